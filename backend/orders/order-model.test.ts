import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTemporarySqlite } from '../db/database.test-support.ts';
import { ShopperModel, steps } from './order-model.test-support.ts';
import { createOrderShop } from './orders.test-support.ts';

const RUNS = import.meta.env.MODE === 'soak' ? 2000 : 300;

test(`keeps stock, money, carts and orders in ${RUNS} random sequences`, { timeout: RUNS * 1000 }, async () => {
  const clock = { now: Date.now() };
  const database = await openTemporarySqlite();
  const shop = createOrderShop(database, { now: () => clock.now });
  const sequence = fc.asyncProperty(steps, async (taken) => {
    const model = await ShopperModel.start(shop, clock);
    for (const step of taken) {
      await model.take(step);
      await model.check();
    }
  });
  await fc.assert(sequence, { numRuns: RUNS });
  const claims = await database.read.selectFrom('order_claim').selectAll().execute();
  expect(claims).toEqual([]);
  await database.close();
});
