import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseOrigins } from '../../src/lib/measurement/product-origins.ts';
import { createShop, putProduct, us } from '../catalog/shop.test-support.ts';
import { createVariantFinder } from '../catalog/products/product-variants.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createSavedForLaterService } from '../wishlists/saved-for-later.ts';
import { mergeCart } from './merge-cart.ts';

describe.each(TEST_DATABASES)('the origins of lines on $name', ({ open }) => {
  let database: Database;
  let carts: ReturnType<typeof createShop>['carts'];
  let customers = 0;

  beforeAll(async () => {
    database = await open();
    ({ carts } = createShop(database));
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT-8' }, { sku: 'BOOT-9' }] });
    await putProduct(database, { id: 'cap', variants: [{ sku: 'CAP' }] });
  });
  afterAll(() => database.close());

  const ownerOf = (origins = '') => ({
    consumerNo: `c-${(customers += 1)}`,
    scope: us,
    origins: parseOrigins(origins),
  });
  const linesOf = ({ items }: Awaited<ReturnType<typeof carts.open>>) =>
    items.map(({ productId, qty, interactionOrigin }) => [productId, qty, interactionOrigin]);

  test('are those of their products in the request, or their own', async () => {
    const cart = await carts.openWith(ownerOf('boot=grid&cap=search'), [
      { productId: 'BOOT-8', qty: 1 },
      { productId: 'BOOT-9', qty: 1, interactionOrigin: 'customizer' },
      { productId: 'CAP', qty: 1 },
    ]);
    expect(linesOf(cart)).toEqual([
      ['BOOT-8', 1, 'grid'],
      ['BOOT-9', 1, 'customizer'],
      ['CAP', 1, 'search'],
    ]);
  });

  test('are those of the product pages that are named, where these are later', async () => {
    const { items } = await carts.openWith(ownerOf('boot=grid&/cap=search&/boot=product-compare'), [
      { productId: 'BOOT-8', qty: 1 },
      { productId: 'CAP', qty: 1 },
    ]);
    expect(items.map(({ interactionOrigin }) => interactionOrigin)).toEqual(['product-compare', 'search']);
  });

  test('stay with a line that another variant replaces', async () => {
    const owner = ownerOf('boot=grid');
    const { basketId, items } = await carts.openWith(owner, [{ productId: 'BOOT-8', qty: 1 }]);
    const change = { itemId: items[0]?.id ?? '', productId: 'BOOT-9' };
    expect(linesOf(await carts.change(owner, basketId, change))).toEqual([['BOOT-9', 1, 'grid']]);
  });

  test('stay with a line that is saved for later and restored', async () => {
    const saved = createSavedForLaterService({ ...database, carts, findVariants: createVariantFinder(database.read) });
    const { consumerNo, scope } = ownerOf();
    const { basketId, items } = await carts.openWith({ consumerNo, scope, origins: parseOrigins('cap=search') }, [
      { productId: 'CAP', qty: 1 },
    ]);
    const { saveForLater } = await saved.save({ consumerNo, scope }, basketId, items[0]?.id ?? '');
    const line = { saveForLaterId: saveForLater.saveForLaterId, itemId: saveForLater.items[0]?.itemId ?? '' };
    const origins = parseOrigins('cap=grid');
    expect(linesOf(await saved.restore({ consumerNo, scope, origins }, line))).toEqual([['CAP', 1, 'search']]);
  });

  test('survive a merge; of equal lines the customer’s own counts first', async () => {
    const [guest, customer] = [ownerOf('boot=grid&cap=grid'), ownerOf('cap=search')];
    const add = (owner: typeof guest, ...skus: string[]) =>
      carts.openWith(
        owner,
        skus.map((productId) => ({ productId, qty: 1 })),
      );
    await add({ ...customer, origins: parseOrigins('') }, 'BOOT-9');
    await add(customer, 'CAP');
    const { basketId } = await add(guest, 'BOOT-8', 'BOOT-9', 'CAP');
    const owners = { from: guest.consumerNo, to: customer.consumerNo, warehouseIds: us.warehouseIds };
    await database.write.transaction().execute((transaction) => mergeCart(transaction, { ...owners, basketId }));
    expect(linesOf(await carts.open(customer))).toEqual([
      ['BOOT-9', 2, 'grid'],
      ['CAP', 2, 'search'],
      ['BOOT-8', 1, 'grid'],
    ]);
  });
});
