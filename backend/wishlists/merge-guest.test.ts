import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShop, putProduct, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createFavoriteService } from './favorites.ts';
import { mergeGuest, type GuestObjects } from './merge-guest.ts';
import { createVariantFinder } from '../catalog/products/product-variants.ts';
import { createSavedForLaterService } from './saved-for-later.ts';

const PAGE = { start: 0, count: 24 };

describe.each(TEST_DATABASES)('what a guest brings along at sign-in on $name', ({ open }) => {
  let database: Database;
  let carts: ReturnType<typeof createShop>['carts'];
  let favorites: ReturnType<typeof createFavoriteService>;
  let saved: ReturnType<typeof createSavedForLaterService>;
  let pairs = 0;

  beforeAll(async () => {
    database = await open();
    ({ carts } = createShop(database));
    favorites = createFavoriteService({ ...database, mails: { sharedFavorites: async () => {} } });
    saved = createSavedForLaterService({ ...database, carts, findVariants: createVariantFinder(database.read) });
    for (const id of ['boot', 'cap', 'bag']) {
      await putProduct(database, {
        id,
        variants: [{ sku: `${id.toUpperCase()}-S` }, { sku: `${id.toUpperCase()}-M` }],
      });
    }
  });
  afterAll(() => database.close());

  const ownerOf = (consumerNo: string) => ({ consumerNo, scope: us });
  type Owner = ReturnType<typeof ownerOf>;
  const pair = (): [guest: Owner, consumer: Owner] => {
    pairs += 1;
    return [ownerOf(`G-${pairs}`), ownerOf(`C-${pairs}`)];
  };
  const merge = (from: Owner, to: Owner, guestObjects: GuestObjects) =>
    database.write.transaction().execute((transaction) =>
      mergeGuest(transaction, {
        from: from.consumerNo,
        to: to.consumerNo,
        guestObjects,
        warehouseIds: us.warehouseIds,
      }),
    );
  const liked = async (owner: Owner) => (await favorites.list(owner, PAGE)).items.map(({ productId }) => productId);
  const save = async (owner: Owner, productId: string, qty: number) => {
    const { basketId, items } = await carts.openWith(owner, [{ productId, qty }]);
    await saved.save(owner, basketId, items.find((item) => item.productId === productId)?.id ?? '');
  };

  test('merges the favorites, each once, and the preferred store if none was set', async () => {
    const [guest, consumer] = pair();
    await favorites.add(consumer, { productId: 'boot' });
    for (const productId of ['cap', 'boot', 'BOOT-M']) await favorites.add(guest, { productId });
    const { favoriteId } = await favorites.list(guest, PAGE);
    await database.write
      .updateTable('favorite_list')
      .set({ favorite_store_id: '7' })
      .where('favorite_id', '=', favoriteId)
      .execute();
    await Promise.all([merge(guest, consumer, { favoriteId }), merge(guest, consumer, { favoriteId })]);
    expect(await liked(consumer)).toEqual(['BOOT-M', 'cap', 'boot']);
    expect(await favorites.list(consumer, PAGE)).toMatchObject({ favStoreId: '7' });
    expect(await liked(guest)).toEqual([]);
  });

  test('preserves what favorites and saved lines are compared with', async () => {
    const [guest, consumer] = pair();
    await favorites.add(guest, { productId: 'BOOT-S' });
    await save(guest, 'CAP-S', 1);
    const { favoriteId } = await favorites.list(guest, PAGE);
    const { saveForLaterId } = await saved.list(guest);
    const marked = { price_minor: 999_900, currency: 'USD', out_at: 5, back_at: null };
    await database.write.updateTable('favorite_item').set(marked).where('favorite_id', '=', favoriteId).execute();
    await database.write
      .updateTable('saved_item')
      .set(marked)
      .where('save_for_later_id', '=', saveForLaterId)
      .execute();
    await merge(guest, consumer, { favoriteId, saveForLaterId });
    for (const { items } of [await favorites.list(consumer, PAGE), await saved.list(consumer)])
      expect(items).toMatchObject([{ isBack: true, priceFallen: expect.any(Number) }]);
  });

  test('adds up the lines both saved for later', async () => {
    const [guest, consumer] = pair();
    await save(consumer, 'BOOT-S', 2);
    await save(guest, 'BOOT-S', 3);
    await save(guest, 'CAP-S', 1);
    const { saveForLaterId } = await saved.list(guest);
    await Promise.all([merge(guest, consumer, { saveForLaterId }), merge(guest, consumer, { saveForLaterId })]);
    const { items } = await saved.list(consumer);
    expect(items.map(({ productId, qty }) => [productId, qty])).toEqual([
      ['CAP-S', 1],
      ['BOOT-S', 5],
    ]);
    expect((await saved.list(guest)).items).toEqual([]);
  });

  test('reports a merge when the cart has more units than the guest’s', async () => {
    const [guest, consumer] = pair();
    const { basketId } = await carts.openWith(guest, [{ productId: 'BAG-S', qty: 1 }]);
    expect(await merge(guest, consumer, { basketId })).toEqual({ merged: false });
    const [other] = pair();
    const second = await carts.openWith(other, [{ productId: 'BAG-S', qty: 1 }]);
    expect(await merge(other, consumer, { basketId: second.basketId })).toEqual({ merged: true });
    expect((await carts.open(consumer)).totalItems).toBe(2);
  });

  test('ignores ids that are not the guest’s own', async () => {
    const [guest, consumer] = pair();
    const [other] = pair();
    await favorites.add(other, { productId: 'bag' });
    await save(other, 'BAG-M', 1);
    const { basketId } = await carts.openWith(other, [{ productId: 'BAG-M', qty: 1 }]);
    const { favoriteId } = await favorites.list(other, PAGE);
    const { saveForLaterId } = await saved.list(other);
    expect(await merge(guest, consumer, { basketId, favoriteId, saveForLaterId })).toEqual({ merged: false });
    expect(await liked(consumer)).toEqual([]);
    expect((await saved.list(consumer)).items).toEqual([]);
    expect(await liked(other)).toEqual(['bag']);
    expect((await carts.get(other, basketId)).totalItems).toBe(1);
  });
});
