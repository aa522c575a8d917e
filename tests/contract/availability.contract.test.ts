import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productSet, productSets } from '../../src/api/catalog/product-sets.schema.ts';
import { recommendations } from '../../src/api/catalog/recommendations.schema.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const NOTIFICATIONS = '/products/v1/notifications';
const RECOMMENDATIONS = '/products/v1/widgetRecommendations';

describe.each(TARGETS)('the availability, set and recommendation calls of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = await Visitor.start(target);
  });
  afterAll(() => target.close());

  const check = (productId: string, body: object) =>
    visitor.call('POST', `/products/v1/products/${productId}/availability`, body);

  test('returns whether the warehouse has the requested quantity', async () => {
    const checkQty = (qty: number) => check('LIMITED-100', { items: [{ productId: 'LIMITED-100', qty }] });
    const variant = { productId: 'LIMITED-100', stock: 100, stores: [] };
    expect((await checkQty(100)).body).toMatchObject({ variants: [{ ...variant, qty: 100, available: true }] });
    expect((await checkQty(101)).body).toMatchObject({ variants: [{ ...variant, qty: 101, available: false }] });
    expect((await check('SOLDOUT-0', {})).body).toMatchObject({ variants: [{ stock: 0, available: false }] });
  });

  test('returns the stock of known stores', async () => {
    const { body } = await check('saddleback-mid', { storeIds: ['1001', 'nowhere'] });
    expect(body).toMatchObject({ productId: 'saddleback-mid' });
    const storeStock = { storeId: '1001', stock: expect.any(Number), available: expect.any(Boolean) };
    expect(body).toHaveProperty('variants.0.stores', [storeStock]);
  });

  test('rejects unknown products, and a variant of another product', async () => {
    expect(errorOf(await check('NONE', {}))).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE' });
    const other = await check('saddleback-mid', { items: [{ productId: 'LIMITED-1', qty: 1 }] });
    expect(errorOf(other)).toMatchObject({ status: 404, code: 'ORD404', details: { productId: 'LIMITED-1' } });
    expect(errorOf(await check('LIMITED-1', { items: [{ productId: 'LIMITED-1', qty: 0 }] }))).toMatchObject({
      status: 400,
      details: { path: 'items.0.qty' },
    });
  });

  test('take a wish for a mail where something is sold out', async () => {
    const wish = (productId: string, email = 'walker@example.com') =>
      visitor.call('PUT', NOTIFICATIONS, { productId, email });
    expect(await wish('SOLDOUT-0')).toMatchObject({ status: 200, body: { productId: 'SOLDOUT-0', status: 'confirm' } });
    expect((await wish('SOLDOUT-0')).body).toMatchObject({ status: 'confirm' });
    expect((await wish('LIMITED-100')).body).toMatchObject({ status: 'available' });
    expect(errorOf(await wish('NONE'))).toMatchObject({ status: 404, code: 'ORD404' });
    expect(errorOf(await wish('SOLDOUT-0', 'nobody'))).toMatchObject({ status: 400, errorId: 'AUT453' });
    const nameless = await visitor.call('PUT', NOTIFICATIONS, { productId: 'SOLDOUT-0' });
    expect(errorOf(nameless)).toMatchObject({ status: 400, details: { path: 'email' } });
    const member = await Visitor.signIn(target, 'shopper@example.com');
    expect((await member.call('PUT', NOTIFICATIONS, { productId: 'SOLDOUT-0' })).body).toMatchObject({
      status: 'waiting',
    });
  });

  test('confirm and remove no request without the link of a mail', async () => {
    for (const change of ['confirm', 'remove']) {
      const send = (token: string) => visitor.call('POST', `${NOTIFICATIONS}/${change}`, { token });
      expect(errorOf(await send('x'.repeat(30)))).toMatchObject({ status: 404, errorId: 'API404' });
      expect(errorOf(await send('x'))).toMatchObject({ status: 400, details: { path: 'token' } });
    }
  });

  test('name the sets of a product, in the words of the locale', async () => {
    const path = '/products/v2/products/saddleback-mid/productSets?siteId=de&locale=de-de';
    const { sets } = productSets.parse((await visitor.call('GET', path)).body);
    expect(sets).toMatchObject([{ id: 'six-days', name: 'Sechs Tage mit Rucksack' }]);
    expect(sets[0]?.products.map(({ id }) => id)).toContain('longhaul-48');
    const one = await visitor.call('GET', '/products/v2/products/six-days/productSet?siteId=de&locale=de-de');
    expect(one).toMatchObject({ status: 200, body: sets[0] });
    expect((await visitor.call('GET', '/products/v2/products/LIMITED-1/productSets')).body).toMatchObject({ sets: [] });
    for (const unknown of ['NONE/productSets', 'NONE/productSet']) {
      const answer = await visitor.call('GET', `/products/v2/products/${unknown}`);
      expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE' });
    }
  });

  test('returns similar products, never the product itself or duplicates', async () => {
    const answer = await visitor.call('GET', `${RECOMMENDATIONS}?productId=saddleback-mid&count=12`);
    const { widget, products, total } = recommendations.parse(answer.body);
    expect({ widget, total }).toEqual({ widget: 'similar', total: 12 });
    const ids = products.map(({ id }) => id);
    expect(new Set(ids).size).toBe(12);
    expect(ids).not.toContain('saddleback-mid');
    expect(ids).toContain('tarn-mid');
    const available = products.map(({ isAvailable }) => isAvailable);
    expect(available).toEqual(available.toSorted((a, b) => Number(b) - Number(a)));
  });

  test.each([
    ['wet-day', ['10% off four pieces of The wet day']],
    ['first-night-out', ['A night for less']],
    ['six-days', expect.any(Array)],
  ])('price the set %s as the cart does, with the promotions that it fulfils', async (id, promotions) => {
    const guest = await Visitor.start(target);
    const { body } = await guest.call('GET', `/products/v2/products/${id}/productSet`);
    const { products, offer } = productSet.parse(body);
    expect(offer).toMatchObject({ available: products.length, promotions });
    const items = products.map(({ variants }) => {
      const inStock = variants.filter(({ stock }) => stock > 0);
      const [cheapest] = inStock.toSorted((a, b) => a.price.current - b.price.current);
      return { productId: cheapest?.productId, qty: 1 };
    });
    const cart = await guest.call('POST', '/cart/v1/cartWithItem', { items });
    const totalDiscount = expect.closeTo((offer?.total ?? 0) - (offer?.reducedTotal ?? 0));
    expect(cart.body).toMatchObject({ totals: { itemTotal: offer?.total, totalDiscount } });
  });

  test('add a set as a whole or not at all', async () => {
    const guest = await Visitor.start(target);
    const items = ['LIMITED-1', 'SOLDOUT-0'].map((productId) => ({ productId, qty: 1 }));
    expect((await guest.call('POST', '/cart/v1/cartWithItem', { items })).status).toBeGreaterThanOrEqual(400);
    const { body } = await guest.call('POST', '/cart/v1/cartWithItem', {
      items: [{ productId: 'FREE-STICKER', qty: 1 }],
    });
    expect(body).toMatchObject({ items: [{ productId: 'FREE-STICKER' }] });
  });

  test('count views without a name, and recommend from them', async () => {
    const view = (body: object) => visitor.call('POST', '/products/v1/views', body);
    const counted = { status: 200, body: { counted: true } };
    expect(await view({ productId: 'hut-mug', viewedBefore: ['corrie-1', 'nowhere'] })).toMatchObject(counted);
    const ask = async (query: string) => {
      const { products } = recommendations.parse((await visitor.call('GET', `${RECOMMENDATIONS}?${query}`)).body);
      return products.map(({ id }) => id);
    };
    expect((await ask('widget=viewed-together&productId=hut-mug&count=1'))[0]).toBe('corrie-1');
    const personal = await ask('widget=personal&viewed=corrie-1,saddleback-mid');
    expect(personal[0]).toBe('hut-mug');
    expect(personal).not.toContain('saddleback-mid');
    const tooMany = await view({ productId: 'hut-mug', viewedBefore: ['a', 'b', 'c', 'd', 'e'] });
    expect(errorOf(tooMany)).toMatchObject({ status: 400, errorId: 'VALIDATION' });
  });

  test('recommend bestsellers of a category that exists', async () => {
    const ask = (query: string) => visitor.call('GET', `${RECOMMENDATIONS}?${query}`);
    const tents = recommendations.parse((await ask('widget=bestsellers&category=tents&count=24')).body);
    expect(tents.products.map(({ id }) => id)).toEqual(expect.arrayContaining(['leeward-2', 'corrie-1']));
    expect(tents.products.map(({ id }) => id)).not.toContain('saddleback-mid');
    expect(errorOf(await ask('category=none'))).toMatchObject({ status: 404, errorId: 'PLP400' });
    expect(errorOf(await ask('productId=NONE'))).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE' });
    expect(errorOf(await ask('widget=none'))).toMatchObject({ status: 400, errorId: 'VALIDATION' });
  });
});
