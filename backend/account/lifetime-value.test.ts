import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { putConsumer } from './account.test-support.ts';
import { loadLifetimeValue } from './lifetime-value.ts';
import { loadProfile } from './profile-response.ts';

const NOW = Date.UTC(2026, 5, 15);
const DAY = 24 * 60 * 60 * 1000;

describe.each(TEST_DATABASES)('the value of a customer in $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const load = (consumerNo: string) => loadLifetimeValue(database.read, { consumerNo, now: NOW });

  async function order(consumerNo: string, change: { status?: 'placed' | 'cancelled'; refunded_minor?: number }) {
    const number = crypto.randomUUID();
    await database.write
      .insertInto('shop_order')
      .values({
        order_number: number,
        basket_id: number,
        consumer_no: consumerNo,
        email: 'ann@example.com',
        st: number,
        site_id: 'us',
        locale: 'en-us',
        currency: 'USD',
        status: 'placed',
        total_minor: 12_000,
        answer: '{}',
        created_at: NOW - DAY,
        ...change,
      })
      .execute();
  }

  test('counts placed orders of their own, less what was refunded', async () => {
    const [ann, bob] = [await putConsumer(database), await putConsumer(database)];
    await order(ann, {});
    await order(ann, { refunded_minor: 2000 });
    await order(ann, { status: 'cancelled' });
    expect(await load(ann)).toEqual({ clv: 660, monetary: 110, numberOfPurchases: 2, pastSpend: 220 });
    expect(await load(bob)).toBeUndefined();
  });

  test('is in the profile that is asked for with its summary of points, and in no other', async () => {
    const ann = await putConsumer(database);
    await order(ann, {});
    const profiles = await Promise.all(
      [true, false].map((withPoints) => loadProfile(database.read, ann, { withPoints })),
    );
    const [full, plain] = profiles.map(({ consumerProfile }) => consumerProfile.clv);
    expect([full, plain]).toMatchObject([{ numberOfPurchases: 1, monetary: 120, pastSpend: 120 }, undefined]);
  });
});
