import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMonths } from '../../domain/account/loyalty.ts';
import { creditPoints } from '../cart/payment/points-ledger.ts';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { putConsumer } from './account.test-support.ts';
import { createLoyaltyService, type LoyaltyService } from './loyalty.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 5, 15);

describe.each(TEST_DATABASES)('vouchers made from points in $name', ({ open }) => {
  let database: Database;
  let loyalty: LoyaltyService;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    loyalty = createLoyaltyService({ ...database, now: () => now });
  });
  afterAll(() => database.close());

  const put = async (points: number) => {
    members += 1;
    const consumerNo = await putConsumer(database, { member_id: `V-${members}`, loyalty_confirmed: 1 });
    const credit = { consumerNo, points, orderNumber: null, kind: 'opening', at: now, expiresAt: now + DAY } as const;
    await database.write.transaction().execute((transaction) => creditPoints(transaction, credit));
    return consumerNo;
  };

  test('are offered as far as the balance reaches, for what the points would pay', async () => {
    const list = await loyalty.vouchers(await put(1200), 'USD');
    expect(list).toEqual({
      vouchers: [],
      currentLoyaltyPoints: 1200,
      applicableLoyaltyVouchers: [
        { points: 500, amountInCurrency: 5 },
        { points: 1000, amountInCurrency: 10 },
      ],
    });
    expect((await loyalty.vouchers(await put(499), 'USD')).applicableLoyaltyVouchers).toEqual([]);
  });

  test('take the points, last a year, and stand in the history, which stays equal to the balance', async () => {
    const consumerNo = await put(1200);
    const { vouchers, currentLoyaltyPoints } = await loyalty.createVoucher(consumerNo, 1000, 'USD');
    expect(currentLoyaltyPoints).toBe(200);
    expect(vouchers).toEqual([
      {
        code: expect.stringMatching(/^POINTS-[A-Z\d]{10}$/),
        payment_method_id: 'REWARD_CARD',
        amount: 10,
        balance: 10,
        currency: 'USD',
        expiresAt: new Date(addMonths(now, 12)).toISOString(),
        status: 'available',
      },
    ]);
    const { changes } = await loyalty.pointsHistory(consumerNo);
    expect(changes.map(({ kind, points, orderNumber }) => [kind, points, orderNumber]).toSorted()).toEqual([
      ['opening', 1200, null],
      ['voucher', -1000, null],
    ]);
  });

  test('are as many as the points cover, also at the same time', async () => {
    const consumerNo = await put(1200);
    const made = await Promise.allSettled([1, 2, 3].map(() => loyalty.createVoucher(consumerNo, 500, 'USD')));
    const rejected = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(rejected).toMatchObject([{ errorId: 'REW140' }]);
    const { vouchers, currentLoyaltyPoints } = await loyalty.vouchers(consumerNo, 'USD');
    expect([vouchers.length, currentLoyaltyPoints]).toEqual([2, 200]);
  });
});
