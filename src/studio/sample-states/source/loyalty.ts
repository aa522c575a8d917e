import type { PointsHistory, VoucherList, WelcomePromotion } from '../../../api/account/loyalty.schema.ts';
import { ORDER_NUMBER, type SampleContext } from './context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDS_IN = 60;
const ENDED_BEFORE = 20;
const PAID_BEFORE = 45;

/** What a membership brings: a reward of each kind and status, a welcome promotion and a payment with points. */
export function sampleBenefits({
  now,
  site: { currency },
}: SampleContext): VoucherList & WelcomePromotion & PointsHistory {
  const dayIn = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const reward = {
    payment_method_id: 'REWARD_CODE',
    amount: 10,
    balance: 10,
    currency,
    expiresAt: dayIn(ENDS_IN),
  } as const;
  return {
    vouchers: [
      { ...reward, code: 'EXAMPLE-REWARD-10', status: 'available' },
      {
        ...reward,
        payment_method_id: 'REWARD_CARD',
        code: 'EXAMPLE-CARD-25',
        amount: 25,
        balance: 12.5,
        status: 'available',
      },
      {
        ...reward,
        code: 'EXAMPLE-REWARD-5',
        amount: 5,
        balance: 5,
        expiresAt: dayIn(-ENDED_BEFORE),
        status: 'expired',
      },
    ],
    promotion: {
      promotionId: 'EXAMPLE-WELCOME',
      promotionName: 'Example',
      code: 'EXAMPLE10',
      validTo: dayIn(ENDS_IN),
      isRedeemed: false,
    },
    payments: [
      { orderNumber: ORDER_NUMBER, paidAt: dayIn(-PAID_BEFORE), points: 500, amount: 5, currency, returnedPoints: 200 },
    ],
  };
}
