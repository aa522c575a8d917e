import { z } from 'zod';
import { PAYMENT_METHODS } from '../../../domain/payment/methods.ts';
import { identifier } from '../core/scope.schema.ts';

const amount = z.number();
const code = z.string().trim().min(1).max(100);
const methodId = z.enum(PAYMENT_METHODS);

/** A method the buyer may use here. */
export const paymentMethod = z
  .object({
    id: methodId,
    payment_method_id: methodId,
    /** False where it pays nothing now: it holds nothing, or nothing is left to pay. */
    available: z.boolean(),
    /** What its balance leaves after this cart; nothing for methods without one. */
    remainingAmount: amount.nullable(),
    /** What it pays of this cart, or could. */
    payableAmount: amount,
    /** Of the loyalty programme. */
    points: z.number().int().optional(),
    currency: z.string().length(3),
  })
  .meta({ id: 'PaymentMethod' });

/** What pays for a cart, in the order it is used up; gift cards by their last digits. */
export const paymentInstrument = z
  .object({
    id: z.string(),
    paymentInstrumentId: z.string(),
    payment_method_id: methodId,
    amount,
    /** What is left of it after this cart; nothing for methods without a balance. */
    remainingAmount: amount.nullable(),
    maskedNumber: z.string().nullable(),
    /** Of a reward. */
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

/** What is missing has an error of its own, `GFC400`; what cannot be a gift card, `GC_INVALID2`. */
export const giftCardBalanceBody = z.object({
  number: z.string().max(100).optional().meta({ example: '6006490000000001' }),
  pin: z.string().max(100).optional().meta({ example: '1234' }),
});

export const giftCardBalance = z
  .object({ balance: amount, currency: z.string().length(3) })
  .meta({ id: 'GiftCardBalance' });

export const addPaymentInstrumentBody = z.object({
  payment_method_id: methodId,
  /** Most to take of it; as much as it covers where it is left out. */
  amount: z.number().positive().max(1e9).optional(),
  giftCard: giftCardBalanceBody.optional(),
  /** Of a reward. */
  code: code.optional(),
  /** Of a card kept in the account. */
  paymentInstrumentId: identifier.optional(),
});

/** Any of the three names it. */
export const removePaymentInstrumentBody = z.object({
  paymentInstrumentId: identifier.optional(),
  id: identifier.optional(),
  payment_method_id: methodId.optional(),
});

/** The rewards that are to be applied, instead of those that are; none with `null`. */
export const applyRewardBody = z.object({
  appliedLoyaltyVoucher: z.union([code, z.array(code).max(10), z.literal(''), z.null()]),
});

const shortText = z.string().trim().min(1).max(100);

export const paymentSessionQuery = z.object({
  /** Where it is started: a page's name or path. */
  referer: z.string().max(2000).optional(),
  paymentMethodId: shortText.optional(),
  paymentMethod: shortText.optional(),
});

/** What a provider's script, sheet or frame works with (docs/contract.md#payment). */
export const paymentSession = z
  .object({
    payment_method_id: methodId,
    payment_instrument_id: z.string().nullable(),
    session_id: z.string().nullable(),
    client_token: z.string().nullable(),
    payment_method_categories: z.array(z.object({ identifier: z.string(), name: z.string() })),
    attachment: z.object({ referer: z.string().nullable(), frameUrl: z.string().nullable() }),
    /** Comes of the provider's script. */
    authorization_token: z.string().nullable(),
  })
  .meta({ id: 'PaymentSession' });

export const deviceNoteBody = z.object({
  /** The session's open cart without it. */
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
export type NewPaymentInstrument = z.input<typeof addPaymentInstrumentBody>;
export type PaymentInstrumentName = z.input<typeof removePaymentInstrumentBody>;
export type RewardRequest = z.input<typeof applyRewardBody>;
export type PaymentSession = z.output<typeof paymentSession>;
export type PaymentSessionRequest = z.input<typeof paymentSessionQuery>;
export type DeviceNote = z.output<typeof deviceNote>;
export type DeviceNoteRequest = z.input<typeof deviceNoteBody>;
