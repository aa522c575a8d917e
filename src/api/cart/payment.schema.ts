import { z } from 'zod';
import { PAYMENT_METHODS } from '../../../domain/payment/methods.ts';
import { identifier } from '../core/scope.schema.ts';
import { giftOption } from './cart-item.schema.ts';

const amount = z.number();
const code = z.string().trim().min(1).max(100);
const methodId = z.enum(PAYMENT_METHODS);

/** A payment method available for this cart. */
export const paymentMethod = z
  .object({
    id: methodId,
    payment_method_id: methodId,
    /** False where it can pay nothing now: its balance is empty, or nothing is left to pay. */
    available: z.boolean(),
    /** Balance after this cart; `null` for methods without one. */
    remainingAmount: amount.nullable(),
    /** Amount it pays of this cart, or could pay. */
    payableAmount: amount,
    /** Points of the loyalty programme. */
    points: z.number().int().optional(),
    /** Points pay from this balance on. */
    minimumPoints: z.number().int().optional(),
    currency: z.string().length(3),
  })
  .meta({ id: 'PaymentMethod' });

/** A payment of a cart, in the order in which balances are used; gift cards by their last digits. */
export const paymentInstrument = z
  .object({
    id: z.string(),
    paymentInstrumentId: z.string(),
    payment_method_id: methodId,
    amount,
    /** Balance after this cart; `null` for methods without one. */
    remainingAmount: amount.nullable(),
    maskedNumber: z.string().nullable(),
    /** Code of a reward. */
    code: z.string().nullable(),
    card_type: z.string().nullable(),
  })
  .meta({ id: 'PaymentInstrument' });

export const appliedReward = z.object({ code: z.string().nullable(), payment_method_id: methodId, amount });

export const paymentMethods = z
  .object({
    basketId: z.string(),
    currency: z.string().length(3),
    remainingToPay: amount,
    paymentMethods: z.array(paymentMethod),
  })
  .meta({ id: 'PaymentMethods' });

/** A missing value has an error of its own, `GFC400`; an invalid gift card number, `GC_INVALID2`. */
export const giftCardBalanceBody = z.object({
  number: z.string().max(100).optional().meta({ example: '6006490000000001' }),
  pin: z.string().max(100).optional().meta({ example: '1234' }),
});

export const giftCardBalance = z
  .object({ balance: amount, currency: z.string().length(3) })
  .meta({ id: 'GiftCardBalance' });

export const giftCardPreviewBody = z.object({ amount: amount.positive().max(100_000), giftOption });

/** Number and PIN are hidden. */
export const giftCardPreview = z.object({ subject: z.string(), text: z.string() }).meta({ id: 'GiftCardPreview' });

export const addPaymentInstrumentBody = z.object({
  payment_method_id: methodId,
  /** Maximum amount to charge; by default as much as the balance covers. */
  amount: z.number().positive().max(1e9).optional(),
  giftCard: giftCardBalanceBody.optional(),
  /** Code of a reward. */
  code: code.optional(),
  /** Id of a card saved in the account. */
  paymentInstrumentId: identifier.optional(),
});

/** Any one of the three identifies it. */
export const removePaymentInstrumentBody = z.object({
  paymentInstrumentId: identifier.optional(),
  id: identifier.optional(),
  payment_method_id: methodId.optional(),
});

/** The rewards to apply, replacing the current ones; `null` removes all. */
export const applyRewardBody = z.object({
  appliedLoyaltyVoucher: z.union([code, z.array(code).max(10), z.literal(''), z.null()]),
});

const shortText = z.string().trim().min(1).max(100);

export const paymentSessionQuery = z.object({
  /** Where the payment is started: a page's name or path. */
  referer: z.string().max(2000).optional(),
  paymentMethodId: shortText.optional(),
  paymentMethod: shortText.optional(),
});

/** Data for a provider's script, stylesheet or frame (docs/contract.md#payment). */
export const paymentSession = z
  .object({
    payment_method_id: methodId,
    payment_instrument_id: z.string().nullable(),
    session_id: z.string().nullable(),
    client_token: z.string().nullable(),
    payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
    attachment: z.object({ referer: z.string().nullable(), frameUrl: z.string().nullable() }),
    /** Returned by the provider's script. */
    authorization_token: z.string().nullable(),
  })
  .meta({ id: 'PaymentSession' });

export const deviceNoteBody = z.object({
  /** By default the session's open cart. */
  cartId: identifier.optional(),
  deviceFingerPrint: z.string().min(1).max(4000),
  sessionId: z.string().min(1).max(200).optional(),
});

export const deviceNote = z
  .object({ basketId: z.string(), deviceFingerPrint: z.string(), sessionId: z.string().nullable() })
  .meta({ id: 'DeviceNote' });

export type PaymentMethod = z.output<typeof paymentMethod>;
export type PaymentMethodList = z.output<typeof paymentMethods>;
export type PaymentInstrument = z.output<typeof paymentInstrument>;
export type GiftCardBalance = z.output<typeof giftCardBalance>;
export type GiftCardBalanceRequest = z.input<typeof giftCardBalanceBody>;
export type GiftCardPreview = z.output<typeof giftCardPreview>;
export type GiftCardPreviewRequest = z.input<typeof giftCardPreviewBody>;
export type NewPaymentInstrument = z.input<typeof addPaymentInstrumentBody>;
export type PaymentInstrumentName = z.input<typeof removePaymentInstrumentBody>;
export type RewardRequest = z.input<typeof applyRewardBody>;
export type PaymentSession = z.output<typeof paymentSession>;
export type PaymentSessionRequest = z.input<typeof paymentSessionQuery>;
export type DeviceNote = z.output<typeof deviceNote>;
export type DeviceNoteRequest = z.input<typeof deviceNoteBody>;
