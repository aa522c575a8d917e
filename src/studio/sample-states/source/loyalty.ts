import { LOYALTY } from '../../../config.ts';
import { toMajor } from '../../../../domain/money.ts';
import { pointsToMinor } from '../../../../domain/payment/points.ts';
import { tierOf } from '../../../../domain/account/loyalty.ts';
import type {
  LoyaltyStatus,
  PointsHistory,
  Voucher,
  VoucherList,
  WelcomePromotion,
} from '../../../api/account/loyalty.schema.ts';
import { ORDER_NUMBER, type SampleContext } from './context.ts';
import { POINTS } from './visitors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDS_IN = 60;
const ENDED_BEFORE = 20;
const PAID_BEFORE = 45;
const EARNED = 380;
const EXPIRING = 120;

const dayIn = (now: number, days: number) => new Date(now + days * DAY_MS).toISOString();

/** What a membership brings: rewards, a welcome promotion and a payment with points. */
export function sampleBenefits(context: SampleContext): VoucherList & WelcomePromotion & PointsHistory {
  const { now, site } = context;
  const promotion = {
    promotionId: 'EXAMPLE-WELCOME',
    promotionName: 'Example',
    code: 'EXAMPLE10',
    validTo: dayIn(now, ENDS_IN),
    isRedeemed: false,
  };
  const payment = { orderNumber: ORDER_NUMBER, points: 500, amount: 5, currency: site.currency, returnedPoints: 200 };
  return {
    ...sampleVoucherList(context),
    promotion,
    payments: [{ ...payment, paidAt: dayIn(now, -PAID_BEFORE) }],
    changes: [
      { kind: 'earned', points: EARNED, orderNumber: ORDER_NUMBER, at: dayIn(now, -PAID_BEFORE) },
      { kind: 'opening', points: POINTS + 300 - EARNED, orderNumber: null, at: dayIn(now, -PAID_BEFORE) },
    ],
  };
}

/** A member on the way to the second tier. */
export function sampleLoyaltyStatus({ now }: SampleContext): LoyaltyStatus {
  const { tier, next } = tierOf(EARNED, LOYALTY.tiers);
  return {
    points: { balance: POINTS, minimum: LOYALTY.minimumPoints },
    earned: EARNED,
    periodMonths: LOYALTY.periodMonths,
    tier,
    nextTier: next ?? null,
    expiring: { points: EXPIRING, expiresAt: dayIn(now, ENDS_IN) },
  };
}

/** Vouchers, and those that the balance can be turned into. */
export function sampleVoucherList(context: SampleContext): VoucherList {
  const { currency } = context.site;
  const applicable = LOYALTY.voucherPoints.filter((points) => points <= POINTS);
  return {
    vouchers: sampleVouchers(context),
    currentLoyaltyPoints: POINTS,
    applicableLoyaltyVouchers: applicable.map((points) => ({
      points,
      amountInCurrency: toMajor(pointsToMinor(points, currency), currency),
    })),
  };
}

/** A code, a card that is used in part, and an expired code. */
function sampleVouchers({ now, site: { currency } }: SampleContext): Voucher[] {
  const code = {
    payment_method_id: 'REWARD_CODE',
    currency,
    expiresAt: dayIn(now, ENDS_IN),
    status: 'available',
  } as const;
  const card = { ...code, payment_method_id: 'REWARD_CARD' } as const;
  const expired = { ...code, expiresAt: dayIn(now, -ENDED_BEFORE), status: 'expired' } as const;
  return [
    { ...code, code: 'EXAMPLE-REWARD-10', amount: 10, balance: 10 },
    { ...card, code: 'EXAMPLE-CARD-25', amount: 25, balance: 12.5 },
    { ...expired, code: 'EXAMPLE-REWARD-5', amount: 5, balance: 5 },
  ];
}
