import { z } from 'zod';

export const loyaltyTokenRequest = z.object({
  /** Whose token it shall be; the caller's without it. */
  memberId: z.string().max(50).optional(),
});

export const loyaltyToken = z
  .object({
    /** For the loyalty programme's own pages. */
    token: z.string(),
    memberId: z.string(),
    /** Seconds. */
    expiresIn: z.number().int().positive(),
  })
  .meta({ id: 'LoyaltyToken' });

export const welcomePromotion = z
  .object({
    /** Nothing where no promotion welcomes members at the moment. */
    promotion: z
      .object({
        promotionId: z.string(),
        promotionName: z.string(),
        code: z.string(),
        /** ISO 8601. */
        validTo: z.string().nullable(),
        isRedeemed: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'WelcomePromotion' });

const voucher = z
  .object({
    code: z.string(),
    payment_method_id: z.enum(['REWARD_CODE', 'REWARD_CARD']),
    amount: z.number(),
    /** What is left of it. */
    balance: z.number(),
    currency: z.string(),
    /** ISO 8601. */
    expiresAt: z.string().nullable(),
    status: z.enum(['available', 'used', 'expired']),
  })
  .meta({ id: 'Voucher' });

/** Those that can be used first, and of them the one that ends first. */
export const voucherList = z.object({ vouchers: z.array(voucher) }).meta({ id: 'VoucherList' });

export type LoyaltyTokenRequest = z.input<typeof loyaltyTokenRequest>;
export type LoyaltyToken = z.output<typeof loyaltyToken>;
export type WelcomePromotion = z.output<typeof welcomePromotion>;
export type Voucher = z.output<typeof voucher>;
export type VoucherList = z.output<typeof voucherList>;
