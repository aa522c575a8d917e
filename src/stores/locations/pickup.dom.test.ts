// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { $cart } from '../cart/cart-state.ts';
import { cartItemOf, cartOf } from '../cart/cart.test-support.ts';
import { errorResponse } from '../core/browser.test-support.ts';
import { replaceNetwork, type Respond, type SentRequest } from '../core/network.test-support.ts';
import { $session } from '../core/session.ts';
import * as search from './pickup-search.ts';
import {
  $pickupStore,
  addPickupItem,
  findPickupStores,
  linesElsewhere,
  loadStoreStock,
  savePickupStore,
} from './pickup-store.ts';
import { $pickupStores, loadPickupStores } from './pickup-stores.ts';

const SEARCH = 'POST /stores/v1/search';
const AVAILABILITY = 'POST /products/v1/products/BOOT-9/availability';
const POINTS = 'POST /stores/v1/collectionPoints';
const FAVORITE = 'POST /wishlists/v2/favorites';
const CHANGE = 'PUT /cart/v1/cart/cart-1/item';
const KEY = 'aisle.store.us';
const BOULDER = { id: '1001', name: 'Boulder' };
const DENVER = { id: '1002', name: 'Denver' };
const LINE = { productId: 'BOOT-9', qty: 2 };

const storeOf = (id: string, distance?: number) => ({ id, name: `Store ${id}`, distance });
const stockOf = (storeId: string, stock: number) => ({ storeId, stock, available: stock >= LINE.qty });

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];
const calls = () => sent.map(({ call }) => call);

beforeEach(() => {
  localStorage.clear();
  $session.set(undefined);
  $cart.set(null);
  $pickupStore.set(undefined);
  $pickupStores.set({});
  respond.mockReset();
  sent = replaceNetwork(respond);
});

/** A service with these stores and this stock. */
function serve(stores: readonly object[], variants: readonly object[]): void {
  respond.mockImplementation(({ call }) => {
    if (call === AVAILABILITY) return Response.json({ productId: 'boot', variants });
    return Response.json(call === POINTS ? { collectionPoints: stores } : { stores, total: stores.length });
  });
}

describe('the stores where a line can be picked up', () => {
  const variants = [
    { productId: 'BOOT-10', available: true, stores: [stockOf('1', 9)] },
    { productId: 'BOOT-9', available: false, stores: [stockOf('1', 1), stockOf('2', 2), stockOf('3', 5)] },
  ];

  test('are those with enough stock first, then the nearest, with their units', async () => {
    serve([storeOf('1', 1), storeOf('2', 8), storeOf('3', 3), storeOf('4', 2)], variants);
    const outcome = await search.findPickupStores({ line: LINE, q: 'Boulder' });
    expect(outcome.ok && outcome.value.map(({ id, stock, isAvailable }) => [id, stock, isAvailable])).toEqual([
      ['3', 5, true],
      ['2', 2, true],
      ['1', 1, false],
      ['4', 0, false],
    ]);
    expect(sent).toEqual([
      { call: SEARCH, body: { near: 'Boulder', services: ['pickup'], count: 20 } },
      { call: AVAILABILITY, body: { items: [LINE], storeIds: ['1', '2', '3', '4'] } },
    ]);
  });

  test('are all of the site without words, and need no stock where there is none', async () => {
    serve([], []);
    expect(await search.findPickupStores({ line: LINE, q: '' })).toEqual({ ok: true, value: [] });
    expect(sent).toEqual([{ call: SEARCH, body: { services: ['pickup'], count: 20 } }]);
  });

  test('are an error where the stock is unknown', async () => {
    respond.mockImplementation(({ call }) =>
      call === SEARCH ? Response.json({ stores: [storeOf('1')] }) : errorResponse(404, 'ITEM_NOT_AVAILABLE'),
    );
    const outcome = await search.findPickupStores({ line: LINE, q: '' });
    expect(outcome).toMatchObject({ ok: false, error: { errorId: 'ITEM_NOT_AVAILABLE' } });
  });

  test.each([
    [true, variants.with(1, { productId: 'BOOT-9', available: true, stores: [] })],
    [false, variants],
    [false, []],
  ])('are reached from the warehouse where it has the units: %s', async (isAvailable, stock) => {
    serve([storeOf('1')], stock);
    const outcome = await search.findStoresToSendTo({ line: LINE, q: '' });
    expect(outcome).toEqual({ ok: true, value: [{ ...storeOf('1'), stock: null, isAvailable }] });
  });

  test('are collection points near a postal code, the nearest first', async () => {
    serve([storeOf('P2', 4), storeOf('P1', 1)], []);
    const outcome = await search.findCollectionPointsNear({ q: '80301' });
    expect(outcome.ok && outcome.value.map(({ id, isAvailable }) => [id, isAvailable])).toEqual([
      ['P1', true],
      ['P2', true],
    ]);
    expect(sent).toEqual([{ call: POINTS, body: { postalCode: '80301' } }]);
  });
});

describe('the stores to choose one from', () => {
  test('are found around a place, or all of them', async () => {
    serve([BOULDER], []);
    expect(await findPickupStores({ near: 'boul' })).toEqual({ ok: true, value: { stores: [BOULDER], total: 1 } });
    await findPickupStores({ near: '' });
    expect(sent.map(({ body }) => body)).toEqual([
      { services: ['pickup'], count: 50, near: 'boul' },
      { services: ['pickup'], count: 50 },
    ]);
  });

  test('have the stock of the variant, and none where the service does not know it', async () => {
    serve([], [{ productId: 'BOOT-9', stores: [stockOf('1001', 3)] }]);
    const question = { productId: 'BOOT-9', storeIds: ['1001'] };
    expect(await loadStoreStock(question)).toEqual({ ok: true, value: [stockOf('1001', 3)] });
    expect(sent[0]?.body).toEqual({ items: [{ productId: 'BOOT-9' }], storeIds: ['1001'] });
    serve([], []);
    expect(await loadStoreStock(question)).toEqual({ ok: true, value: [] });
  });
});

describe('the customer’s store', () => {
  test('is stored for the site, and shared by the tabs of the browser', () => {
    const seen = vi.fn<(store: unknown) => void>();
    const stop = $pickupStore.listen((store) => seen(store));
    $pickupStore.set(BOULDER);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(BOULDER);
    localStorage.setItem(KEY, JSON.stringify({ ...DENVER, phone: '555' }));
    dispatchEvent(
      Object.assign(new Event('storage'), {
        key: KEY,
        newValue: localStorage.getItem(KEY),
        storageArea: localStorage,
      }),
    );
    expect(seen.mock.calls).toEqual([[BOULDER], [DENVER]]);
    stop();
  });

  test.each(['{', '[]', '{"id":"1001"}'])('is none where the foreign value %s is stored', (text) => {
    const stop = $pickupStore.listen(() => undefined);
    localStorage.setItem(KEY, text);
    dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue: text, storageArea: localStorage }));
    expect($pickupStore.get()).toBeUndefined();
    stop();
  });
});

type Option = Cart['items'][number]['shippingOptions'][number];

const optionOf = (code: string, storeId: string | null, selected = true): Option => ({
  selected,
  available: true,
  cost: 0,
  shippingMethod: { code, label: code, deliveryTime: null, price: { amount: 0, currency: 'USD' } },
  storeInfo: storeId === null ? null : { id: storeId, storeInventory: 1 },
  shippingPromotions: [],
  applicableShippingMethods: [],
});
const lineOf = (id: string, ...shippingOptions: Option[]) => cartItemOf({ id, shippingOptions });

describe('a line that is picked up elsewhere', () => {
  test.each([
    ['picked up in another store', [optionOf('pickup', '1002')], true],
    ['picked up in this store', [optionOf('pickup', '1001')], false],
    ['only offered for pickup elsewhere', [optionOf('pickup', '1002', false)], false],
    ['sent to another store', [optionOf('sts', '1002')], false],
    ['picked up in a store that is unknown', [optionOf('pickup', null)], false],
  ])('is one that is %s', (_, options, expected) => {
    expect(linesElsewhere(cartOf({ items: [lineOf('a', ...options)] }), '1001')).toHaveLength(expected ? 1 : 0);
  });

  test('does not exist without a cart', () => {
    expect([linesElsewhere(null, '1001'), linesElsewhere(undefined, '1001')]).toEqual([[], []]);
  });
});

describe('saving the store', () => {
  const items = [
    lineOf('a', optionOf('pickup', '1002')),
    lineOf('b', optionOf('standard', null)),
    lineOf('c', optionOf('pickup', '1002')),
  ];

  test('saves it in the account, moves the pickup lines, and reads the cart for it', async () => {
    $cart.set(cartOf({ items }));
    respond.mockImplementation(() => Response.json(cartOf({ favoriteStoreId: '1001' })));
    expect(await savePickupStore(BOULDER)).toMatchObject({ ok: true });
    expect(sent).toEqual([
      { call: FAVORITE, body: { favStoreId: '1001' } },
      { call: CHANGE, body: { itemId: 'a', shippingMethod: 'pickup', storeId: '1001' } },
      { call: CHANGE, body: { itemId: 'c', shippingMethod: 'pickup', storeId: '1001' } },
      { call: 'GET /cart/v1/cart/cart-1', query: { favStoreId: '1001' } },
    ]);
    expect($cart.get()?.favoriteStoreId).toBe('1001');
    expect($pickupStore.get()).toEqual(BOULDER);
  });

  test('needs no cart', async () => {
    respond.mockImplementation(() => Response.json({}));
    await savePickupStore(BOULDER);
    expect(calls()).toEqual([FAVORITE]);
    expect($pickupStore.get()).toEqual(BOULDER);
  });

  test('goes on for an associate, who has no account here', async () => {
    respond.mockReturnValueOnce(errorResponse(403, 'AUT404'));
    expect(await savePickupStore(BOULDER)).toMatchObject({ ok: true });
    expect($pickupStore.get()).toEqual(BOULDER);
  });

  test('renews an expired session', async () => {
    respond.mockReturnValueOnce(errorResponse(401, 'AUT432')).mockImplementation(() => Response.json({}));
    expect(await savePickupStore(BOULDER)).toMatchObject({ ok: true });
    expect(calls()).toEqual([FAVORITE, FAVORITE]);
  });

  test.each([
    ['the account', FAVORITE, 0],
    ['a line', CHANGE, 1],
  ])('keeps the former store where %s rejects the change', async (_, failing, changes) => {
    $pickupStore.set(DENVER);
    $cart.set(cartOf({ items }));
    respond.mockImplementation(({ call }) =>
      call === failing ? errorResponse(409, 'ITEM_NO_LONGER_AVAILABLE') : Response.json(cartOf({ items })),
    );
    expect(await savePickupStore(BOULDER)).toMatchObject({ error: { errorId: 'ITEM_NO_LONGER_AVAILABLE' } });
    expect(calls().filter((call) => call === CHANGE)).toHaveLength(changes);
    expect($pickupStore.get()).toEqual(DENVER);
  });
});

describe('adding an item for pickup', () => {
  const items = [{ productId: 'BOOT-9', qty: 1, storeId: '1001', shippingMethod: 'pickup' }];

  beforeEach(() => {
    respond.mockImplementation(() => Response.json(cartOf()));
  });

  test('starts a cart, or adds to the one there is', async () => {
    await addPickupItem({ productId: 'BOOT-9', store: BOULDER });
    await addPickupItem({ productId: 'BOOT-9', store: BOULDER });
    expect(sent).toEqual([
      { call: 'POST /cart/v1/cartWithItem', body: { items } },
      { call: 'POST /cart/v1/item', body: { cartId: 'cart-1', items } },
    ]);
    expect($cart.get()).toEqual(cartOf());
  });

  test('makes the store the customer’s where there is none yet', async () => {
    await addPickupItem({ productId: 'BOOT-9', store: BOULDER });
    await addPickupItem({ productId: 'BOOT-9', store: DENVER });
    expect($pickupStore.get()).toEqual(BOULDER);
  });

  test('chooses no store where it fails', async () => {
    respond.mockReturnValueOnce(errorResponse(409, 'ITEM_OOS'));
    expect(await addPickupItem({ productId: 'BOOT-9', store: BOULDER })).toMatchObject({ ok: false });
    expect([$pickupStore.get(), $cart.get()]).toEqual([undefined, null]);
  });
});

describe('the stores of a cart', () => {
  test('are requested once for each id', async () => {
    respond.mockReturnValueOnce(Response.json({ stores: [BOULDER] }));
    respond.mockReturnValueOnce(Response.json({ stores: [DENVER] }));
    await loadPickupStores(['1001']);
    await loadPickupStores(['1001', '1002']);
    await loadPickupStores(['1002']);
    expect(sent.map(({ body }) => body)).toEqual([{ storeIds: ['1001'] }, { storeIds: ['1002'] }]);
    expect($pickupStores.get()).toEqual({ '1001': BOULDER, '1002': DENVER });
  });

  test('keep those of another request that ended meanwhile', async () => {
    respond.mockImplementation(({ body }) =>
      Response.json({ stores: Object(body).storeIds[0] === '1001' ? [BOULDER] : [DENVER] }),
    );
    await Promise.all([loadPickupStores(['1001']), loadPickupStores(['1002'])]);
    expect(Object.keys($pickupStores.get())).toEqual(['1001', '1002']);
  });
});
