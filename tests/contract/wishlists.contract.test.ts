import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartWithSaved, favorites, savedForLater, shareResponse } from '../../src/api/account/wishlists.schema.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const FAVORITES = '/wishlists/v2/favorites';
const SAVED = '/wishlists/v2/saveForLater';

describe.each(TARGETS)('the list calls of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const start = () => Visitor.start(target);
  const like = async (visitor: Visitor, ...productIds: string[]) => {
    for (const productId of productIds) await visitor.call('POST', FAVORITES, { productId });
    return favorites.parse((await visitor.call('GET', FAVORITES)).body);
  };

  test('store favorites once, the last first, with pagination', async () => {
    const visitor = await start();
    expect((await visitor.call('GET', FAVORITES)).body).toMatchObject({ total: 0, items: [], favStoreId: null });
    const list = await like(visitor, 'heather-low', 'LIMITED-100', 'heather-low', 'SOLDOUT-0');
    expect(list.items).toMatchObject([
      { productId: 'SOLDOUT-0', available: false },
      { productId: 'LIMITED-100', available: true },
      {
        productId: 'heather-low',
        masterId: 'heather-low',
        pageUrl: '/p/heather-low',
        product: { name: 'Heather Low' },
      },
    ]);
    const page = favorites.parse((await visitor.call('GET', `${FAVORITES}?start=1&count=1`)).body);
    expect(page).toMatchObject({ total: 3, count: 3, query: { start: 1, count: 1 } });
    expect(page.items).toEqual([list.items[1]]);
  });

  test('take a favorite off once', async () => {
    const visitor = await start();
    const { favoriteId, items } = await like(visitor, 'heather-low');
    const path = `${FAVORITES}/${favoriteId}/items/${items[0]?.itemId}`;
    expect(await visitor.call('DELETE', path, {})).toMatchObject({ status: 200, body: { total: 0, items: [] } });
    expect(errorOf(await visitor.call('DELETE', path, {}))).toMatchObject({
      status: 404,
      errorId: 'ITEM_NOT_AVAILABLE',
    });
  });

  test('prefer a store that exists', async () => {
    const visitor = await start();
    const chosen = await visitor.call('POST', FAVORITES, { favStoreId: '1001' });
    expect(chosen).toMatchObject({ status: 200, body: { favStoreId: '1001' } });
    const rejected = await visitor.call('POST', FAVORITES, { favStoreId: 'nowhere' });
    expect(errorOf(rejected)).toMatchObject({ status: 404, errorId: 'STR404' });
    expect(errorOf(await visitor.call('POST', FAVORITES, {}))).toMatchObject({ status: 400, errorId: 'VALIDATION' });
    expect(errorOf(await visitor.call('POST', FAVORITES, { productId: 'NONE' }))).toMatchObject({
      status: 404,
      code: 'ORD404',
    });
  });

  test('show shared favorites to who has the link', async () => {
    const visitor = await start();
    const { favoriteId, items } = await like(visitor, 'heather-low');
    const share = async () =>
      shareResponse.parse((await visitor.call('POST', `${FAVORITES}/${favoriteId}/share`, {})).body);
    const { token } = await share();
    expect((await share()).token).toBe(token);
    const friend = await start();
    const read = (key: string) => friend.call('GET', `${FAVORITES}/${favoriteId}/share?token=${key}`);
    const unmarked = items.map((item) => {
      const { isBack: _, ...shown } = item;
      return shown;
    });
    expect((await read(token)).body).toMatchObject({ favoriteId, total: 1, items: unmarked });
    expect(errorOf(await read('wrong'))).toMatchObject({ status: 404, errorId: 'API404' });
    expect((await friend.call('GET', FAVORITES)).body).toMatchObject({ total: 0 });
  });

  test('end a shared link, which is then as unknown as any other', async () => {
    const visitor = await start();
    const { favoriteId, share } = await like(visitor, 'heather-low');
    expect(share).toBeNull();
    const path = `${FAVORITES}/${favoriteId}/share`;
    const shares = await Promise.all([1, 2, 3].map(() => visitor.call('POST', path, {})));
    const tokens = new Set(shares.map(({ body }) => shareResponse.parse(body).token));
    expect(tokens.size).toBe(1);
    const [token = ''] = tokens;
    expect((await visitor.call('GET', FAVORITES)).body).toMatchObject({ share: { token } });
    const friend = await start();
    const read = () => friend.call('GET', `${path}?token=${token}`);
    expect((await read()).status).toBe(200);
    expect(errorOf(await friend.call('DELETE', path))).toMatchObject({ status: 404, errorId: 'API404' });
    expect(await visitor.call('DELETE', path)).toMatchObject({ status: 200, body: { share: null, total: 1 } });
    const ended = errorOf(await read());
    const unknown = errorOf(await friend.call('GET', `${path}?token=unknown`));
    expect({ ...ended, correlationId: '' }).toEqual({ ...unknown, correlationId: '' });
  });

  test('list the sizes that can be chosen later', async () => {
    const visitor = await start();
    await like(visitor, 'heather-low');
    const [item] = favorites.parse((await visitor.call('GET', `${FAVORITES}?options=true`)).body).items;
    const productId = item?.options?.[0]?.productId ?? '';
    const cart = await visitor.addToCart({ productId, qty: 1 });
    expect(cart.items).toMatchObject([{ productId, masterId: 'heather-low' }]);
  });

  test('move a line out of the cart and back', async () => {
    const visitor = await start();
    const { basketId, items } = await visitor.addToCart(
      { productId: 'LIMITED-100', qty: 5 },
      { productId: 'MARKDOWN-1', qty: 1 },
    );
    const path = `/cart/v2/cart/${basketId}/saveForLater`;
    const saved = cartWithSaved.parse((await visitor.call('POST', path, { itemId: items[0]?.id })).body);
    expect(saved).toMatchObject({
      basketId,
      totalItems: 1,
      saveForLater: { items: [{ qty: 5, available: true, productId: 'LIMITED-100' }] },
    });
    const list = savedForLater.parse((await visitor.call('GET', SAVED)).body);
    expect(list).toEqual(saved.saveForLater);
    const gift = await visitor.call('POST', path, { itemId: 'gift-GWP' });
    expect(errorOf(gift)).toMatchObject({ status: 403, errorId: 'GWP_PRODUCT' });
    const { saveForLaterId } = list;
    const restore = { saveForLaterId, itemId: list.items[0]?.itemId, cartId: basketId };
    const some = await visitor.call('PUT', '/cart/v2/saveForLater', { ...restore, qty: 2 });
    expect(some).toMatchObject({ status: 200, body: { totalItems: 3, saveForLater: { items: [{ qty: 3 }] } } });
    const rest = await visitor.call('PUT', '/cart/v2/saveForLater', { saveForLaterId, itemId: restore.itemId });
    expect(rest).toMatchObject({ status: 200, body: { basketId, totalItems: 6, saveForLater: { items: [] } } });
    const again = await visitor.call('PUT', '/cart/v2/saveForLater', restore);
    expect(errorOf(again)).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE' });
  });

  test('reject restoring what adding would reject', async () => {
    const visitor = await start();
    const { basketId, items } = await visitor.addToCart({ productId: 'LIMITED-1', qty: 1 });
    await visitor.call('POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId: items[0]?.id });
    await visitor.addToCart({ productId: 'LIMITED-1', qty: 1 });
    const list = savedForLater.parse((await visitor.call('GET', SAVED)).body);
    const itemId = list.items[0]?.itemId;
    const rejected = await visitor.call('PUT', '/cart/v2/saveForLater', { ...list, itemId, cartId: basketId });
    expect(errorOf(rejected)).toMatchObject({
      status: 409,
      errorId: 'ADDED_MAX_QUANTITY',
      details: { maxAllowedQty: 1 },
    });
    expect((await visitor.call('GET', SAVED)).body).toEqual(list);
    const path = `/cart/v2/saveForLater/${list.saveForLaterId}/items/${itemId}`;
    expect(await visitor.call('DELETE', path, {})).toMatchObject({ status: 200, body: { items: [] } });
    expect(errorOf(await visitor.call('DELETE', path, {}))).toMatchObject({ status: 404 });
  });

  test('move each line once, also for concurrent requests', async () => {
    const visitor = await start();
    const { basketId, items } = await visitor.addToCart({ productId: 'LIMITED-100', qty: 4 });
    const save = () => visitor.call('POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId: items[0]?.id });
    await Promise.all([save(), save(), save()]);
    const { saveForLaterId, items: saved } = savedForLater.parse((await visitor.call('GET', SAVED)).body);
    expect(saved.map(({ qty }) => qty)).toEqual([4]);
    const body = { saveForLaterId, itemId: saved[0]?.itemId, cartId: basketId };
    const restore = () => visitor.call('PUT', '/cart/v2/saveForLater', body);
    const statuses = (await Promise.all([restore(), restore(), restore()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
    expect((await visitor.cart('GET', `/cart/v1/cart/${basketId}`)).totalItems).toBe(4);
  });

  test('return the error of an unknown list for another customer’s', async () => {
    const owner = await start();
    const { favoriteId, items } = await like(owner, 'heather-low');
    const cart = await owner.addToCart({ productId: 'LIMITED-100', qty: 1 });
    const saved = cartWithSaved.parse(
      (await owner.call('POST', `/cart/v2/cart/${cart.basketId}/saveForLater`, { itemId: cart.items[0]?.id })).body,
    );
    const { saveForLaterId, items: lines } = saved.saveForLater;
    const other = await start();
    const tries = (favorite: string, later: string) => [
      other.call('DELETE', `${FAVORITES}/${favorite}/items/${items[0]?.itemId}`, {}),
      other.call('POST', `${FAVORITES}/${favorite}/share`, {}),
      other.call('PUT', '/cart/v2/saveForLater', { saveForLaterId: later, itemId: lines[0]?.itemId }),
      other.call('DELETE', `/cart/v2/saveForLater/${later}/items/${lines[0]?.itemId}`, {}),
    ];
    const [another, unknown] = await Promise.all([
      Promise.all(tries(favoriteId, saveForLaterId)),
      Promise.all(tries(UNKNOWN, UNKNOWN)),
    ]);
    const withoutIds = (answer: object) =>
      JSON.stringify(answer).replaceAll(favoriteId, UNKNOWN).replaceAll(saveForLaterId, UNKNOWN);
    expect(another.map(errorOf).map(withoutIds)).toEqual(unknown.map(errorOf).map(withoutIds));
    expect(another.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await owner.call('GET', SAVED)).body).toMatchObject({ items: lines });
  });

  test('are merged at sign-in with the cart, without loss or duplicates', async () => {
    const account = await Visitor.signUp(target);
    await like(account, 'heather-low');
    await account.addToCart({ productId: 'LIMITED-100', qty: 2 });
    const guest = await start();
    const { favoriteId } = await like(guest, 'heather-low', 'tarn-mid');
    const { basketId, items } = await guest.addToCart(
      { productId: 'LIMITED-100', qty: 3 },
      { productId: 'MARKDOWN-1', qty: 1 },
    );
    const line = items.find(({ productId }) => productId === 'MARKDOWN-1');
    const path = `/cart/v2/cart/${basketId}/saveForLater`;
    const { saveForLater } = cartWithSaved.parse((await guest.call('POST', path, { itemId: line?.id })).body);
    const { saveForLaterId } = saveForLater;
    await guest.signIn(account.email, undefined, { guestObjects: { basketId, favoriteId, saveForLaterId } });
    expect((await guest.cart('POST', '/cart/v1/cart', {})).items).toMatchObject([{ productId: 'LIMITED-100', qty: 5 }]);
    const liked = favorites.parse((await guest.call('GET', FAVORITES)).body);
    expect(liked.items.map(({ productId }) => productId)).toEqual(['tarn-mid', 'heather-low']);
    expect((await guest.call('GET', SAVED)).body).toMatchObject({ items: [{ productId: 'MARKDOWN-1', qty: 1 }] });
    const gone = await guest.call('GET', `/cart/v1/cart/${basketId}`);
    expect(errorOf(gone)).toMatchObject({ status: 404, errorId: 'CART_NOT_FOUND' });
  });

  test('are mailed to friends of who is signed in', async () => {
    const guest = await start();
    const { favoriteId: own } = await like(guest, 'heather-low');
    const rejected = await guest.call('POST', `${FAVORITES}/${own}/share`, { emails: ['friend@example.com'] });
    expect(errorOf(rejected)).toMatchObject({ status: 403, errorId: 'AUT404' });
    const account = await Visitor.signUp(target);
    const { favoriteId } = await like(account, 'heather-low');
    const share = (emails: string[]) =>
      account.call('POST', `${FAVORITES}/${favoriteId}/share?locale=de-de`, { emails, message: 'Schau mal' });
    expect(errorOf(await share(['nobody']))).toMatchObject({ status: 400, errorId: 'AUT453' });
    const friend = `friend-${account.email}`;
    const shared = shareResponse.parse((await share([friend, friend.toUpperCase()])).body);
    expect(shared.sent).toBe(1);
    const inbox = await (await target.sandbox(`/sandbox/inbox.json?to=${friend}`)).text();
    expect(inbox).toContain(`/de-de${shared.pageUrl}`);
    expect(inbox).toContain('Schau mal');
  });

  test('are mailed without links, and so many times a day to one address and by one account', async () => {
    const account = await Visitor.signUp(target);
    const { favoriteId } = await like(account, 'heather-low');
    const share = (emails: string[], message = 'Look') =>
      account.call('POST', `${FAVORITES}/${favoriteId}/share`, { emails, message });
    const friend = `friend-${account.email}`;
    expect(errorOf(await share([friend], 'Win at evil.example'))).toMatchObject({
      status: 400,
      errorId: 'VALIDATION',
      details: { path: 'message' },
    });
    for (const emailForm of [friend, friend.toUpperCase(), ` ${friend} `.trim()])
      expect((await share([emailForm])).status).toBe(200);
    const fourth = await share([friend]);
    expect(errorOf(fourth)).toMatchObject({ status: 429, errorId: 'API429', code: 'API429' });
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(60);
    const others = (from: number) => Array.from({ length: 5 }, (_, index) => `o${from + index}-${account.email}`);
    const statuses: number[] = [];
    for (const from of [0, 5, 10, 15]) statuses.push((await share(others(from))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const inbox = await (await target.sandbox(`/sandbox/inbox.json?to=${friend}`)).json();
    expect(inbox).toHaveLength(3);
    expect((await account.call('POST', `${FAVORITES}/${favoriteId}/share`, {})).status).toBe(200);
  });

  test('are closed to a session that an associate is connected to', async () => {
    const visitor = await start();
    const { favoriteId } = await like(visitor, 'heather-low');
    const { basketId } = await visitor.addToCart({ productId: 'MARKDOWN-1', qty: 1 });
    const associate = { storeId: '1001', storeEmployeeId: 'A1001', password: 'Trail-2026!' };
    await visitor.call('POST', '/consumers-v3/consumer/agent/login', associate);
    const answers = await Promise.all([
      visitor.call('GET', FAVORITES),
      visitor.call('POST', FAVORITES, { productId: 'tarn-mid' }),
      visitor.call('DELETE', `${FAVORITES}/${favoriteId}/items/x`, {}),
      visitor.call('POST', `${FAVORITES}/${favoriteId}/share`, {}),
      visitor.call('GET', SAVED),
      visitor.call('POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId: 'x' }),
      visitor.call('PUT', '/cart/v2/saveForLater', { saveForLaterId: 'x', itemId: 'x' }),
      visitor.call('DELETE', '/cart/v2/saveForLater/x/items/x', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });
});
