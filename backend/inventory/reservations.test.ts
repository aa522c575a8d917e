import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putProduct, putStore } from '../catalog/shop.test-support.ts';
import { catalogRevision, currentRevisions } from '../db/catalog-revision.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { MAX_RESERVED_UNITS, MAX_NETWORK_UNITS } from './reservation-limits.ts';
import { releaseExpired, releaseReserved, reserveUnits } from './reservations.ts';

describe.each(TEST_DATABASES)('a reservation on $name', ({ open }) => {
  let database: Database;
  let basketId: string;

  beforeAll(async () => {
    database = await open();
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT' }, { sku: 'LACE', stock: 3 }] });
    await putStore(database, { id: 'S1', stock: { BOOT: 2 } });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    basketId = await openCart();
    await setBoots(10);
    await database.write.updateTable('store_stock').set({ qty: 2 }).execute();
    await database.write.deleteFrom('reservation').execute();
  });

  async function openCart({ consumerNo = randomUUID() as string, siteId = 'us' } = {}): Promise<string> {
    const id = randomUUID();
    const row = {
      basket_id: id,
      consumer_no: consumerNo,
      site_id: siteId,
      currency: 'USD',
      created_at: 0,
      updated_at: 0,
    };
    await database.write.insertInto('cart').values(row).execute();
    return id;
  }

  const warehouseIds = ['main'];
  const setBoots = (qty: number) =>
    database.write.updateTable('stock').set({ qty }).where('variant_sku', '=', 'BOOT').execute();
  const boots = (qty: number, storeId: string | null = null) => ({ sku: 'BOOT', storeId, qty });
  const reserve = (units: ReturnType<typeof boots>[], expiresAt = 1000) =>
    database.write
      .transaction()
      .execute((transaction) => reserveUnits(transaction, { basketId, units, warehouseIds, expiresAt }));

  async function left() {
    const warehouse = await database.read.selectFrom('stock').select('qty').where('variant_sku', '=', 'BOOT').execute();
    const stock = await database.read.selectFrom('store_stock').select('qty').execute();
    return { warehouse: warehouse[0]?.qty, stock: stock[0]?.qty };
  }

  test('takes the units of all lines out of their stock locations', async () => {
    expect(await reserve([boots(2), boots(1, 'S1'), boots(3)])).toEqual([]);
    expect(await left()).toEqual({ warehouse: 5, stock: 1 });
  });

  test('is replaced, not doubled', async () => {
    await reserve([boots(6)]);
    expect(await reserve([boots(7)])).toEqual([]);
    expect(await left()).toMatchObject({ warehouse: 3 });
    await reserve([boots(1, 'S1')]);
    expect(await left()).toEqual({ warehouse: 10, stock: 1 });
  });

  test('reports insufficient stock', async () => {
    expect(await reserve([boots(3, 'S1'), boots(1)])).toEqual([{ ...boots(3, 'S1'), available: 2 }]);
    expect(await reserve([boots(3, 'none')])).toEqual([{ ...boots(3, 'none'), available: 0 }]);
  });

  test('reserves a part of a large quantity, and requires stock for all of it', async () => {
    await setBoots(30);
    expect(await reserve([boots(31)])).toEqual([{ ...boots(31), available: 30 }]);
    for (const qty of [30, 12, 30]) {
      expect(await reserve([boots(qty)])).toEqual([]);
      expect(await left()).toMatchObject({ warehouse: 30 - MAX_RESERVED_UNITS });
    }
    await reserve([]);
    expect(await left()).toMatchObject({ warehouse: 30 });
  });

  test('is limited over all carts of a customer', async () => {
    await setBoots(30);
    const consumerNo = randomUUID();
    for (const siteId of ['us', 'de']) {
      basketId = await openCart({ consumerNo, siteId });
      expect(await reserve([boots(8), boots(1, 'S1')])).toEqual([]);
    }
    expect(await left()).toEqual({ warehouse: 30 - MAX_RESERVED_UNITS, stock: 0 });
    expect(await reserve([boots(5)])).toEqual([]);
    expect(await left()).toEqual({ warehouse: 30 - MAX_RESERVED_UNITS, stock: 1 });
  });

  test('is limited over all customers of a network, also under concurrent requests', async () => {
    await setBoots(100);
    const hold = async (network: string) => {
      const cart = await openCart();
      return database.write
        .transaction()
        .execute((transaction) =>
          reserveUnits(transaction, { basketId: cart, units: [boots(8)], warehouseIds, network, expiresAt: 1000 }),
        );
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => hold('203.0.113.7')));
    expect(answers.flat()).toEqual([]);
    expect(await left()).toMatchObject({ warehouse: 100 - MAX_NETWORK_UNITS });
    await hold('203.0.113.8');
    expect(await left()).toMatchObject({ warehouse: 100 - MAX_NETWORK_UNITS - 8 });
  });

  test('is released once, also on expiry', async () => {
    await reserve([boots(4), boots(2, 'S1')]);
    const release = () => database.write.transaction().execute((transaction) => releaseReserved(transaction, basketId));
    await Promise.all([release(), release()]);
    expect(await left()).toEqual({ warehouse: 10, stock: 2 });
    await reserve([boots(4), boots(1, 'S1')], 1000);
    const expire = (now: number) =>
      database.write.transaction().execute((transaction) => releaseExpired(transaction, now));
    await expire(999);
    expect(await left()).toEqual({ warehouse: 6, stock: 1 });
    await Promise.all([expire(1000), expire(1000), release()]);
    expect(await left()).toEqual({ warehouse: 10, stock: 2 });
  });

  test('lasts as long as was promised before, also when it is replaced', async () => {
    const rows = () => database.read.selectFrom('reservation').select(['qty', 'expires_at']).execute();
    await reserve([boots(1)], 2000);
    await reserve([boots(2)], 1000);
    expect(await rows()).toEqual([{ qty: 2, expires_at: 2000 }]);
    await reserve([boots(2)], 3000);
    expect(await rows()).toEqual([{ qty: 2, expires_at: 3000 }]);
  });

  test('states the units left as soon as they are few, without a change of the catalogue', async () => {
    const before = await currentRevisions(database.read);
    await reserve([boots(4)]);
    expect(await currentRevisions(database.read)).toEqual(before);
    await reserve([boots(5)]);
    expect(await currentRevisions(database.read)).toEqual({ ...before, stock: before.stock + 1 });
    await reserve([]);
    expect(await currentRevisions(database.read)).toEqual({ ...before, stock: before.stock + 2 });
  });

  test('updates the catalogue when it takes the last unit, and when that is released', async () => {
    const before = await catalogRevision(database.read);
    await reserve([boots(9)]);
    expect(await catalogRevision(database.read)).toBe(before);
    await reserve([boots(10)]);
    expect(await catalogRevision(database.read)).toBe(before + 1);
    await reserve([]);
    expect(await catalogRevision(database.read)).toBe(before + 2);
  });
});
