import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { ensureFavorites } from './favorite-rows.ts';
import { createFavoriteService, type FavoriteService } from './favorites.ts';

const PAGE = { start: 0, count: 24 };

describe.each(TEST_DATABASES)('favorites on $name', ({ open }) => {
  let database: Database;
  let favorites: FavoriteService;
  let owners = 0;

  beforeAll(async () => {
    database = await open();
    favorites = createFavoriteService({ ...database, mails: { sharedFavorites: async () => {} } });
    const sizes = [{ sku: 'BOOT-S' }, { sku: 'BOOT-M', stock: 0 }];
    await putProduct(database, { id: 'boot', variants: sizes });
    await putProduct(database, { id: 'cap', variants: [{ sku: 'CAP' }] });
  });
  afterAll(() => database.close());

  const ownerOf = () => ({ consumerNo: `c-${(owners += 1)}`, scope: us });

  test('are not shared any more once their customer stops that, and then by another link', async () => {
    const owner = ownerOf();
    const { favoriteId, share } = await favorites.add(owner, { productId: 'boot' });
    expect(share).toBeNull();
    const wish = { emails: [], message: '', isSignedIn: false };
    const { token, pageUrl } = await favorites.share(owner, favoriteId, wish);
    expect((await favorites.list(owner, PAGE)).share).toEqual({ token, pageUrl });
    await expect(favorites.stopSharing(ownerOf(), favoriteId)).rejects.toMatchObject({ errorId: 'API404' });
    expect(await favorites.shared(favoriteId, { ...PAGE, token }, us)).toMatchObject({ total: 1 });
    expect(await favorites.stopSharing(owner, favoriteId)).toMatchObject({ share: null, total: 1 });
    await expect(favorites.shared(favoriteId, { ...PAGE, token }, us)).rejects.toMatchObject({ errorId: 'API404' });
    expect((await favorites.share(owner, favoriteId, wish)).token).not.toBe(token);
  });

  test('list the variants in stock of what has no size yet', async () => {
    const owner = ownerOf();
    await favorites.add(owner, { productId: 'boot' });
    await favorites.add(owner, { productId: 'BOOT-M' });
    await favorites.add(owner, { productId: 'CAP' });
    const { items } = await favorites.list(owner, { ...PAGE, hasOptions: true });
    expect(items.map(({ productId, options }) => [productId, options?.map((one) => one.productId)])).toEqual([
      ['CAP', undefined],
      ['BOOT-M', undefined],
      ['boot', ['BOOT-S']],
    ]);
    expect(items[1]?.chosen).toMatchObject({ productId: 'BOOT-M' });
    expect((await favorites.list(owner, PAGE)).items[2]).not.toHaveProperty('options');
  });

  test('show their customer alone what costs less and what is back', async () => {
    const owner = ownerOf();
    const change = async (sku: string, price: number, qty: number) => {
      await database.write.updateTable('price').set({ current_minor: price }).where('variant_sku', '=', sku).execute();
      await database.write.updateTable('stock').set({ qty }).where('variant_sku', '=', sku).execute();
    };
    await putProduct(database, { id: 'mat', variants: [{ sku: 'MAT', price: 5000, original: 9000, stock: 0 }] });
    const { favoriteId } = await favorites.add(owner, { productId: 'mat' });
    const itemOf = async () => (await favorites.list(owner, PAGE)).items[0];
    expect(await itemOf()).toMatchObject({ available: false, isBack: false });
    await change('MAT', 4000, 2);
    expect(await itemOf()).toMatchObject({ available: true, isBack: true, priceFallen: 10 });
    const { token } = await favorites.share(owner, favoriteId, { emails: [], message: '', isSignedIn: false });
    const [shared] = (await favorites.shared(favoriteId, { ...PAGE, token }, us)).items;
    expect(shared).not.toHaveProperty('priceFallen');
    expect(shared).not.toHaveProperty('isBack');
    await favorites.see(owner, favoriteId);
    await change('MAT', 6000, 0);
    await favorites.see(owner, favoriteId);
    await change('MAT', 6000, 1);
    expect(await itemOf()).toMatchObject({ isBack: true });
    expect(await itemOf()).not.toHaveProperty('priceFallen');
    await expect(favorites.see(ownerOf(), favoriteId)).rejects.toMatchObject({ errorId: 'API404' });
  });

  const fill = async (owner: ReturnType<typeof ownerOf>, productIds: readonly string[]) => {
    const { favorite_id } = await ensureFavorites(database.write, owner.consumerNo);
    const rows = productIds.map((product_id, index) => ({
      id: `${favorite_id} ${index}`,
      favorite_id,
      product_id,
      variant_sku: '',
      position: index,
      created_at: 1,
    }));
    await database.write.insertInto('favorite_item').values(rows).execute();
  };
  const many = (length: number) => Array.from({ length }, (_, index) => `p-${index}`);

  test('are 500 at most, listed page by page', async () => {
    const owner = ownerOf();
    await fill(owner, many(500));
    await expect(favorites.add(owner, { productId: 'boot' })).rejects.toMatchObject({
      errorId: 'ADDED_MAX_QUANTITY',
      details: { maxAllowedQty: 500 },
    });
    const last = await favorites.list(owner, { start: 480, count: 24 });
    expect([last.total, last.items.length, last.items.at(-1)?.masterId]).toEqual([500, 20, 'p-0']);
  });

  test('that were merged beyond that still take a store, and what they have already', async () => {
    const owner = ownerOf();
    await fill(owner, [...many(501), 'boot']);
    expect((await favorites.add(owner, { productId: 'boot', favStoreId: null })).total).toBe(502);
    await expect(favorites.add(owner, { productId: 'cap' })).rejects.toMatchObject({ errorId: 'ADDED_MAX_QUANTITY' });
  });
});
