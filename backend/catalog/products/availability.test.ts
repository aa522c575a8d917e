import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createAvailabilityService } from './availability.ts';
import { putProduct, putStore, us } from '../shop.test-support.ts';

describe.each(TEST_DATABASES)('availability on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await putProduct(database, {
      id: 'boot',
      variants: [{ sku: 'BOOT-S', stock: 2 }, { sku: 'BOOT-M' }, { sku: 'BOOT-L' }],
    });
    await putStore(database, { id: 'north', stock: { 'BOOT-M': 3 } });
    await putStore(database, { id: 'south' });
    await database.write.deleteFrom('stock').where('variant_sku', 'in', ['BOOT-M', 'BOOT-L']).execute();
  });
  afterAll(() => database.close());

  const check = (productId: string, qty: number, storeIds: string[] = []) =>
    createAvailabilityService(database.read).check('boot', { items: [{ productId, qty }], storeIds }, us);

  test('is returned for the warehouse and each known store', async () => {
    const { variants } = await check('BOOT-M', 3, ['south', 'nowhere', 'north', 'north']);
    expect(variants).toEqual([
      {
        productId: 'BOOT-M',
        qty: 3,
        stock: 0,
        available: false,
        stores: [
          { storeId: 'south', stock: 0, available: false },
          { storeId: 'north', stock: 3, available: true },
        ],
      },
    ]);
    expect(await check('BOOT-S', 2)).toMatchObject({ variants: [{ stock: 2, available: true }] });
  });

  test('rejects a variant without recorded stock', async () => {
    await expect(check('BOOT-L', 1, ['north'])).rejects.toMatchObject({
      errorId: 'INV701',
      details: { productId: 'BOOT-L' },
    });
    expect(await createAvailabilityService(database.read).check('boot', {}, us)).toMatchObject({
      variants: [{ productId: 'BOOT-S' }, { productId: 'BOOT-M' }, { productId: 'BOOT-L', stock: 0 }],
    });
  });
});
