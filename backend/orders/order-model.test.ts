import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTemporarySqlite } from '../db/database.test-support.ts';
import { createModelShop } from './order-model-shop.test-support.ts';
import { visits } from './order-model-steps.test-support.ts';
import { ShopperModel } from './order-model.test-support.ts';

const RUNS = import.meta.env.MODE === 'soak' ? 2000 : 300;

test(
  `keeps stock, money, points, codes, carts and orders in ${RUNS} random sequences`,
  { timeout: RUNS * 1000 },
  async () => {
    const database = await openTemporarySqlite();
    const shop = await createModelShop(database, { now: Date.now() });
    const sequence = fc.asyncProperty(visits, async ({ kept, taken }) => {
      const model = await ShopperModel.start(shop, kept);
      for (const step of taken) {
        await model.take(step);
        await model.check();
      }
    });
    await fc.assert(sequence, { numRuns: RUNS });
    const claims = await database.read.selectFrom('order_claim').selectAll().execute();
    expect(claims).toEqual([]);
    await database.close();
  },
);
