import type { Cart } from './cart.schema.ts';
import { operation } from '../core/operation.ts';
import { GIFT_CARD_ERRORS, REWARD_ERRORS } from '../errors/error-groups.ts';
import type {
  DeviceNote,
  DeviceNoteRequest,
  GiftCardBalance,
  GiftCardBalanceRequest,
  GiftCardPreview,
  GiftCardPreviewRequest,
  NewPaymentInstrument,
  PaymentInstrumentName,
  PaymentMethodList,
  PaymentSession,
  PaymentSessionRequest,
  RewardRequest,
} from './payment.schema.ts';

type OfCart = { params: { basketId: string } };

/** Payment methods available to this customer for this cart. */
export const getPaymentMethods = operation<OfCart, PaymentMethodList>({
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/paymentMethods',
  access: 'visitor',
  errors: ['CART_NOT_FOUND'],
});

/** Adds a payment instrument with a balance, or sets the method that pays the rest. */
export const addPaymentInstrument = operation<OfCart & { body: NewPaymentInstrument }, Cart>({
  name: 'addPaymentInstrument',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  access: 'visitor',
  errors: [
    'CART_NOT_FOUND',
    ...GIFT_CARD_ERRORS,
    ...REWARD_ERRORS,
    'GC_ALREADY_APPLIED',
    'GFC410',
    'GFO405',
    'PAYMENT_INSTRUMENT_NOT_FOUND',
    'PYT400',
    'CC_EXPIRY_DATE_INVALID',
  ],
});

export const removePaymentInstrument = operation<OfCart & { body: PaymentInstrumentName }, Cart>({
  name: 'removePaymentInstrument',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'PAYMENT_INSTRUMENT_NOT_FOUND'],
});

export const applyReward = operation<OfCart & { body: RewardRequest }, Cart>({
  name: 'applyReward',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/reward',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', ...REWARD_ERRORS],
});

export const getGiftCardBalance = operation<{ body: GiftCardBalanceRequest }, GiftCardBalance>({
  name: 'getGiftCardBalance',
  method: 'POST',
  path: '/cart/v1/giftcard/balance',
  access: 'visitor',
  errors: [...GIFT_CARD_ERRORS],
});

/** The mail that the recipient of a gift card gets, in the locale and currency of the session. */
export const previewGiftCard = operation<{ body: GiftCardPreviewRequest }, GiftCardPreview>({
  name: 'previewGiftCard',
  method: 'POST',
  path: '/cart/v1/giftcard/preview',
  access: 'visitor',
  errors: [],
});

/**
 * Opens a session of the pay-later provider or a wallet for the session's open cart, or returns the address of the
 * frame for card data.
 */
export const getPaymentSession = operation<
  { query: { [Name in keyof PaymentSessionRequest]: string } },
  PaymentSession
>({
  name: 'getPaymentSession',
  method: 'GET',
  path: '/cart/v1/paymentSession',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'PAYMENT_INSTRUMENT_NOT_FOUND'],
});

/** Stores the device data that the payment provider's script collected. */
export const noteDevice = operation<{ body: DeviceNoteRequest }, DeviceNote>({
  name: 'noteDevice',
  method: 'POST',
  path: '/cart/v1/deviceFingerPrint',
  access: 'visitor',
  errors: ['CART_NOT_FOUND'],
});
