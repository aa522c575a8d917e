import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeCatalog, createShop, putProduct, scopeOf, us } from '../catalog/shop.test-support.ts';
import { createVariantFinder } from '../catalog/products/product-variants.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createFavoriteService } from './favorites.ts';
import { createSavedForLaterService } from './saved-for-later.ts';

const PAGE = { start: 0, count: 24 };

describe.each(TEST_DATABASES)('lists of a customer on $name', ({ open }) => {
  let database: Database;
  let carts: ReturnType<typeof createShop>['carts'];
  let saved: ReturnType<typeof createSavedForLaterService>;
  let favorites: ReturnType<typeof createFavoriteService>;
  let owners = 0;
  const mailed: { to: string; path: string; message: string }[] = [];

  beforeAll(async () => {
    database = await open();
    ({ carts } = createShop(database));
    saved = createSavedForLaterService({ ...database, carts, findVariants: createVariantFinder(database.read) });
    const sharedFavorites = async (_: unknown, mail: (typeof mailed)[number]) => void mailed.push(mail);
    favorites = createFavoriteService({ ...database, mails: { sharedFavorites } });
    await putProduct(database, {
      id: 'boot',
      name: 'Boot',
      variants: [
        { sku: 'BOOT-S', price: 900, original: 1200, maxQty: 4 },
        { sku: 'BOOT-M', stock: 0 },
      ],
    });
    await putProduct(database, { id: 'cap', name: 'Cap', variants: [{ sku: 'CAP', stock: 50 }] });
    await putProduct(database, { id: 'müg', name: 'Müg', variants: [{ sku: 'EURO', currency: 'EUR' }] });
  });
  afterAll(() => database.close());

  const ownerOf = () => ({ consumerNo: `c-${(owners += 1)}`, scope: us });
  type Owner = ReturnType<typeof ownerOf>;

  describe('for later', () => {
    const saveNew = async (owner: Owner, productId: string, qty: number) => {
      const { basketId, items } = await carts.openWith(owner, [{ productId, qty }]);
      return saved.save(owner, basketId, items.find((item) => item.productId === productId)?.id ?? '');
    };
    const savedCap = async (qty: number) => {
      const owner = ownerOf();
      const { basketId, saveForLater } = await saveNew(owner, 'CAP', qty);
      const itemId = saveForLater.items[0]?.itemId ?? '';
      const restore = (units?: number) =>
        saved.restore(owner, { saveForLaterId: saveForLater.saveForLaterId, itemId, cartId: basketId, qty: units });
      return { owner, restore, basketId };
    };
    const unitsOf = async (owner: Owner, basketId: string) => [
      (await carts.get(owner, basketId)).totalItems,
      (await saved.list(owner)).items.reduce((sum, { qty }) => sum + qty, 0),
    ];

    test.each([
      [undefined, 3, 0],
      [1, 1, 2],
      [2, 2, 1],
      [3, 3, 0],
      [4, 3, 0],
      [99, 3, 0],
    ])('move %j of three units to the cart: %i there, %i saved', async (qty, inCart, left) => {
      const { owner, restore, basketId } = await savedCap(3);
      await restore(qty);
      expect(await unitsOf(owner, basketId)).toEqual([inCart, left]);
    });

    test('never become more by concurrent moves', async () => {
      const { owner, restore, basketId } = await savedCap(5);
      await Promise.allSettled([restore(2), restore(2), restore(2), restore(2)]);
      expect(await unitsOf(owner, basketId)).toEqual([5, 0]);
    });

    test('stay saved when the cart rejects them', async () => {
      const owner = ownerOf();
      const { basketId, saveForLater } = await saveNew(owner, 'BOOT-S', 3);
      await carts.openWith(owner, [{ productId: 'BOOT-S', qty: 2 }]);
      const [line] = saveForLater.items;
      const restored = { saveForLaterId: saveForLater.saveForLaterId, itemId: line?.itemId ?? '', cartId: basketId };
      await expect(saved.restore(owner, restored)).rejects.toMatchObject({ errorId: 'ADDED_MAX_QUANTITY' });
      expect(await unitsOf(owner, basketId)).toEqual([2, 3]);
    });

    test('state price, stock and limit of what is sold, and nothing of what is not', async () => {
      const owner = ownerOf();
      await saveNew(owner, 'BOOT-S', 1);
      const [line] = (await saved.list(owner)).items;
      expect(line).toMatchObject({
        productId: 'BOOT-S',
        qty: 1,
        available: true,
        pageUrl: expect.any(String),
        maxQty: 4,
      });
      expect(line?.price).toMatchObject({ current: 9, original: 12, currency: 'USD' });
      const [abroad] = (await saved.list({ ...owner, scope: scopeOf({ siteId: 'de' }) })).items;
      expect(abroad).toMatchObject({ productId: 'BOOT-S', qty: 1, available: false, pageUrl: null });
      expect(abroad).not.toHaveProperty('price');
    });

    test('show what costs less than when it was saved', async () => {
      const owner = ownerOf();
      await putProduct(database, { id: 'rug', variants: [{ sku: 'RUG', price: 5000 }] });
      await saveNew(owner, 'RUG', 1);
      expect((await saved.list(owner)).items[0]).toMatchObject({ isBack: false });
      expect((await saved.list(owner)).items[0]).not.toHaveProperty('priceFallen');
      await changeCatalog(database, (transaction) =>
        transaction.updateTable('price').set({ current_minor: 4500 }).where('variant_sku', '=', 'RUG'),
      );
      expect((await saved.list(owner)).items[0]).toMatchObject({ priceFallen: 5 });
    });

    test('add up when the same line is saved again, the last line first', async () => {
      const owner = ownerOf();
      await saveNew(owner, 'CAP', 1);
      await saveNew(owner, 'BOOT-S', 1);
      await saveNew(owner, 'CAP', 2);
      const { items } = await saved.list(owner);
      expect(items.map(({ productId, qty }) => [productId, qty])).toEqual([
        ['BOOT-S', 1],
        ['CAP', 3],
      ]);
    });

    test('are 500 at most; more units of one that is saved are no further one', async () => {
      const owner = ownerOf();
      const { saveForLater } = await saveNew(owner, 'CAP', 1);
      const rows = database.read.selectFrom('saved_item').selectAll();
      const line = await rows.where('id', '=', saveForLater.items[0]?.itemId ?? '').executeTakeFirstOrThrow();
      const others = Array.from({ length: 499 }, (_, at) => ({ ...line, id: `${line.id} ${at}`, line_key: `${at}` }));
      await database.write.insertInto('saved_item').values(others).execute();
      await expect(saveNew(owner, 'BOOT-S', 1)).rejects.toMatchObject({ errorId: 'ADDED_MAX_QUANTITY' });
      expect((await saveNew(owner, 'CAP', 2)).saveForLater.items).toHaveLength(500);
    });

    test('are removed once, and by their customer only', async () => {
      const owner = ownerOf();
      const { saveForLater } = await saveNew(owner, 'CAP', 1);
      const { saveForLaterId, items } = saveForLater;
      const itemId = items[0]?.itemId ?? '';
      for (const call of [
        () => saved.remove(ownerOf(), saveForLaterId, itemId),
        () => saved.restore(ownerOf(), { saveForLaterId, itemId }),
        () => saved.remove(owner, 'none', itemId),
      ]) {
        await expect(call()).rejects.toMatchObject({ errorId: 'API404' });
      }
      expect((await saved.remove(owner, saveForLaterId, itemId)).items).toEqual([]);
      for (const call of [
        () => saved.remove(owner, saveForLaterId, itemId),
        () => saved.restore(owner, { saveForLaterId, itemId }),
      ]) {
        await expect(call()).rejects.toMatchObject({ errorId: 'ITEM_NOT_AVAILABLE', details: { itemId } });
      }
    });

    test('have one list for concurrent first requests', async () => {
      const owner = ownerOf();
      const lists = await Promise.all(Array.from({ length: 6 }, () => saved.list(owner)));
      expect(new Set(lists.map(({ saveForLaterId }) => saveForLaterId)).size).toBe(1);
    });
  });

  describe('of favorites', () => {
    test.each([
      ['boot', 'boot', 'boot', true],
      ['BOOT-S', 'BOOT-S', 'boot', true],
      ['BOOT-M', 'BOOT-M', 'boot', false],
      ['CAP', 'CAP', 'cap', true],
      ['müg', 'müg', 'müg', false],
    ])('store %j as %j of %j, available: %j', async (added, productId, masterId, available) => {
      const { items } = await favorites.add(ownerOf(), { productId: added });
      expect(items).toMatchObject([{ productId, masterId, available }]);
    });

    test('link to products of the site only', async () => {
      const owner = { ...ownerOf(), scope: scopeOf({ siteId: 'de' }) };
      await favorites.add(owner, { productId: 'müg' });
      const { items } = await favorites.add(owner, { productId: 'cap' });
      expect(items.map(({ pageUrl, product }) => [pageUrl, product?.name])).toEqual([
        [null, undefined],
        ['/p/m%C3%BCg', 'Müg'],
      ]);
    });

    describe('with three entries', () => {
      const owner = { consumerNo: 'three', scope: us };
      beforeAll(async () => {
        for (const productId of ['cap', 'CAP', 'boot', 'cap']) await favorites.add(owner, { productId });
      });

      test.each([
        [{ start: 0, count: 2 }, ['boot', 'CAP'], 2],
        [{ start: 2, count: 2 }, ['cap'], 2],
        [{ start: 3, count: 2 }, [], 2],
        [{ start: 0, count: 0 }, [], 0],
        [{ start: 0, count: 5000 }, ['boot', 'CAP', 'cap'], 100],
      ])('on the page %j are %j', async (page, ids, count) => {
        const list = await favorites.list(owner, page);
        expect(list.items.map(({ productId }) => productId)).toEqual(ids);
        expect(list).toMatchObject({ total: 3, query: { start: page.start, count } });
      });
    });

    test('end at five hundred entries, and accept known ones there', async () => {
      const owner = ownerOf();
      const { favoriteId } = await favorites.add(owner, { productId: 'boot' });
      const rows = Array.from({ length: 499 }, (_, index) => ({
        id: `${owner.consumerNo}-${index}`,
        favorite_id: favoriteId,
        product_id: 'boot',
        variant_sku: `other-${index}`,
        position: index + 2,
        created_at: 1,
      }));
      await database.write.insertInto('favorite_item').values(rows).execute();
      await expect(favorites.add(owner, { productId: 'cap' })).rejects.toMatchObject({
        errorId: 'ADDED_MAX_QUANTITY',
        details: { maxAllowedQty: 500 },
      });
      expect(await favorites.add(owner, { productId: 'boot' })).toMatchObject({ total: 500 });
    });

    test.each([
      [{ productId: 'none' }, 'ITEM_NOT_AVAILABLE'],
      [{ favStoreId: 'none' }, 'STR404'],
      [{ productId: 'boot', favStoreId: 'none' }, 'STR404'],
    ])('store nothing of %j and reject with %s', async (added, errorId) => {
      const owner = ownerOf();
      await expect(favorites.add(owner, added)).rejects.toMatchObject({ errorId });
      expect(await favorites.list(owner, PAGE)).toMatchObject({ total: 0, favStoreId: null });
    });

    test('are removed by their customer only, once', async () => {
      const owner = ownerOf();
      const { favoriteId, items } = await favorites.add(owner, { productId: 'boot' });
      const itemId = items[0]?.itemId ?? '';
      await expect(favorites.remove(ownerOf(), favoriteId, itemId)).rejects.toMatchObject({ errorId: 'API404' });
      expect(await favorites.remove(owner, favoriteId, itemId)).toMatchObject({ total: 0 });
      await expect(favorites.remove(owner, favoriteId, itemId)).rejects.toMatchObject({
        errorId: 'ITEM_NOT_AVAILABLE',
      });
    });

    test('are shared by one link, also for concurrent requests, that nobody can guess', async () => {
      const owner = ownerOf();
      const { favoriteId } = await favorites.add(owner, { productId: 'boot' });
      const wish = { emails: [], message: '', isSignedIn: false };
      const shared = await Promise.all(Array.from({ length: 4 }, () => favorites.share(owner, favoriteId, wish)));
      const [{ token = '' } = {}, ...others] = shared;
      expect(others.every((other) => other.token === token)).toBe(true);
      expect(await favorites.shared(favoriteId, { ...PAGE, token }, us)).toMatchObject({ total: 1 });
      for (const guess of ['', token.toLowerCase(), `${token}a`])
        await expect(favorites.shared(favoriteId, { ...PAGE, token: guess }, us)).rejects.toMatchObject({
          errorId: 'API404',
        });
    });

    test.each([
      ['a guest', { emails: ['ann@example.com'], isSignedIn: false }, 'AUT404'],
      ['an invalid address', { emails: ['ann@example.com', 'ann'], isSignedIn: true }, 'AUT453'],
      ['a link', { emails: ['ann@example.com'], isSignedIn: true, message: 'see evil.example' }, 'VALIDATION'],
    ])('are not mailed for %s', async (_, wish, errorId) => {
      const owner = ownerOf();
      const { favoriteId } = await favorites.list(owner, PAGE);
      const before = mailed.length;
      await expect(favorites.share(owner, favoriteId, { message: '', ...wish })).rejects.toMatchObject({ errorId });
      await expect(favorites.share(ownerOf(), favoriteId, { message: '', ...wish })).rejects.toMatchObject({
        errorId: 'API404',
      });
      expect(mailed).toHaveLength(before);
    });

    test('are mailed once to each address, in any notation', async () => {
      const owner = ownerOf();
      const { favoriteId } = await favorites.list(owner, PAGE);
      const emails = ['Bo@example.com', 'bo@EXAMPLE.com', 'cy@example.com'];
      const before = mailed.length;
      const sent = await favorites.share(owner, favoriteId, { emails, message: 'Hello', isSignedIn: true });
      expect(sent.sent).toBe(2);
      expect(mailed.slice(before)).toMatchObject([
        { to: 'bo@example.com', message: 'Hello', path: sent.pageUrl },
        { to: 'cy@example.com', message: 'Hello', path: sent.pageUrl },
      ]);
    });
  });
});
