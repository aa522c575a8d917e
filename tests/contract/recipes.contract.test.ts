import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '../../src/api/cart/cart.schema.ts';
import { recipe, recipePreview, type Recipe } from '../../src/api/catalog/recipes.schema.ts';
import { inventory, productDetails } from '../../src/api/catalog/products.schema.ts';
import { order as orderResponse } from '../../src/api/orders/orders.schema.ts';
import { purchase } from '../../src/api/orders/purchases.schema.ts';
import { ADDRESS, CAPTCHA } from '../harness/purchase.ts';
import { Customer } from './support/checkout.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { DEMO_PASSWORD, errorOf, Visitor } from './support/visitor.test-support.ts';

const RECIPES = '/products/v2/recipes';
const BOOT = 'col-high';
/** Sold out as a finished boot. */
const GONE = 'COLH-BARK-060';
const SIZE = 'COLH-BARK-075';
const MOSS = { productId: BOOT, choices: { upper: 'moss', sole: 'gum' }, text: 'ADA' };

describe.each(TARGETS)('recipes of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const start = () => Visitor.start(target);
  const make = async (visitor: Visitor, body: object = MOSS): Promise<Recipe> =>
    recipe.parse((await visitor.call('POST', RECIPES, body)).body);
  const stockOf = async (visitor: Visitor, sku: string) => {
    const { variants } = inventory.parse((await visitor.call('GET', `/products/v2/products/${sku}/inventory`)).body);
    return variants.find(({ productId }) => productId === sku)?.stock;
  };
  const add = (visitor: Visitor, item: object) =>
    visitor.call('POST', '/cart/v1/cartWithItem', { items: [{ qty: 1, ...item }] });
  const methodOf = ({ items }: Cart) =>
    items.map(({ shippingOptions }) => shippingOptions.find(({ selected }) => selected)?.shippingMethod.code);

  test('are offered by the product, with prices of the site and in its language', async () => {
    const visitor = await start();
    const { body } = await visitor.call('GET', `/products/v2/products/${BOOT}/details?siteId=de&locale=de-de`);
    const { customization } = productDetails.parse(body);
    expect(customization?.parts[0]).toMatchObject({ id: 'upper', label: 'Schaft' });
    expect(customization?.parts.at(-1)?.colors.at(-1)).toMatchObject({ id: 'gum', surcharge: 10 });
    const plain = productDetails.parse((await visitor.call('GET', '/products/v2/products/heather-low/details')).body);
    expect(plain.customization).toBeUndefined();
  });

  test('are stored once for a customer, also by concurrent requests', async () => {
    const visitor = await start();
    const made = await Promise.all([make(visitor), make(visitor), make(visitor)]);
    expect(new Set(made.map(({ recipeId }) => recipeId)).size).toBe(1);
    expect(made[0]).toMatchObject({ text: 'ADA', surcharge: 22, precreatedCustomsCode: null });
    expect(made[0]?.choices).toMatchObject({ upper: 'moss', heel: 'soot', sole: 'gum' });
    const read = recipe.parse((await visitor.call('GET', `${RECIPES}/${made[0]?.recipeId}`)).body);
    expect(read).toEqual(made[0]);
    expect((await make(await start())).recipeId).not.toBe(made[0]?.recipeId);
  });

  test.each([
    ['an unknown part', { choices: { lining: 'moss' } }, 400, 'VALIDATION'],
    ['an unknown color', { choices: { upper: 'chalk' } }, 400, 'VALIDATION'],
    ['a text that is too long', { text: 'ABCDEFGHIJK' }, 400, 'VALIDATION'],
    ['an emoji', { text: '🥾' }, 400, 'VALIDATION'],
    ['a control character', { text: 'A\u0007B' }, 400, 'VALIDATION'],
    ['markup', { text: '<b>A</b>' }, 400, 'VALIDATION'],
    ['a word that reviews may not have', { text: 'Shit' }, 422, 'CST422'],
    ['such a word with signs between its letters', { text: 'S-H.I T' }, 422, 'CST422'],
    ['such a word of another language', { text: 'Wichser' }, 422, 'CST422'],
    ['a product that is not customised', { productId: 'heather-low' }, 404, 'ITEM_NOT_AVAILABLE'],
  ])('are rejected with %s', async (_, change, status, errorId) => {
    const visitor = await start();
    const body = { productId: BOOT, choices: {}, ...change };
    expect(errorOf(await visitor.call('POST', RECIPES, body))).toMatchObject({ status, errorId });
  });

  test('are checked without storing them', async () => {
    const visitor = await start();
    const path = `/products/v2/products/${BOOT}/recipePreview`;
    const answer = await visitor.call('GET', `${path}?part=upper:moss&part=sole:gum&text=ADA`);
    expect(recipePreview.parse(answer.body)).toMatchObject({ surcharge: 22, text: 'ADA' });
    expect(errorOf(await visitor.call('GET', `${path}?text=Shit`))).toMatchObject({ status: 422, errorId: 'CST422' });
  });

  test('make lines apart with their own price and method; the same recipe adds up', async () => {
    const visitor = await start();
    const one = await make(visitor);
    const other = await make(visitor, { productId: BOOT, choices: { upper: 'rust' } });
    await add(visitor, { productId: SIZE, recipeId: one.recipeId });
    await add(visitor, { productId: SIZE, recipeId: other.recipeId });
    await add(visitor, { productId: SIZE });
    const cart = await visitor.addToCart({ productId: SIZE, qty: 1, recipeId: one.recipeId });
    expect(cart.items).toMatchObject([
      { qty: 2, isCustoms: true, recipeId: one.recipeId, color: null, price: { current: 307 } },
      { qty: 1, isCustoms: true, recipeId: other.recipeId, price: { current: 285 } },
      { qty: 1, isCustoms: false, recipeId: null, color: 'Bark', price: { current: 285 } },
    ]);
    expect(cart.items[0]?.customization?.facts).toContainEqual({ label: 'Name on the side', value: 'ADA' });
    expect(methodOf(cart)).toEqual(['customs', 'customs', 'standard']);
  });

  test('are not limited by the stock of the finished product where they are made to order', async () => {
    const visitor = await start();
    expect(errorOf(await add(visitor, { productId: GONE })).errorId).toBe('ITEM_OOS');
    const { recipeId } = await make(visitor);
    expect((await add(visitor, { productId: GONE, recipeId })).status).toBe(201);
    const pack = await make(visitor, { productId: 'rollway-26', choices: { body: 'rust' } });
    const stock = (await stockOf(visitor, 'ROLL-INK')) ?? 0;
    const tooMany = await add(visitor, { productId: 'ROLL-INK', qty: stock + 1, recipeId: pack.recipeId });
    expect(errorOf(tooMany).errorId).toBe('ADDED_MAX_QUANTITY');
  });

  test('of another customer or another product are as unknown as none', async () => {
    const [visitor, other] = [await start(), await start()];
    const theirs = await make(other);
    const pack = await make(visitor, { productId: 'rollway-26', choices: { body: 'rust' } });
    for (const recipeId of [theirs.recipeId, pack.recipeId, 'none', 'ROLL-COAST'])
      expect(errorOf(await add(visitor, { productId: SIZE, recipeId }))).toMatchObject({
        status: 404,
        errorId: 'ITEM_NOT_AVAILABLE',
      });
    const code = { productId: SIZE, precreatedCustomsCode: theirs.recipeId };
    expect(errorOf(await add(visitor, code)).errorId).toBe('ITEM_NOT_AVAILABLE');
    for (const id of [theirs.recipeId, 'none'])
      expect(errorOf(await visitor.call('GET', `${RECIPES}/${id}`))).toMatchObject({ status: 404, errorId: 'API404' });
  });

  test('do not lift the stock limit of a product that is not customised', async () => {
    const visitor = await start();
    const own = await make(visitor);
    for (const recipeId of ['COL-HIGHLAND', own.recipeId]) {
      const answer = await add(visitor, { productId: 'SOLDOUT-0', recipeId });
      expect(errorOf(answer)).toMatchObject({ status: 409, errorId: 'ITEM_OOS' });
    }
  });

  test('of the shop are named by their code', async () => {
    const visitor = await start();
    const cart = await visitor.addToCart({ productId: SIZE, qty: 1, precreatedCustomsCode: 'COL-HIGHLAND' });
    const line = { recipeId: 'COL-HIGHLAND', precreatedCustomsCode: 'COL-HIGHLAND', isCustoms: true };
    expect(cart.items).toMatchObject([{ ...line, price: { current: 295 } }]);
    const [item] = cart.items;
    const choices = item?.customization?.choices ?? {};
    expect(await make(visitor, { productId: BOOT, choices })).toMatchObject({ recipeId: 'COL-HIGHLAND' });
  });

  test('of the shop have their code also where a change of a line names them by their id', async () => {
    const visitor = await start();
    const own = await make(visitor);
    const { basketId, items } = await visitor.addToCart({ productId: SIZE, qty: 1, recipeId: own.recipeId });
    const change = { itemId: items[0]?.id, recipeId: 'COL-HIGHLAND' };
    const changed = await visitor.call('PUT', `/cart/v1/cart/${basketId}/item`, change);
    expect(changed.body).toMatchObject({ items: [{ qty: 1, precreatedCustomsCode: 'COL-HIGHLAND' }] });
    const cart = await visitor.addToCart({ productId: SIZE, qty: 1, precreatedCustomsCode: 'COL-HIGHLAND' });
    expect(cart.items).toMatchObject([{ qty: 2, recipeId: 'COL-HIGHLAND' }]);
  });

  test('replace that of a line', async () => {
    const visitor = await start();
    const one = await make(visitor);
    const { basketId, items } = await visitor.addToCart({ productId: SIZE, qty: 2, recipeId: one.recipeId });
    const other = await make(visitor, { productId: BOOT, choices: { upper: 'loch' } });
    const change = (body: object) =>
      visitor.call('PUT', `/cart/v1/cart/${basketId}/item`, { itemId: items[0]?.id, ...body });
    expect((await change({ recipeId: other.recipeId })).body).toMatchObject({
      items: [{ qty: 2, recipeId: other.recipeId, price: { current: 285 } }],
    });
    expect(errorOf(await change({ recipeId: 'none' })).errorId).toBe('ITEM_NOT_AVAILABLE');
    const pack = await change({ productId: 'ROLL-INK' });
    expect(errorOf(pack).errorId).toBe('ITEM_NOT_AVAILABLE');
  });

  test('go to the account at sign-in, where equal ones add up', async () => {
    const before = await Visitor.signUp(target);
    const own = await make(before);
    await add(before, { productId: SIZE, recipeId: own.recipeId });
    const guest = await start();
    const brought = await make(guest);
    const extra = await make(guest, { productId: BOOT, choices: { upper: 'loch' } });
    await add(guest, { productId: SIZE, recipeId: brought.recipeId });
    const { basketId } = await guest.addToCart({ productId: SIZE, qty: 1, recipeId: extra.recipeId });
    const { session } = await guest.signIn(before.email, DEMO_PASSWORD, { guestObjects: { basketId } });
    const cart = await guest.cart('GET', `/cart/v1/cart/${session.basketId}`);
    expect(cart.items.map(({ qty, recipeId }) => [qty, recipeId])).toEqual([
      [2, own.recipeId],
      [1, extra.recipeId],
    ]);
    expect((await guest.call('GET', `${RECIPES}/${extra.recipeId}`)).status).toBe(200);
    expect(errorOf(await guest.call('GET', `${RECIPES}/${brought.recipeId}`)).errorId).toBe('API404');
  });

  test('are ordered without taking stock, and cannot be returned', async () => {
    const visitor = await start();
    const { recipeId } = await make(visitor);
    const before = await stockOf(visitor, SIZE);
    const customer = Customer.of(target, visitor);
    const { basketId } = await visitor.addToCart({ productId: SIZE, qty: 1, recipeId });
    customer.cartId = basketId;
    await visitor.cart('POST', `/cart/v2/cart/${basketId}/shippingAddress`, { ...ADDRESS, ...CAPTCHA });
    await visitor.cart('POST', `/cart/v1/cart/${basketId}/billingAddress`, ADDRESS);
    await customer.prepare();
    const bought = orderResponse.parse((await customer.place(await customer.payload())).body);
    expect(await stockOf(visitor, SIZE)).toBe(before);
    const answer = await visitor.call('GET', `/consumers-v3/consumer/purchase/${bought.orderNumber}`);
    const order = purchase.parse(answer.body);
    expect(order).toMatchObject({ canReturn: false, lines: [{ returnableQty: 0 }] });
    expect(order.items[0]?.customization?.text).toBe('ADA');
    expect(order.shipments).toMatchObject([{ shippingMethod: 'customs' }]);
    const items = [{ itemId: order.items[0]?.id, qty: 1 }];
    const sent = await visitor.call('POST', `/consumers-v3/consumer/return/${bought.orderNumber}/returnLabel`, {
      items,
    });
    expect(errorOf(sent)).toMatchObject({ status: 409, errorId: 'RTN500' });
    await visitor.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: bought.orderNumber });
    expect(await stockOf(visitor, SIZE)).toBe(before);
  });
});
