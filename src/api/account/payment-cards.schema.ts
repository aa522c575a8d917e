import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max);
const month = z.number().int().min(1).max(12);
const year = z.number().int().min(2000).max(2100);

/** A card by the token of the provider's frame, never by its number; or a gift card by number and PIN. */
export const newPaymentCard = z
  .object({
    payment_method_id: z.enum(['CREDIT_CARD', 'GIFT_CARD']).optional(),
    /** For a credit card. The frame's other data of the card is for display only: the provider is queried. */
    paymentToken: text(300).min(1).optional(),
    expiryMonth: month.optional(),
    expiryYear: year.optional(),
    holder: text(100).optional(),
    giftCard: z.object({ number: text(40).optional(), pin: text(20).optional() }).optional(),
    main: z.boolean().optional(),
    recaptcha_response: z.string().max(20_000).optional(),
  })
  .superRefine(({ payment_method_id: method, paymentToken, giftCard }, context) => {
    const isGiftCard = method === 'GIFT_CARD' || giftCard !== undefined;
    if (!isGiftCard && paymentToken === undefined) {
      context.addIssue({ code: 'custom', path: ['paymentToken'], message: 'A card is saved by its token' });
    }
  });

/** Omitted fields stay unchanged. One card of a kind is always the main one: `main: false` changes nothing. */
export const paymentCardChange = z.object({
  main: z.boolean().optional(),
  expiryMonth: month.optional(),
  expiryYear: year.optional(),
  holder: text(100).optional(),
});

export const paymentCardPath = z.object({ paymentInstrumentId: z.string().min(1).max(255) });

const savedCard = z
  .object({
    paymentInstrumentId: z.string(),
    payment_method_id: z.enum(['CREDIT_CARD', 'GIFT_CARD']),
    /** First digits, which identify the issuer. */
    bin: z.string().nullable(),
    brand: z.string().nullable(),
    last4: z.string(),
    holder: z.string().nullable(),
    expiryMonth: z.number().int().nullable(),
    expiryYear: z.number().int().nullable(),
    isExpired: z.boolean(),
    main: z.boolean(),
    /** For a gift card. */
    balance: z.number().optional(),
    currency: z.string().optional(),
    /** For a gift card that expires: ISO 8601. */
    expiresAt: z.string().optional(),
  })
  .meta({ id: 'SavedCard' });

/** Credit cards before gift cards, the main one of a kind first. */
export const savedCards = z.object({ cards: z.array(savedCard) }).meta({ id: 'SavedCards' });

export const cardResponse = z.object({ card: savedCard, cards: z.array(savedCard) }).meta({ id: 'SavedCardAnswer' });

export type NewPaymentCard = z.input<typeof newPaymentCard>;
export type PaymentCardChange = z.input<typeof paymentCardChange>;
export type SavedCard = z.output<typeof savedCard>;
export type SavedCards = z.output<typeof savedCards>;
export type CardResponse = z.output<typeof cardResponse>;
