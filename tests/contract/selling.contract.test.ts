import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productDetails } from '../../src/api/catalog/products.schema.ts';
import { ADDRESS, CAPTCHA } from '../harness/purchase.ts';
import { addVariant, changeCatalog, STORE } from './support/catalog-changes.test-support.ts';
import { Customer } from './support/checkout.test-support.ts';
import { CAN_ARRANGE, TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const HOUR = 60 * 60 * 1000;
const unitOf = (productId: string) => ({ productId, qty: 1 });
const PRODUCT = '/products/v2/products/survey-cap-numbered/details';

/** What is said of the sale of variants, and done about it. */
describe.skipIf(!CAN_ARRANGE).each(TARGETS)('what $name sells, and when', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = await Visitor.start(target);
  });
  afterAll(() => target.close());

  const variantOf = async (sku: string) => {
    const { variants } = productDetails.parse((await visitor.call('GET', PRODUCT)).body);
    return variants.find(({ productId }) => productId === sku);
  };
  const add = (from: Visitor, productId: string, more: object = {}) =>
    from.call('POST', '/cart/v1/cartWithItem', { items: [{ productId, qty: 1, ...more }] });

  test('nothing before its release, which a cart learns of too', async () => {
    await addVariant(target, 'COMING', { releasesAt: Date.now() + HOUR });
    const releaseDate = expect.stringMatching(/^\d{4}-/) as string;
    expect(await variantOf('COMING')).toMatchObject({ stock: 0, releaseDate });
    const rejected = errorOf(await add(visitor, 'COMING'));
    expect(rejected).toMatchObject({ errorId: 'ITEM_NOT_AVAILABLE', details: { productId: 'COMING' } });
    const inStore = await add(visitor, 'COMING', { shippingMethod: 'pickup', storeId: STORE });
    expect(errorOf(inStore)).toMatchObject({ errorId: 'ITEM_NOT_AVAILABLE' });
    const notice = { productId: 'COMING', email: 'walker@example.com' };
    const asked = await visitor.call('PUT', '/products/v1/notifications', notice);
    expect(asked.body).toMatchObject({ status: 'confirm' });

    await addVariant(target, 'WITHDRAWN');
    const customer = await Customer.start(target);
    await customer.fill(unitOf('WITHDRAWN'));
    await changeCatalog(target, (catalog) =>
      catalog
        .updateTable('variant')
        .set({ releases_at: Date.now() + HOUR })
        .where('sku', '=', 'WITHDRAWN')
        .execute(),
    );
    const prepared = await customer.visitor.call('POST', '/cart/v1/cart/prepareOrder', { basketId: customer.cartId });
    expect(errorOf(prepared)).toMatchObject({ status: 409, errorId: 'ITEM_NO_LONGER_AVAILABLE' });
  });

  test('what was released like anything else', async () => {
    await addVariant(target, 'RELEASED', { releasesAt: Date.now() - HOUR });
    const variant = await variantOf('RELEASED');
    expect(variant).toMatchObject({ stock: 9 });
    expect(variant).not.toHaveProperty('releaseDate');
    expect((await add(visitor, 'RELEASED')).status).toBe(201);
  });

  test('the last of what is not made again, without a notice when it is gone', async () => {
    await addVariant(target, 'LAST', { stock: 3, isDiscontinued: true });
    await addVariant(target, 'GONE', { stock: 0, isDiscontinued: true });
    expect(await variantOf('LAST')).toMatchObject({ stock: 3, discontinued: true });
    const notice = { productId: 'GONE', email: 'walker@example.com' };
    const asked = errorOf(await visitor.call('PUT', '/products/v1/notifications', notice));
    expect(asked).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE' });
    const cart = await (await Visitor.start(target)).addToCart({ productId: 'LAST', qty: 1 });
    expect(cart.items).toMatchObject([{ productId: 'LAST', left: 3 }]);
    const plenty = await (await Visitor.start(target)).addToCart({ productId: 'LIMITED-100', qty: 1 });
    expect(plenty.items[0]).not.toHaveProperty('left');
  });

  test('to one customer what they reserved, for half an hour, also after the order was prepared', async () => {
    await addVariant(target, 'ONE', { stock: 1, storeStock: 1 });
    const customer = await Customer.start(target);
    const reserve = (more: object) =>
      customer.visitor.cart('POST', '/cart/v1/reserveWithItem', { items: [{ productId: 'ONE', qty: 1, ...more }] });
    const before = Date.now();
    const { items, basketId } = await reserve({});
    const until = Date.parse(String(items[0]?.reservedUntil));
    expect(until - before).toBeGreaterThanOrEqual(HOUR / 2);
    expect(until - Date.now()).toBeLessThanOrEqual(HOUR / 2);
    expect(errorOf(await add(visitor, 'ONE'))).toMatchObject({ errorId: 'ITEM_OOS' });
    const again = await customer.visitor.cart('GET', `/cart/v1/cart/${basketId}`);
    expect(again.items).toMatchObject([{ reservedUntil: items[0]?.reservedUntil, maxQty: 1, left: 1 }]);
    expect(again.flashMessages).toEqual([]);
    const more = await customer.visitor.addToCart({ productId: 'LIMITED-100', qty: 1 });
    const [one, other] = more.items;
    expect([one?.reservedUntil, other?.reservedUntil]).toEqual([items[0]?.reservedUntil, undefined]);
    expect(errorOf(await add(visitor, 'ONE'))).toMatchObject({ errorId: 'ITEM_OOS' });
    const body = { cartId: basketId, itemId: one?.id };
    await customer.visitor.cart('DELETE', '/cart/v1/item', body);
    expect((await add(visitor, 'ONE')).status).toBe(201);
    const inStore = await (
      await Visitor.start(target)
    ).cart('POST', '/cart/v1/reserveWithItem', {
      items: [{ productId: 'ONE', qty: 1, shippingMethod: 'pickup', storeId: STORE }],
    });
    expect(inStore.items).toMatchObject([{ reservedUntil: expect.any(String) as string, left: 1 }]);
    expect(inStore.flashMessages).toEqual([]);
  });

  test('to a postal code by the dates of that place, until the cart has an address', async () => {
    const guest = await Visitor.start(target);
    const { basketId } = await guest.addToCart({ productId: 'LIMITED-100', qty: 1 });
    const read = () => guest.cart('GET', `/cart/v1/cart/${basketId}`);
    const timeOf = (cart: Awaited<ReturnType<typeof read>>) =>
      cart.items[0]?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.deliveryTime;
    const anywhere = timeOf(await read());
    const place = `/cart/v1/cart/${basketId}/deliveryPlace`;
    const alaska = await guest.cart('PUT', place, { postalCode: '99501' });
    expect(alaska).toMatchObject({ postalCode: '99501' });
    expect(timeOf(alaska)).not.toBe(anywhere);
    expect(alaska.items[0]?.deliveryTime).toBe(timeOf(alaska));
    expect(timeOf(await read())).toBe(timeOf(alaska));
    const wrong = await guest.call('PUT', place, { postalCode: 'nowhere' });
    expect(errorOf(wrong)).toMatchObject({ status: 400, details: { path: 'postalCode' } });
    const address = { ...ADDRESS, ...CAPTCHA, postalCode: '80301', city: 'Boulder', province: 'CO' };
    const addressed = await guest.cart('POST', `/cart/v2/cart/${basketId}/shippingAddress`, address);
    expect(timeOf(addressed)).not.toBe(timeOf(alaska));
  });

  test.each(['036000291452', '0036000291452', 'BARCODED'])('the product that is found by the code %s', async (code) => {
    if (code === '036000291452') await addVariant(target, 'BARCODED', { upc: '036000291452' });
    const { body } = await visitor.call('GET', `/products/v2/products/${code}/details`);
    expect(body).toMatchObject({ id: 'survey-cap-numbered' });
  });
});
