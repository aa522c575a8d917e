import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const cents = (amount: number) => Math.round(amount * 100);

describe.each(TARGETS)('the cart calls of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const start = async () => (visitor = await Visitor.start(target));

  test('return the open cart where there is one', async () => {
    await start();
    const first = await visitor.call('POST', '/cart/v1/cart', {});
    expect(first).toMatchObject({ status: 201, body: { totalItems: 0, items: [], totals: { total: 0 } } });
    const again = await visitor.cart('POST', '/cart/v1/cart', {});
    expect(first.body).toMatchObject({ basketId: again.basketId });
    expect(await visitor.cart('GET', `/cart/v1/cart/${again.basketId}`)).toEqual(again);
  });

  test('create one cart for two concurrent requests', async () => {
    await start();
    const item = { productId: 'LIMITED-100', qty: 1 };
    const carts = await Promise.all([
      visitor.addToCart(item),
      visitor.addToCart(item),
      visitor.cart('POST', '/cart/v1/cart', {}),
    ]);
    expect(new Set(carts.map(({ basketId }) => basketId)).size).toBe(1);
    expect((await visitor.cart('POST', '/cart/v1/cart', {})).totalItems).toBe(2);
  });

  test('add an existing variant to its line', async () => {
    await start();
    const { basketId: cartId } = await visitor.addToCart({ productId: 'LIMITED-100', qty: 2 });
    const items = [
      { productId: 'LIMITED-100', qty: 3 },
      { productId: 'MARKDOWN-1', qty: 1 },
    ];
    const cart = await visitor.cart('POST', '/cart/v1/item', { cartId, items });
    expect(cart.items.map(({ productId, qty }) => ({ productId, qty }))).toEqual([{ ...items[0], qty: 5 }, items[1]]);
    expect(cart.totalItems).toBe(6);
  });

  test('keep a line with a gift option separate', async () => {
    await start();
    const giftOption = { to: 'Ada', email: 'ada@example.com', message: 'Go out.' };
    const cart = await visitor.addToCart(
      { productId: 'DIGITAL-GC-25', qty: 1 },
      { productId: 'DIGITAL-GC-25', qty: 1, giftOption },
    );
    expect(cart.items.map((item) => item.giftOption)).toEqual([null, giftOption]);
    const [plain, gift] = cart.items;
    const changed = await visitor.cart('PUT', `/cart/v1/cart/${cart.basketId}/item`, {
      itemId: gift?.id,
      giftOption: null,
    });
    expect(changed.items).toMatchObject([{ id: plain?.id, qty: 2, giftOption: null }]);
  });

  test('add up to the cent', async () => {
    await start();
    const { totals, items } = await visitor.addToCart(
      { productId: 'MARKDOWN-1', qty: 3 },
      { productId: 'LIMITED-100', qty: 7 },
      { productId: 'FREE-STICKER', qty: 1 },
    );
    const rows = items.map(({ price, qty }) => ({ row: cents(price.rowTotal), units: cents(price.current) * qty }));
    expect(rows.every(({ row, units }) => row === units)).toBe(true);
    expect(cents(totals.itemTotal)).toBe(rows.reduce((sum, { row }) => sum + row, 0));
    const { itemTotal, totalDiscount, shipping, tax, total } = totals;
    expect(cents(total)).toBe(cents(itemTotal) - cents(totalDiscount) + cents(shipping) + cents(tax));
  });

  test('change and remove a line', async () => {
    await start();
    const { basketId, items } = await visitor.addToCart({ productId: 'LIMITED-100', qty: 2 });
    const itemId = items[0]?.id;
    const changed = await visitor.cart('PUT', `/cart/v1/cart/${basketId}/item`, { itemId, qty: 9 });
    expect(changed.items).toMatchObject([{ id: itemId, qty: 9 }]);
    const emptied = await visitor.cart('DELETE', '/cart/v1/item', { cartId: basketId, itemId });
    expect(emptied).toMatchObject({ items: [], totals: { total: 0 } });
    const again = await visitor.call('DELETE', '/cart/v1/item', { cartId: basketId, itemId });
    expect(errorOf(again)).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE' });
  });

  test('reject sold-out and unknown products and excess quantities, without a change', async () => {
    await start();
    const { basketId: cartId, items } = await visitor.addToCart({ productId: 'LIMITED-1', qty: 1 });
    const add = (...added: object[]) => visitor.call('POST', '/cart/v1/item', { cartId, items: added });
    expect(errorOf(await add({ productId: 'SOLDOUT-0', qty: 1 }))).toMatchObject({
      status: 409,
      errorId: 'ITEM_OOS',
      code: 'INV700',
    });
    expect(errorOf(await add({ productId: 'MARKDOWN-1', qty: 1 }, { productId: 'LIMITED-1', qty: 1 }))).toMatchObject({
      status: 409,
      errorId: 'ADDED_MAX_QUANTITY',
      code: 'INV408',
      details: { maxAllowedQty: 1 },
    });
    expect(errorOf(await add({ productId: 'NO-SUCH-THING', qty: 1 }))).toMatchObject({
      status: 404,
      errorId: 'ITEM_NOT_AVAILABLE',
      code: 'ORD404',
    });
    expect((await visitor.cart('GET', `/cart/v1/cart/${cartId}`)).items).toEqual(items);
  });

  test('return the error of an unknown cart for another customer’s', async () => {
    await start();
    const { basketId, items } = await visitor.addToCart({ productId: 'LIMITED-100', qty: 1 });
    const itemId = items[0]?.id;
    const other = await Visitor.start(target);
    const tries = (cartId: string) => [
      other.call('GET', `/cart/v1/cart/${cartId}`),
      other.call('PUT', `/cart/v1/cart/${cartId}/item`, { itemId, qty: 2 }),
      other.call('POST', '/cart/v1/item', { cartId, items: [{ productId: 'LIMITED-100', qty: 1 }] }),
      other.call('DELETE', '/cart/v1/item', { cartId, itemId }),
    ];
    const [another, unknown] = await Promise.all([Promise.all(tries(basketId)), Promise.all(tries(UNKNOWN))]);
    const withoutIds = (answer: object) => JSON.stringify(answer).replaceAll(basketId, UNKNOWN);
    expect(another.map(errorOf).map(withoutIds)).toEqual(unknown.map(errorOf).map(withoutIds));
    expect(another.map(errorOf)[0]).toMatchObject({ status: 404, errorId: 'CART_NOT_FOUND', code: 'BSK404' });
    expect((await visitor.cart('GET', `/cart/v1/cart/${basketId}`)).totalItems).toBe(1);
  });

  test('keep one cart per site, in its currency', async () => {
    await start();
    const item = { items: [{ productId: 'LIMITED-100', qty: 1 }] };
    const german = await visitor.cart('POST', '/cart/v1/cartWithItem?siteId=de&locale=de-de', item);
    const american = await visitor.cart('POST', '/cart/v1/cartWithItem?siteId=us&locale=en-us', item);
    expect([german.currency, american.currency]).toEqual(['EUR', 'USD']);
    expect(german.basketId).not.toBe(american.basketId);
  });

  test('never hold more than there is, however many add at once', async () => {
    await start();
    const { basketId: cartId } = await visitor.cart('POST', '/cart/v1/cart', {});
    const add = () => visitor.call('POST', '/cart/v1/item', { cartId, items: [{ productId: 'LIMITED-100', qty: 4 }] });
    const answers = await Promise.all(Array.from({ length: 50 }, add));
    const rejected = answers.filter(({ status }) => status !== 200);
    expect(answers.length - rejected.length).toBe(25);
    expect(new Set(rejected.map((answer) => errorOf(answer).errorId))).toEqual(new Set(['ADDED_MAX_QUANTITY']));
    expect((await visitor.cart('GET', `/cart/v1/cart/${cartId}`)).totalItems).toBe(100);
  });
});
