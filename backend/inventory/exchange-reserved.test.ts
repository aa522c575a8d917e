import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putProduct, putStore } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { exchangeReserved } from './exchange-reserved.ts';
import { releaseReserved, reserveUnits, suspendReserved } from './reservations.ts';
import { openStock, type RequestedUnits } from './stock.ts';

const STOCK = { near: { BOOT: 2, SOCK: 0 }, far: { BOOT: 3, SOCK: 4 }, remote: { BOOT: 1, SOCK: 1 } };
const warehouseIds = Object.keys(STOCK);
const units = (sku: string, qty: number, storeId: string | null = null): RequestedUnits => ({ sku, qty, storeId });

describe.each(TEST_DATABASES)('units of several warehouses on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT' }, { sku: 'SOCK' }] });
    await putStore(database, { id: 'S1', stock: { BOOT: 2 } });
    const cart = { consumer_no: 'c', currency: 'USD', created_at: 0, updated_at: 0 };
    for (const basket_id of ['one', 'two'])
      await database.write
        .insertInto('cart')
        .values({ ...cart, basket_id, site_id: basket_id })
        .execute();
  });
  beforeEach(async () => {
    await database.write.deleteFrom('reservation').execute();
    await database.write.deleteFrom('stock').execute();
    await database.write.updateTable('store_stock').set({ qty: 2 }).execute();
    const rows = Object.entries(STOCK).flatMap(([warehouse_id, own]) =>
      Object.entries(own).map(([variant_sku, qty]) => ({ warehouse_id, variant_sku, qty })),
    );
    await database.write.insertInto('stock').values(rows).execute();
  });
  afterAll(() => database.close());

  const left = async () => {
    const rows = await database.read.selectFrom('stock').selectAll().execute();
    const qtyOf = (id: string, sku: string) =>
      rows.find(({ warehouse_id, variant_sku }) => warehouse_id === id && variant_sku === sku)?.qty ?? 0;
    return Object.fromEntries(warehouseIds.map((id) => [id, { BOOT: qtyOf(id, 'BOOT'), SOCK: qtyOf(id, 'SOCK') }]));
  };
  const reserve = (basketId: string, ...wanted: RequestedUnits[]) =>
    database.write
      .transaction()
      .execute((transaction) => reserveUnits(transaction, { basketId, units: wanted, warehouseIds, expiresAt: 1 }));
  const buy = (
    basketId: string,
    wanted: readonly RequestedUnits[],
    gifts: readonly { sku: string; qty: number }[] = [],
  ) =>
    database.write.transaction().execute(async (transaction) => {
      const stock = openStock(transaction);
      const outcome = await exchangeReserved(transaction, stock, { basketId, units: wanted, gifts, warehouseIds });
      await stock.finish();
      return outcome;
    });
  const places = ({ taken }: Awaited<ReturnType<typeof buy>>) =>
    taken.map(({ sku, warehouseId, storeId, qty }) => `${qty} ${sku} ${storeId ?? warehouseId}`).toSorted();

  test('are taken from the one that holds the whole order, else from as few as possible', async () => {
    expect(places(await buy('one', [units('BOOT', 2), units('SOCK', 1)]))).toEqual(['1 SOCK far', '2 BOOT far']);
    expect(places(await buy('one', [units('BOOT', 2), units('SOCK', 4), units('BOOT', 2, 'S1')]))).toEqual([
      '1 BOOT far',
      '1 BOOT remote',
      '1 SOCK remote',
      '2 BOOT S1',
      '3 SOCK far',
    ]);
    expect(await left()).toEqual({
      near: { BOOT: 2, SOCK: 0 },
      far: { BOOT: 0, SOCK: 0 },
      remote: { BOOT: 0, SOCK: 0 },
    });
  });

  test('are missing only where all of them have too few, and then nothing is taken', async () => {
    await reserve('one', units('BOOT', 4));
    const { missing } = await buy('one', [units('BOOT', 7), units('SOCK', 1)]);
    expect(missing).toEqual([{ ...units('BOOT', 7), available: 6 }]);
    expect((await buy('two', [units('BOOT', 1), units('NONE', 1)])).missing).toEqual([
      { ...units('NONE', 1), available: 0 },
    ]);
  });

  test('are reserved, and divided anew with what is bought in the end', async () => {
    await reserve('one', units('BOOT', 4));
    expect(await left()).toMatchObject({ near: { BOOT: 0 }, far: { BOOT: 1 }, remote: { BOOT: 1 } });
    expect(places(await buy('one', [units('BOOT', 3), units('SOCK', 4)]))).toEqual(['3 BOOT far', '4 SOCK far']);
    expect(await left()).toMatchObject({ near: { BOOT: 2 }, far: { BOOT: 0 }, remote: { BOOT: 1 } });
    expect(await database.read.selectFrom('reservation').selectAll().execute()).toEqual([]);
  });

  test('go back to the warehouse they were reserved in', async () => {
    await reserve('one', units('BOOT', 6), units('SOCK', 5));
    expect(await left()).toEqual({
      near: { BOOT: 0, SOCK: 0 },
      far: { BOOT: 0, SOCK: 0 },
      remote: { BOOT: 0, SOCK: 0 },
    });
    await database.write.transaction().execute((transaction) => releaseReserved(transaction, 'one', 'two'));
    expect(await left()).toEqual(STOCK);
  });

  test('stay reserved as far as the cart still has them', async () => {
    await reserve('one', units('BOOT', 6));
    await database.write.transaction().execute(async (transaction) => {
      const again = await suspendReserved(transaction, 'one');
      await again(async () => [units('BOOT', 3)]);
    });
    const rows = await database.read.selectFrom('reservation').select(['qty', 'warehouse_id']).execute();
    expect(rows.reduce((sum, { qty }) => sum + qty, 0)).toBe(3);
    const boots = Object.values(await left()).reduce((sum, { BOOT }) => sum + BOOT, 0);
    expect(boots).toBe(3);
  });

  test('give gifts from a warehouse that ships anyway, as a whole or not at all', async () => {
    const gifts = [
      { sku: 'SOCK', qty: 1 },
      { sku: 'SOCK', qty: 5 },
      { sku: 'BOOT', qty: 1 },
    ];
    const outcome = await buy('one', [units('BOOT', 3)], gifts);
    expect(outcome.given).toEqual([gifts[0], gifts[2]]);
    expect(places(outcome)).toEqual(['1 BOOT near', '1 SOCK far', '3 BOOT far']);
  });

  test('are never sold twice by two that ship to other sites in another order', async () => {
    const both = ['near', 'far', 'remote'];
    const orders = Array.from({ length: 12 }, (_, at) =>
      database.write.transaction().execute(async (transaction) => {
        const stock = openStock(transaction);
        const own = at % 2 === 0 ? both : both.toReversed();
        const wanted = [units('BOOT', 1), units('SOCK', at % 3 === 0 ? 1 : 0)].filter(({ qty }) => qty > 0);
        const exchange = { basketId: `other-${at}`, units: wanted, warehouseIds: own };
        const { missing } = await exchangeReserved(transaction, stock, exchange);
        if (missing.length > 0) throw new Error('out of stock');
        await stock.finish();
      }),
    );
    const outcomes = await Promise.allSettled(orders);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    const boots = Object.values(await left()).reduce((sum, { BOOT }) => sum + BOOT, 0);
    expect(boots).toBe(0);
  });
});
