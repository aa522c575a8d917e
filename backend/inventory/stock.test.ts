import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putProduct, putStore } from '../catalog/shop.test-support.ts';
import { catalogRevision } from '../db/catalog-revision.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { exchangeReserved } from './exchange-reserved.ts';
import { reserveUnits } from './reservations.ts';
import { openStock, sumUnits, type Stock, type StockUnits } from './stock.ts';

const boots = (qty: number, storeId: string | null = null): StockUnits => ({ sku: 'BOOT', storeId, qty });
const socks = (qty: number): StockUnits => ({ sku: 'SOCK', storeId: null, qty });

describe('units by stock location', () => {
  test('are summed, in one order whatever the order of the lines', () => {
    const lines = [socks(1), boots(2, 'S1'), boots(1), boots(3, 'S1'), socks(4), boots(1, 'S0')];
    const summed = [boots(1), boots(1, 'S0'), boots(5, 'S1'), socks(5)];
    expect(sumUnits(lines)).toEqual(summed);
    expect(sumUnits(lines.toReversed())).toEqual(summed);
    expect(sumUnits([])).toEqual([]);
  });

  test('of which some are returned may be none or fewer than none', () => {
    expect(sumUnits([boots(2), boots(-2), socks(-1)])).toEqual([boots(0), socks(-1)]);
  });

  test('are as many as before', () => {
    const unit = fc.record({
      sku: fc.constantFrom('A', 'B', 'A"'),
      storeId: fc.constantFrom(null, 'S1', 'B'),
      qty: fc.integer({ min: -5, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const summed = sumUnits(units);
        for (const one of units) {
          const isSame = (other: StockUnits) => other.sku === one.sku && other.storeId === one.storeId;
          const total = units.filter(isSame).reduce((sum, { qty }) => sum + qty, 0);
          expect(summed.filter(isSame).map(({ qty }) => qty)).toEqual([total]);
        }
      }),
    );
  });
});

describe.each(TEST_DATABASES)('stock on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT' }, { sku: 'SOCK' }, { sku: 'FREE' }] });
    await putStore(database, { id: 'S1', stock: { BOOT: 2 } });
    await database.write
      .updateTable('stock')
      .set({ tracked: 0, qty: 999_999 })
      .where('variant_sku', '=', 'FREE')
      .execute();
    const cart = {
      basket_id: 'basket',
      consumer_no: 'c',
      site_id: 'us',
      currency: 'USD',
      created_at: 0,
      updated_at: 0,
    };
    await database.write.insertInto('cart').values(cart).execute();
  });
  beforeEach(async () => {
    await database.write.deleteFrom('reservation').execute();
    await database.write.updateTable('stock').set({ qty: 5 }).where('tracked', '=', 1).execute();
    await database.write.updateTable('store_stock').set({ qty: 2 }).execute();
  });
  afterAll(() => database.close());

  const change = <Result>(make: (stock: Stock) => Promise<Result>): Promise<Result> =>
    database.write.transaction().execute(async (transaction) => {
      const stock = openStock(transaction);
      const result = await make(stock);
      await stock.finish();
      return result;
    });
  const count = (location: Pick<StockUnits, 'sku' | 'storeId'>) => change((stock) => stock.count(location));

  test.each([
    ['one unit', boots(1), true, 4],
    ['all units', boots(5), true, 0],
    ['one unit more than there are', boots(6), false, 5],
    ['units of an unknown variant', { ...boots(1), sku: 'NONE' }, false, 0],
    ['all units of a store', boots(2, 'S1'), true, 0],
    ['one unit more than a store has', boots(3, 'S1'), false, 2],
    ['units of an unknown store', boots(1, 'S9'), false, 0],
    ['units that are not tracked', { ...boots(9000), sku: 'FREE' }, true, 999_999],
  ])('is taken, or not at all: %s', async (_, units, isTaken, left) => {
    expect(await change((stock) => stock.take(units))).toBe(isTaken);
    expect(await count(units)).toBe(left);
  });

  test('is put back where it was taken', async () => {
    await change(async (stock) => {
      await stock.put(boots(3));
      await stock.put(boots(1, 'S1'));
      await stock.put({ ...boots(7), sku: 'FREE' });
      await stock.put({ ...boots(1), sku: 'NONE' });
      await stock.put(boots(1, 'S9'));
    });
    expect([await count(boots(0)), await count(boots(0, 'S1'))]).toEqual([8, 3]);
    expect(await count({ sku: 'FREE', storeId: null })).toBe(999_999);
  });

  test('is never taken twice, however many ask for it', async () => {
    const takes = Array.from({ length: 8 }, () => change((stock) => stock.take(boots(2))));
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(2);
    expect(await count(boots(0))).toBe(1);
  });

  test.each([
    ['the last unit is taken', (stock: Stock) => stock.take(boots(5)), 1],
    ['units are left', (stock: Stock) => stock.take(boots(4)), 0],
    ['nothing could be taken', (stock: Stock) => stock.take(boots(6)), 0],
    ['the last unit of a store is taken', (stock: Stock) => stock.take(boots(2, 'S1')), 0],
    ['two variants sell out', async (stock: Stock) => (await stock.take(boots(5))) && stock.take(socks(5)), 1],
    ['units come back to some', (stock: Stock) => stock.put(boots(1)), 0],
  ])('updates the catalogue once a variant sells out: %s', async (_, make, updates) => {
    const before = await catalogRevision(database.read);
    await change(async (stock) => void (await make(stock)));
    expect(await catalogRevision(database.read)).toBe(before + updates);
  });

  test('updates the catalogue when a variant comes back', async () => {
    await change((stock) => stock.take(boots(5)));
    const before = await catalogRevision(database.read);
    await change((stock) => stock.put(boots(2)));
    expect(await catalogRevision(database.read)).toBe(before + 1);
  });

  const warehouseIds = ['main'];
  const gift = (sku: string, qty = 1) => ({ sku, qty, id: `gift-${sku}` });
  const exchange = (units: readonly StockUnits[], gifts: readonly ReturnType<typeof gift>[] = []) =>
    database.write.transaction().execute(async (transaction) => {
      const stock = openStock(transaction);
      const outcome = await exchangeReserved(transaction, stock, { basketId: 'basket', units, gifts, warehouseIds });
      await stock.finish();
      return { missing: outcome.missing, given: outcome.given.map(({ id }) => id) };
    });
  const reserve = (...units: StockUnits[]) =>
    database.write
      .transaction()
      .execute((transaction) => reserveUnits(transaction, { basketId: 'basket', units, warehouseIds, expiresAt: 1 }));

  test('that is reserved is exchanged for what is bought, the rest put back', async () => {
    await reserve(boots(3), socks(2), boots(1, 'S1'));
    expect(await exchange([boots(4)])).toEqual({ missing: [], given: [] });
    expect([await count(boots(0)), await count(socks(0)), await count(boots(0, 'S1'))]).toEqual([1, 5, 2]);
    expect(await database.read.selectFrom('reservation').selectAll().execute()).toEqual([]);
  });

  test('that is missing is reported with what the cart could have, its reservation included', async () => {
    await reserve(boots(3));
    expect((await exchange([boots(6)])).missing).toEqual([{ ...boots(3), available: 5 }]);
    expect((await exchange([{ ...boots(1), sku: 'NONE' }])).missing).toMatchObject([{ sku: 'NONE', available: 0 }]);
  });

  test.each([
    ['as far as units are left after those bought', [boots(4)], [gift('BOOT')], ['gift-BOOT'], 0],
    ['not when the purchase takes the last', [boots(5)], [gift('BOOT')], [], 0],
    ['as a whole or not at all', [boots(4)], [gift('BOOT', 2)], [], 1],
    ['from the warehouse only', [boots(2, 'S1')], [gift('BOOT')], ['gift-BOOT'], 4],
    [
      'each by itself',
      [],
      [gift('BOOT', 3), { ...gift('BOOT', 3), id: 'second' }, gift('SOCK')],
      ['gift-BOOT', 'gift-SOCK'],
      2,
    ],
    ['not when it is unknown', [], [gift('NONE')], [], 5],
  ])('gives gifts %s', async (...[, units, gifts, given, left]) => {
    expect(await exchange(units, gifts)).toEqual({ missing: [], given });
    expect(await count(boots(0))).toBe(left);
  });
});
