import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '../../src/api/cart/cart.schema.ts';
import { Customer, orderOf } from './support/checkout.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { Visitor } from './support/visitor.test-support.ts';
import { CARDS } from '../harness/purchase.ts';

const ONE = [{ productId: 'LIMITED-100', qty: 1 }];
const originsOf = ({ items }: Pick<Cart, 'items'>) => items.map((item) => item.interactionOrigin);

describe.each(TARGETS)('the interaction origins of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test('stay with a line from the cart to the order', async () => {
    const customer = await Customer.start(target);
    const { items } = await customer.buy(
      { productId: 'LIMITED-100', qty: 1, interactionOrigin: 'shop-the-look' },
      { productId: 'MARKDOWN-1', qty: 1 },
    );
    expect(items.map(({ productId, interactionOrigin }) => [productId, interactionOrigin])).toEqual([
      ['LIMITED-100', 'shop-the-look'],
      ['MARKDOWN-1', undefined],
    ]);
  });

  test('that are none are dropped, and the item is added', async () => {
    const visitor = await Visitor.start(target);
    const items = [{ productId: 'LIMITED-100', qty: 1, interactionOrigin: 'somewhere' }];
    const { status, body } = await visitor.call('POST', '/cart/v1/cartWithItem', { items });
    expect([status, body]).toMatchObject([201, { items: [{ productId: 'LIMITED-100' }] }]);
    expect(body).not.toMatchObject({ items: [{ interactionOrigin: expect.anything() }] });
  });

  test('of the first units are those of the line, also after a change', async () => {
    const visitor = await Visitor.start(target);
    await visitor.addToCart({ productId: 'LIMITED-100', qty: 1 });
    await visitor.addToCart({ productId: 'LIMITED-100', qty: 1, interactionOrigin: 'grid' });
    const cart = await visitor.addToCart({ productId: 'LIMITED-100', qty: 1, interactionOrigin: 'search' });
    expect(originsOf(cart)).toEqual(['grid']);
    const change = { itemId: cart.items[0]?.id, qty: 2 };
    expect(originsOf(await visitor.cart('PUT', `/cart/v1/cart/${cart.basketId}/item`, change))).toEqual(['grid']);
  });
});

describe.each(TARGETS.filter(({ name }) => name !== 'the gateway'))('$name, asked by a gateway', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  test('takes the origins of products from the header, unless an item has its own', async () => {
    const visitor = await Visitor.start(target);
    const [known] = (await visitor.addToCart({ productId: 'MARKDOWN-1', qty: 1 })).items;
    const header = { 'x-interaction-origins': `${known?.masterId}=grid&unknown=search&${known?.masterId}x=nothing` };
    const other = await Visitor.start(target);
    const add = (item: object) =>
      other.call('POST', '/cart/v1/cartWithItem', { items: [{ productId: 'MARKDOWN-1', qty: 1, ...item }] }, header);
    expect((await add({})).body).toMatchObject({ items: [{ interactionOrigin: 'grid' }] });
    const giftOption = { to: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const own = await add({ giftOption, interactionOrigin: 'search' });
    expect(own.body).toMatchObject({ items: [{ interactionOrigin: 'grid' }, { interactionOrigin: 'search' }] });
  });

  test('notes the channel that an order was placed in', async () => {
    const customer = await Customer.start(target);
    const place = async (channel: string) => {
      await customer.fill(...ONE);
      await customer.prepare();
      return orderOf(await customer.place(await customer.payload(CARDS.approved), { 'x-channel': channel }));
    };
    expect([(await place('MAPP')).channel, (await place('ECOMM')).channel]).toEqual(['MAPP', undefined]);
  });

  test.each([
    [undefined, 'MAPP'],
    ['MAPP', undefined],
  ])('notes the channel of an order that is placed in %s and completed in %s', async (placing, completing) => {
    const headersOf = (channel: string | undefined): Record<string, string> =>
      channel === undefined ? {} : { 'x-channel': channel };
    const customer = await Customer.start(target);
    await customer.fill(...ONE);
    await customer.prepare();
    const pending = orderOf(await customer.place(await customer.payload(CARDS.challenge), headersOf(placing)));
    const { sessionID } = Object(pending.flashMessages[0]?.details.action);
    const data = { sessionID, redirectResult: await customer.redirectResult(sessionID, '1234') };
    const placed = orderOf(await customer.patch(pending.orderNumber, data, headersOf(completing)));
    expect([pending.channel, placed]).toMatchObject([placing, { status: 'placed', channel: 'MAPP' }]);
    expect(orderOf(await customer.patch(pending.orderNumber, data))).toEqual(placed);
  });
});
