import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '../../src/api/cart/cart.schema.ts';
import { collectionPointList } from '../../src/api/locations/collection-points.schema.ts';
import { storeList } from '../../src/api/locations/stores.schema.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';
import { deliveryEstimate, type DeliveryEstimate } from '../../src/api/cart/delivery.schema.ts';

/** Dates from today on, in order. */
function expectDates(dates: { earliest: string; latest: string } | null | undefined): void {
  const { earliest = '', latest = '' } = dates ?? {};
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
  expect(earliest).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(earliest >= yesterday).toBe(true);
  expect(latest >= earliest).toBe(true);
}

describe.each(TARGETS)('the shipping of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  let cart: Cart;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());
  beforeEach(async () => {
    visitor = await Visitor.start(target);
    cart = await visitor.addToCart({ productId: 'LIMITED-100', qty: 1 });
  });

  const choose = (body: object) =>
    visitor.call('POST', '/cart/v1/shippingMethod', { cartId: cart.basketId, shippingId: 'me', ...body });
  const read = (query = '') => visitor.cart('GET', `/cart/v1/cart/${cart.basketId}${query}`);

  test('is offered for the first home shipment, also before an address exists', () => {
    expect(cart.shipments).toMatchObject([{ shippingId: 'me', shippingMethod: 'standard' }]);
    expect(cart.totals.shipping).toBe(0);
    const codes = cart.shippingMethods.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['standard', 'me']));
    expect(codes).not.toContain('prime');
    expect(cart.shippingMethods.every(({ label, deliveryTime }) => label !== '' && deliveryTime !== '')).toBe(true);
    for (const { deliveryDates } of cart.shippingMethods) expectDates(deliveryDates);
    const options = cart.items[0]?.shippingOptions ?? [];
    expect(options.filter(({ selected }) => selected)).toMatchObject([{ shippingMethod: { code: 'standard' } }]);
    for (const { shippingMethod } of options) expectDates(shippingMethod.deliveryDates);
    expect(options.find(({ shippingMethod }) => shippingMethod.code === 'prime')).toMatchObject({ available: false });
  });

  test('is estimated for a place before anything is in a cart', async () => {
    const estimate = async (query: string) => {
      const { status, body } = await visitor.call('GET', `/cart/v1/deliveryEstimate${query}`);
      expect(status).toBe(200);
      return deliveryEstimate.parse(body);
    };
    const standardOf = ({ methods }: DeliveryEstimate) =>
      methods.find(({ code }) => code === 'standard')?.deliveryDates ?? { earliest: '', latest: '' };
    const somewhere = await estimate('');
    expect(somewhere.countryCode).toBe('US');
    expect(Date.parse(somewhere.validUntil)).toBeGreaterThan(Date.now());
    expect(somewhere.methods.map(({ code }) => code)).not.toContain('prime');
    for (const { deliveryDates } of somewhere.methods) expectDates(deliveryDates);
    const near = standardOf(await estimate('?postalCode=80302'));
    const far = standardOf(await estimate('?postalCode=99501'));
    expect(near.earliest).toBe(near.latest);
    expect(near.earliest).toBe(standardOf(somewhere).earliest);
    expect(far.earliest > standardOf(somewhere).latest).toBe(true);
    expect(await estimate('?countryCode=FR')).toMatchObject({ methods: [] });
  });

  test('costs what the chosen method does', async () => {
    for (const code of ['standard', 'me']) {
      const { status, body } = await choose({ code });
      const price = cart.shippingMethods.find((offer) => offer.code === code)?.price;
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { shipments: [{ shippingMethod: code }], totals: { shipping: price } },
      });
    }
  });

  test('lists the methods of one shipment', async () => {
    const listed = await visitor.cart('GET', `/cart/v1/cart/${cart.basketId}/shippingMethod/me`);
    expect(listed.shippingMethods).toEqual(cart.shippingMethods);
    const unknown = await visitor.call('GET', `/cart/v1/cart/${cart.basketId}/shippingMethod/none`);
    expect(errorOf(unknown)).toMatchObject({ status: 404, code: 'SHP404' });
  });

  test('rejects methods that are not offered, and another customer’s cart', async () => {
    expect(errorOf(await choose({ code: 'prime' }))).toMatchObject({ status: 404, code: 'SHP404' });
    expect(errorOf(await choose({ code: 'pickup', storeId: 'none' }))).toMatchObject({ code: 'SHP404' });
    expect(errorOf(await choose({ code: 'balloon' }))).toMatchObject({ status: 400, errorId: 'VALIDATION' });
    visitor = await Visitor.start(target);
    expect(errorOf(await choose({ code: 'standard' }))).toMatchObject({ status: 404, errorId: 'CART_NOT_FOUND' });
  });

  test('is a pickup where the store has stock, rejected otherwise', async () => {
    const body = { productId: 'MARKDOWN-1', services: ['pickup'], count: 100 };
    const { stores } = storeList.parse((await visitor.call('POST', '/stores/v1/search', body)).body);
    const all = storeList.parse((await visitor.call('POST', '/stores/v1/search', { services: ['pickup'] })).body);
    const added = await visitor.addToCart({ productId: 'MARKDOWN-1', qty: 1 });
    const itemId = added.items.find(({ productId }) => productId === 'MARKDOWN-1')?.id;
    for (const { id: storeId } of all.stores) {
      const answer = await visitor.call('PUT', `/cart/v1/cart/${cart.basketId}/item`, {
        itemId,
        shippingMethod: 'pickup',
        storeId,
      });
      const isShelved = stores.some(({ id }) => id === storeId);
      if (isShelved) expect(answer.status).toBe(200);
      else expect(errorOf(answer)).toMatchObject({ status: 409, code: 'ORD516' });
    }
  });

  test('uses the stock of the favorite store, and stores its id', async () => {
    expect((await read('?favStoreId=1001')).favoriteStoreId).toBe('1001');
    const { favoriteStoreId, items } = await read('?isPatchRequired=true&inventorySupplyCheck=true');
    expect(favoriteStoreId).toBe('1001');
    const pickup = items[0]?.shippingOptions.find(({ shippingMethod }) => shippingMethod.code === 'pickup');
    expect(pickup?.storeInfo).toMatchObject({ id: '1001', storeInventory: expect.any(Number) });
    expect((await read('?favStoreId=none')).favoriteStoreId).toBe('1001');
  });

  test('returns the pickup points near a location, always the same', async () => {
    const find = (body: object, query = '?siteId=de&locale=de-de') =>
      visitor.call('POST', `/stores/v1/collectionPoints${query}`, body);
    const points = async (body: object, query?: string) =>
      collectionPointList.parse((await find(body, query)).body).collectionPoints;
    const found = await points({ postalCode: '10119', count: 3 });
    expect(found).toHaveLength(3);
    expect(await points({ postalCode: '10119', count: 3 })).toEqual(found);
    const distances = found.map(({ distance }) => distance ?? -1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const { latitude = 0, longitude = 0 } = found[0]?.coordinates ?? {};
    expect((await points({ latitude, longitude, radius: 30 })).length).toBeGreaterThan(0);
    expect(await points({ postalCode: '80302' }, '?siteId=us&locale=en-us')).toEqual([]);
    expect(errorOf(await find({}))).toMatchObject({ errorId: 'VALIDATION', details: { path: 'postalCode' } });
    expect(errorOf(await find({ postalCode: 'X' }))).toMatchObject({ errorId: 'VALIDATION' });
    expect(errorOf(await find({ latitude: 1 }))).toMatchObject({ details: { path: 'longitude' } });
  });
});
