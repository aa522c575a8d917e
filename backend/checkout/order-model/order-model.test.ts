import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import { createModelShop } from './order-model-shop.test-support.ts';
import { sessionRuns } from './order-model-steps.test-support.ts';
import { CustomerModel } from './order-model.test-support.ts';

const isSoak = import.meta.env.MODE === 'soak';
const FEW = isSoak ? 200 : 15;
const MANY = isSoak ? 2000 : 300;

const DATABASES = TEST_DATABASES.map((database) => ({ ...database, runs: database.name === 'SQLite' ? MANY : FEW }));
const SHOPS = [
  { hasSeveral: false, warehouses: 'one warehouse', share: 1 },
  { hasSeveral: true, warehouses: 'several warehouses', share: 0.3 },
];

describe.each(DATABASES)('random customer sessions on $name', ({ open, runs: all }) => {
  test.each(SHOPS)(
    'loses no stock, money, points, codes, carts or orders with $warehouses',
    { timeout: all * 2000 },
    async ({ hasSeveral, share }) => {
      const runs = Math.ceil(all * share);
      const database = await open();
      const shop = await createModelShop(database, { now: Date.now() }, hasSeveral);
      const sequence = fc.asyncProperty(sessionRuns, async ({ accountUnits, taken }) => {
        const model = await CustomerModel.start(shop, accountUnits);
        for (const step of taken) {
          await model.take(step);
          await model.check();
        }
      });
      await fc.assert(sequence, { numRuns: runs });
      const leases = await database.read.selectFrom('order_claim').selectAll().execute();
      expect(leases).toEqual([]);
      await database.close();
    },
  );
});
