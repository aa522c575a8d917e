import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addVariant, changeCatalog, STORE } from './support/catalog-changes.test-support.ts';
import { ADDRESS, CAPTCHA } from '../harness/purchase.ts';
import { Customer } from './support/checkout.test-support.ts';
import { CAN_ARRANGE, TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const MAP = { productId: 'LIMITED-100', qty: 1 };

/** Changes without a request: stock is counted, products leave the shop, prices change. */
describe.skipIf(!CAN_ARRANGE).each(TARGETS)('what $name refuses as the catalogue has changed', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const add = (sku: string, details?: Parameters<typeof addVariant>[2]) => addVariant(target, sku, details);
  const remove = (sku: string) =>
    changeCatalog(target, (catalog) => catalog.deleteFrom('variant').where('sku', '=', sku).execute());
  const sellOut = (skus: string) =>
    changeCatalog(target, (catalog) =>
      catalog.updateTable('stock').set({ qty: 0 }).where('variant_sku', 'like', skus).execute(),
    );
  const prepare = async ({ visitor, cartId }: Customer) =>
    errorOf(await visitor.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId }));
  const customer = async (...items: { productId: string; qty: number }[]) => {
    const started = await Customer.start(target);
    await started.fill(...items);
    return started;
  };

  test('a variant whose stock is unknown', async () => {
    await add('UNCOUNTED', { stock: null, storeStock: null });
    const visitor = await Visitor.start(target);
    const ask = (productId: string) =>
      visitor.call('POST', '/products/v1/products/LIMITED-100/availability', { items: [{ productId, qty: 1 }] });
    expect(errorOf(await ask('UNCOUNTED'))).toMatchObject({ status: 409, errorId: 'INV701', code: 'INV701' });
    expect((await ask(MAP.productId)).status).toBe(200);
  });

  test('a variant without a price in the currency of the site', async () => {
    await add('EURO-ONLY', { currencies: ['EUR'] });
    const visitor = await Visitor.start(target);
    const items = [{ productId: 'EURO-ONLY', qty: 1 }];
    const rejected = errorOf(await visitor.call('POST', '/cart/v1/cartWithItem', { items }));
    const details = { productId: 'EURO-ONLY' };
    expect(rejected).toMatchObject({ status: 409, errorId: 'NO_PRICE', code: 'INV702', details });
    const abroad = await Visitor.start(target);
    expect((await abroad.call('POST', '/cart/v1/cartWithItem?siteId=de&locale=de-de', { items })).status).toBe(201);
  });

  test('an empty cart, and one whose products have left the shop', async () => {
    await Promise.all(['LEAVES-1', 'LEAVES-2'].map((sku) => add(sku)));
    const [one, two, empty] = [
      await customer(MAP, { productId: 'LEAVES-1', qty: 1 }),
      await customer({ productId: 'LEAVES-1', qty: 1 }, { productId: 'LEAVES-2', qty: 2 }),
      await customer(MAP),
    ];
    await remove('LEAVES-1');
    const errorId = 'ITEM_NO_LONGER_AVAILABLE';
    expect(await prepare(one)).toMatchObject({
      status: 409,
      errorId,
      code: 'INV405',
      details: { productId: 'LEAVES-1' },
    });
    await remove('LEAVES-2');
    const items = [{ productId: 'LEAVES-1' }, { productId: 'LEAVES-2' }];
    expect(await prepare(two)).toMatchObject({ status: 409, errorId, code: 'INV407', details: { items } });
    const { items: lines } = await empty.visitor.cart('GET', `/cart/v1/cart/${empty.cartId}`);
    await empty.visitor.cart('DELETE', '/cart/v1/item', { cartId: empty.cartId, itemId: lines[0]?.id });
    expect(await prepare(empty)).toMatchObject({ status: 409, errorId, code: 'ORD430' });
  });

  test('more than another has left', async () => {
    await add('SCARCE');
    const [first, second] = [
      await customer({ productId: 'SCARCE', qty: 5 }),
      await customer({ productId: 'SCARCE', qty: 6 }),
    ];
    await first.prepare();
    expect(await prepare(second)).toMatchObject({
      status: 409,
      errorId: 'SOME_PRODUCTS_NO_INVENTORY',
      code: 'INV409',
      details: { items: [{ productId: 'SCARCE', availableQty: 4 }] },
    });
  });

  test('shipping to home or store of a product that only a store has in stock', async () => {
    await add('SHELVED', { storeStock: 3 });
    const visitor = await Visitor.start(target);
    const line = { productId: 'SHELVED', qty: 1, shippingMethod: 'pickup', storeId: STORE } as const;
    const cart = await visitor.addToCart(line);
    await sellOut('SHELVED');
    const choose = async (choice: object) => {
      const body = { cartId: cart.basketId, shippingId: cart.shipments[0]?.shippingId, ...choice };
      return errorOf(await visitor.call('POST', '/cart/v1/shippingMethod', body));
    };
    expect(await choose({ code: 'standard' })).toMatchObject({ status: 409, errorId: 'ORD517', code: 'ORD517' });
    const toStore = { code: 'sts', storeId: STORE };
    expect(await choose(toStore)).toMatchObject({ status: 409, errorId: 'ORD518', code: 'ORD518' });
  });

  test('a gift that is out of stock, in a message of the cart', async () => {
    const { visitor, cartId } = await customer({ ...MAP, qty: 3 });
    const { items } = await visitor.cart('PUT', '/cart/v1/coupon', { cartId, code: 'GWP-SOCKS' });
    const gift = items.find(({ bonus }) => bonus);
    expect(gift).toMatchObject({ id: 'gift-GWP-SOCKS', masterId: 'contour-crew-sock' });
    await sellOut('CONT-%');
    const cart = await visitor.cart('GET', `/cart/v1/cart/${cartId}`);
    expect(cart.flashMessages).toMatchObject([{ code: 'GFS800', details: { promotionId: 'GWP-SOCKS' } }]);
    expect(cart.items).toHaveLength(1);
  });

  test.each([
    ['TAX310', 'tax', 'DEARER', { province: 'CO', postalCode: '80301', city: 'Boulder' }],
    ['ORD415', 'total', 'COSTLIER', {}],
  ] as const)('%s: an order at another %s than was shown', async (code, amount, productId, region) => {
    await add(productId);
    const guest = await customer({ productId, qty: 1 });
    const address = { ...ADDRESS, ...region };
    await guest.visitor.cart('POST', `/cart/v2/cart/${guest.cartId}/shippingAddress`, { ...address, ...CAPTCHA });
    const { totals } = await guest.prepare();
    const prices = { current_minor: 2000, original_minor: 2000 };
    await changeCatalog(target, (catalog) =>
      catalog.updateTable('price').set(prices).where('variant_sku', '=', productId).execute(),
    );
    const rejected = errorOf(await guest.place(await guest.payload()));
    expect(rejected).toMatchObject({ status: 409, errorId: code, code });
    expect((await guest.prepare()).totals[amount]).toBeGreaterThan(totals[amount]);
    expect((await guest.place(await guest.payload())).status).toBe(200);
  });
});
