import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMonths } from '../../domain/account/loyalty.ts';
import { LOYALTY } from '../../src/config.ts';
import { creditPoints, pointsExpiry } from '../cart/payment/points-ledger.ts';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { putConsumer } from './account.test-support.ts';
import { createLoyaltyService, type LoyaltyService } from './loyalty.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 5, 15);
const iso = (moment: number) => new Date(moment).toISOString();

describe.each(TEST_DATABASES)('the status of a member in $name', ({ open }) => {
  let database: Database;
  let loyalty: LoyaltyService;
  let member: string;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    loyalty = createLoyaltyService({ ...database, now: () => NOW });
  });
  beforeEach(async () => {
    members += 1;
    member = await putConsumer(database, { member_id: `M-${members}`, loyalty_confirmed: 1 });
  });
  afterAll(() => database.close());

  function earn(points: number, at: number): Promise<void> {
    const credit = { consumerNo: member, points, orderNumber: 'O', at, countsAt: at, expiresAt: pointsExpiry(at) };
    return database.write
      .transaction()
      .execute((transaction) => creditPoints(transaction, { ...credit, kind: 'earned' }));
  }

  test('is the first tier at first, with nothing that expires', async () => {
    expect(await loyalty.status(member)).toEqual({
      points: { balance: 0, minimum: LOYALTY.minimumPoints },
      earned: 0,
      periodMonths: LOYALTY.periodMonths,
      tier: LOYALTY.tiers[0],
      nextTier: LOYALTY.tiers[1],
      expiring: null,
    });
  });

  test('counts the points of the period, and names those that expire next, by the day', async () => {
    await earn(700, NOW - 400 * DAY);
    await earn(30, NOW - 700 * DAY);
    await earn(90, NOW - 700 * DAY + 1);
    await earn(1600, NOW - DAY);
    const status = await loyalty.status(member);
    expect(status).toMatchObject({ points: { balance: 2420 }, earned: 1600, tier: { id: 'summit' }, nextTier: null });
    expect(status.expiring).toEqual({ points: 120, expiresAt: iso(pointsExpiry(NOW - 700 * DAY)) });
  });

  test('has a history of all that was earned, the latest first', async () => {
    await earn(30, NOW - 2 * DAY);
    await earn(50, NOW - DAY);
    expect((await loyalty.pointsHistory(member)).changes).toEqual([
      { kind: 'earned', points: 50, orderNumber: 'O', at: iso(NOW - DAY) },
      { kind: 'earned', points: 30, orderNumber: 'O', at: iso(NOW - 2 * DAY) },
    ]);
  });
});

describe.each(TEST_DATABASES)('vouchers made from points in $name', ({ open }) => {
  let database: Database;
  let loyalty: LoyaltyService;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    loyalty = createLoyaltyService({ ...database, now: () => NOW });
  });
  afterAll(() => database.close());

  const put = async (points: number) => {
    members += 1;
    const consumerNo = await putConsumer(database, { member_id: `V-${members}`, loyalty_confirmed: 1 });
    const credit = { consumerNo, points, orderNumber: null, kind: 'opening', at: NOW, expiresAt: NOW + DAY } as const;
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
        expiresAt: iso(addMonths(NOW, 12)),
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
