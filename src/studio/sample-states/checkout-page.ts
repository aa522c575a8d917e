import { addAddress, changeAddress } from '../../api/account/address-book.ts';
import { validateShippingAddress } from '../../api/cart/delivery.ts';
import { patchOrder, placeOrder } from '../../api/orders/orders.ts';
import { getPaymentSession, noteDevice } from '../../api/cart/payment.ts';
import type { PaymentSession } from '../../api/cart/payment.schema.ts';
import { addressIn, SAVED_ADDRESS, savedAddressIn } from './source/addresses.ts';
import { billed, delivered, filled, pickedUp } from './cart/initial-states.ts';
import type { CartState } from './cart/state.ts';
import { BASKET, ORDER_NUMBER, type SampleContext } from './source/context.ts';
import { DRAFT_STORAGE_KEY, PENDING_STORAGE_KEY } from './source/storage-keys.ts';
import { errorReply, reply, type Reply, type Script } from './cart/sample-replies.ts';
import { sharedReplies } from './shared-replies.ts';
import { CARD_ID, isSignedIn } from './source/visitors.ts';

const PAYMENT_ERROR = { status: 422, errorId: 'PAYMENT_ERROR' } as const;

/** Card frame pages, by the values of the setting `PAYMENT_PROVIDER`. */
const CARD_FRAMES: Readonly<Record<string, string>> = { sandbox: '/sandbox/frame/card' };
/** The provider's own request (`services/payment/pay-later.ts`): it approves without a payment. */
const PAY_LATER: Reply = {
  call: 'POST /sandbox/pay-later/authorize',
  status: 200,
  body: { approved: true, authorization_token: 'preview' },
};

/** The checkout at one of its steps; the remaining steps can be completed. */
export function checkoutPage(name: string, context: SampleContext): Script {
  const isDeclined = name === 'refused';
  const step = STEPS.find((one) => one === name) ?? (isDeclined ? 'billing' : 'shipping');
  const { site, locale } = context;
  const storage = {
    [DRAFT_STORAGE_KEY]: draftAt(step, context),
    ...(isDeclined && { [PENDING_STORAGE_KEY]: PENDING }),
  };
  const address = savedAddressIn(site.country, locale);
  const book = { addressId: SAVED_ADDRESS, address: [address] };
  const begun = name === 'pickup' ? pickedUp(context) : filled(context);
  return {
    storage,
    cart: FILLED[step](begun, context),
    replies: [
      ...(isDeclined ? [errorReply(placeOrder, PAYMENT_ERROR), errorReply(patchOrder, PAYMENT_ERROR)] : []),
      reply(addAddress, book),
      reply(changeAddress, book),
      reply(validateShippingAddress, { valid: true, messages: [] }),
      reply(getPaymentSession, sessionFor(context)),
      reply(noteDevice, { basketId: BASKET, deviceFingerPrint: 'preview', sessionId: null }),
      PAY_LATER,
      ...sharedReplies(context),
    ],
  };
}

const STEPS = ['shipping', 'billing', 'summary'] as const;

/** The state of the cart at each step. */
const FILLED: Readonly<Record<(typeof STEPS)[number], (cart: CartState, context: SampleContext) => CartState>> = {
  shipping: (cart) => cart,
  billing: delivered,
  summary: billed,
};

/** The order that awaits the bank's response, which declines the payment. */
const PENDING = {
  type: 'redirect',
  url: '/',
  sessionID: 'preview',
  paymentInstrumentId: 'preview',
  orderNumber: ORDER_NUMBER,
  method: 'CREDIT_CARD',
} as const;

/** The draft at the step; a guest pays later, since entered cards are never stored. */
function draftAt(step: string, { visitor, site, locale }: SampleContext) {
  const {
    country: _,
    countryCode,
    phoneCode: __,
    addressId: ___,
    province,
    ...address
  } = addressIn(site.country, locale);
  const isKnown = isSignedIn(visitor);
  const paysLater = step === 'summary' && !isKnown;
  return {
    step,
    shipping: { ...address, countryCode, province: province ?? '' },
    ...(isKnown && { addressId: SAVED_ADDRESS, cardId: CARD_ID }),
    method: paysLater ? 'KLARNA' : 'CREDIT_CARD',
    isSameAddress: true,
    isExpressOver: true,
  };
}

function sessionFor({ providers }: SampleContext): PaymentSession {
  return {
    payment_method_id: 'CREDIT_CARD',
    payment_instrument_id: null,
    session_id: 'preview',
    client_token: 'preview',
    payment_method_categories: [],
    attachment: { referer: null, frameUrl: CARD_FRAMES[providers['payment'] ?? ''] ?? null },
    authorization_token: null,
  };
}
