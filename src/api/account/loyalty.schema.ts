import { z } from 'zod';
import { LOYALTY } from '../../config.ts';

export const loyaltyTokenRequest = z.object({
  /** Member whose token is issued; by default the session's own. */
  memberId: z.string().max(50).optional(),
});

export const loyaltyToken = z
  .object({
    /** For `loyaltyToken` of `updateProfile`; works once. */
    token: z.string(),
    /** The member's, or the one that signing up with the token gives. */
    memberId: z.string(),
    /** Seconds. */
    expiresIn: z.number().int().positive(),
  })
  .meta({ id: 'LoyaltyToken' });

export const welcomePromotion = z
  .object({
    /** `null` while no promotion for new members is active. */
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
    /** Remaining amount. */
    balance: z.number(),
    currency: z.string(),
    /** ISO 8601. */
    expiresAt: z.string().nullable(),
    status: z.enum(['available', 'used', 'expired']),
  })
  .meta({ id: 'Voucher' });

const tier = z
  .object({
    id: z.string().meta({ example: 'treeLine' }),
    /** Points of the period that reach it. */
    from: z.number().int(),
    /** Points that a unit of money earns. */
    pointsPerUnit: z.number(),
  })
  .meta({ id: 'LoyaltyTier' });

export const loyaltyStatus = z
  .object({
    /** `minimum`: points pay from this balance on. */
    points: z.object({ balance: z.number().int(), minimum: z.number().int() }),
    /** Points earned with the orders of the last `periodMonths`, without those that were taken back. */
    earned: z.number().int(),
    periodMonths: z.number().int(),
    tier,
    /** `null` in the highest tier. */
    nextTier: tier.nullable(),
    /** The points that expire next, and when (ISO 8601). */
    expiring: z.object({ points: z.number().int(), expiresAt: z.string() }).nullable(),
  })
  .meta({ id: 'LoyaltyStatus' });

export const voucherList = z
  .object({
    /** Usable ones first, and among them the earliest to expire. */
    vouchers: z.array(voucher),
    /** The member's balance. */
    currentLoyaltyPoints: z.number().int(),
    /** What the balance can be turned into, in the currency of the site. */
    applicableLoyaltyVouchers: z.array(z.object({ points: z.number().int(), amountInCurrency: z.number() })),
  })
  .meta({ id: 'VoucherList' });

/** Points that a voucher costs (docs/contract.md#loyalty). */
export const newVoucher = z.object({ points: z.literal(LOYALTY.voucherPoints) });

export const pointsHistory = z
  .object({
    /** Payments with points, the latest first. */
    payments: z.array(
      z.object({
        orderNumber: z.string(),
        /** ISO 8601. */
        paidAt: z.string(),
        points: z.number().int(),
        /** What the points paid. */
        amount: z.number(),
        currency: z.string(),
        /** The part of the points that a cancellation or a refund returned. */
        returnedPoints: z.number().int(),
      }),
    ),
    /** All other changes of the points, the latest first; together with the payments they are the balance. */
    changes: z.array(
      z.object({
        /**
         * `opening`: from before the ledger. `withdrawn`: earned with what was returned; the part that the balance did not
         * cover is `owed` and settled from the next points. `voucher`: turned into a voucher.
         */
        kind: z.enum(['opening', 'earned', 'withdrawn', 'owed', 'expired', 'voucher']),
        /** Negative where points were taken. */
        points: z.number().int(),
        orderNumber: z.string().nullable(),
        /** ISO 8601. */
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'PointsHistory' });

export type LoyaltyTokenRequest = z.input<typeof loyaltyTokenRequest>;
export type LoyaltyToken = z.output<typeof loyaltyToken>;
export type WelcomePromotion = z.output<typeof welcomePromotion>;
export type LoyaltyStatus = z.output<typeof loyaltyStatus>;
export type Voucher = z.output<typeof voucher>;
export type NewVoucher = z.input<typeof newVoucher>;
export type VoucherList = z.output<typeof voucherList>;
export type PointsHistory = z.output<typeof pointsHistory>;
