import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
