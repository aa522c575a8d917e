import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../src/api/cart/cart.schema.ts';
import { orderOf, Customer } from './support/checkout.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { DEMO_PASSWORD, errorOf, Visitor } from './support/visitor.test-support.ts';

const cents = (amount: number) => Math.round(amount * 100);
/** 48 dollars. */
const MAP = { productId: 'LIMITED-100', qty: 1 };

describe.each(TARGETS)('the promotion calls of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const shop = async (...items: { productId: string; qty: number }[]) => {
    const visitor = await Visitor.start(target);
    const { basketId: cartId } = await visitor.addToCart(...items);
    const coupon = (method: string, code: string, query = '') =>
      visitor.call(method, `/cart/v1/coupon${query}`, { cartId, code });
    return {
      visitor,
      cartId,
      get: () => visitor.cart('GET', `/cart/v1/cart/${cartId}`),
      apply: (code: string) => visitor.cart('PUT', '/cart/v1/coupon', { cartId, code }),
      remove: (code: string) => visitor.cart('DELETE', '/cart/v1/coupon', { cartId, code }),
      rejection: async (code: string) => errorOf(await coupon('PUT', code)),
    };
  };

  test('take 10 % off the order, to the cent, and give it back', async () => {
    const { apply, remove, get } = await shop({ ...MAP, qty: 3 }, { productId: 'MARKDOWN-1', qty: 1 });
    const before = await get();
    const cart = await apply(' trail10 ');
    expect(cents(cart.totals.totalDiscount)).toBe(Math.round(cents(before.totals.itemTotal) / 10));
    const { itemTotal, totalDiscount, shipping, tax, total } = cart.totals;
    expect(cents(total)).toBe(cents(itemTotal) - cents(totalDiscount) + cents(shipping) + cents(tax));
    expect(cart).toMatchObject({
      couponItems: [{ code: 'TRAIL10', promotionId: 'TRAIL10', isApplied: true, reason: null, price: totalDiscount }],
      orderPromotions: [{ promotionId: 'TRAIL10', couponCode: 'TRAIL10', price: totalDiscount }],
      promoSummary: [{ promotionId: 'TRAIL10', level: 'ORDER', promotionName: '10% off your order' }],
    });
    expect(cart.promoSummary[0]?.calloutMessage.split('|')).toHaveLength(3);
    const rows = cart.items.map(({ price }) => cents(price.rowTotal) - cents(price.priceAfterOrderDiscount));
    expect(rows.reduce((sum, share) => sum + share, 0)).toBe(cents(totalDiscount));
    expect(await remove('TRAIL10')).toEqual(before);
  });

  test('use the language of the request', async () => {
    const { visitor, cartId, apply } = await shop(MAP);
    await apply('TRAIL10');
    const { promoSummary } = await visitor.cart('GET', `/cart/v1/cart/${cartId}?locale=de-de`);
    expect(promoSummary).toMatchObject([{ promotionName: '10 % auf Ihre Bestellung' }]);
  });

  test('make shipping free', async () => {
    const { apply } = await shop(MAP);
    const cart = await apply('SHIPFREE');
    expect(cart.totals.shipping).toBe(0);
    expect(cart).toMatchObject({ couponItems: [{ isApplied: true }], promoSummary: [{ level: 'SHIPPING' }] });
  });

  test('add a gift once the cart reaches the minimum, and return the missing amount before', async () => {
    const { visitor, cartId, apply, get } = await shop({ ...MAP, qty: 1 });
    const first = await apply('GWP-SOCKS');
    expect(first).toMatchObject({
      couponItems: [{ code: 'GWP-SOCKS', isApplied: false, reason: null }],
      approachingPromotions: [
        {
          promotionId: 'GWP-SOCKS',
          status: 'Below Threshold',
          conditionThreshold: 100,
          distanceFromConditionThreshold: null,
          calloutMsg: 'Spend $100 and a pair of Contour Crew socks is yours',
        },
      ],
    });
    const near = await visitor.addToCart(MAP);
    expect(near.approachingPromotions).toMatchObject([
      {
        status: 'Above Threshold',
        distanceFromConditionThreshold: 4,
        calloutMsg: '$4 to go for a free pair of Contour Crew socks',
      },
    ]);
    const earned = await visitor.addToCart(MAP);
    const gift = earned.items.find(({ bonus }) => bonus);
    expect(gift).toMatchObject({ id: 'gift-GWP-SOCKS', qty: 1, masterId: 'contour-crew-sock', price: { rowTotal: 0 } });
    expect(earned).toMatchObject({
      totalItems: 4,
      approachingPromotions: [],
      promoSummary: [
        { status: 'Threshold Reached', calloutMsg: 'A pair of Contour Crew socks is in your cart, free.' },
      ],
      shipments: [{ shippingId: 'me', itemIds: [earned.items[0]?.id, 'gift-GWP-SOCKS'] }],
    });
    const itemId = earned.items[0]?.id;
    await visitor.cart('PUT', `/cart/v1/cart/${cartId}/item`, { itemId, qty: 2 });
    expect((await get()).items.some(({ bonus }) => bonus)).toBe(false);
  });

  test('reject adding, changing or removing a gift', async () => {
    const { visitor, cartId, apply } = await shop({ ...MAP, qty: 6 });
    await apply('GWP-SOCKS');
    const itemId = 'gift-GWP-SOCKS';
    const answers = await Promise.all([
      visitor.call('PUT', `/cart/v1/cart/${cartId}/item`, { itemId, qty: 2 }),
      visitor.call('DELETE', '/cart/v1/item', { cartId, itemId }),
      visitor.call('POST', '/cart/v1/item', { cartId, items: [{ productId: itemId, qty: 1 }] }),
    ]);
    for (const answer of answers) {
      expect(errorOf(answer)).toMatchObject({ status: 403, errorId: 'GWP_PRODUCT', code: 'GWP403' });
    }
  });

  test.each([
    ['an unknown code', 'NO-SUCH-CODE', 'PRM130'],
    ['an expired one', 'EXPIRED5', 'PRM155'],
    ['one of another site', 'HOLIDAY15', 'PRM135'],
    ['one that does not hold yet', 'SOON25', 'PRM135'],
    ['one for members', 'BASECAMP15', 'PRM160'],
    ['one for other goods', 'BOOTS20', 'PRM160'],
  ])('refuse %s', async (_, code, errorId) => {
    const { rejection, get } = await shop(MAP);
    expect(await rejection(code)).toMatchObject({ status: 422, errorId, code: errorId, details: { code } });
    expect((await get()).couponItems).toEqual([]);
  });

  test('accept a code once, and none beside an exclusive one', async () => {
    const { rejection, apply, remove } = await shop(MAP);
    await apply('TRAIL10');
    expect(await rejection('trail10')).toMatchObject({ status: 409, errorId: 'PRM416' });
    expect(await rejection('SOLO20')).toMatchObject({ status: 422, errorId: 'PRM175' });
    await remove('TRAIL10');
    expect((await apply('SOLO20')).totals.totalDiscount).toBe(9.6);
    expect(await rejection('TRAIL10')).toMatchObject({ status: 422, errorId: 'PRM175' });
  });

  test('reject a code that reached its limit, in total or for this customer', async () => {
    const items = [MAP];
    const customer = await Customer.start(target);
    for (const code of ['FIRSTUP', 'ONCE']) {
      await customer.fill(...items);
      await customer.visitor.cart('PUT', '/cart/v1/coupon', { cartId: customer.cartId, code });
      expect(orderOf(await customer.place(await customer.payload())).totals.totalDiscount).toBeGreaterThan(0);
    }
    const other = await shop(MAP);
    expect(await other.rejection('FIRSTUP')).toMatchObject({ status: 422, errorId: 'PRM140', code: 'PRM140' });
    expect((await other.apply('ONCE')).couponItems).toMatchObject([{ isApplied: true }]);
    await customer.fill(...items);
    const again = await customer.visitor.call('PUT', '/cart/v1/coupon', { cartId: customer.cartId, code: 'ONCE' });
    expect(errorOf(again)).toMatchObject({ status: 422, errorId: 'PRM150', code: 'PRM150' });
  });

  test('reject the removal of a code that the cart does not have', async () => {
    const { visitor, cartId } = await shop(MAP);
    const answer = await visitor.call('DELETE', '/cart/v1/coupon', { cartId, code: 'TRAIL10' });
    expect(errorOf(answer)).toMatchObject({ status: 422, errorId: 'PRM130' });
  });

  test('return the error of an unknown cart for another customer’s', async () => {
    const { cartId } = await shop(MAP);
    const other = await Visitor.start(target);
    for (const method of ['PUT', 'DELETE']) {
      const answer = await other.call(method, '/cart/v1/coupon', { cartId, code: 'TRAIL10' });
      expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'CART_NOT_FOUND' });
    }
  });

  test('restrict price overrides to associates', async () => {
    const { visitor, cartId } = await shop(MAP);
    const path = `/cart/v1/cart/${cartId}/price_adjustments`;
    const body = { kind: 'amount', value: 1, reason: 'GOODWILL' };
    for (const [method, query] of [
      ['POST', ''],
      ['PATCH', '/a'],
      ['DELETE', '/a'],
    ] as const) {
      expect(errorOf(await visitor.call(method, path + query, body))).toMatchObject({ status: 403, errorId: 'AUT404' });
    }
  });

  test('let an associate lower a price, change and restore it', async () => {
    const { visitor, cartId } = await shop(MAP);
    const associate = { storeId: '1001', storeEmployeeId: 'A1001', password: DEMO_PASSWORD };
    await visitor.call('POST', '/consumers-v3/consumer/agent/login', associate);
    const path = `/cart/v1/cart/${cartId}/price_adjustments`;
    const adjusted = await visitor.call('POST', path, { kind: 'percentage', value: 12.5, reason: 'DAMAGED' });
    expect(adjusted).toMatchObject({ status: 201, body: { totals: { totalDiscount: 6 } } });
    const [{ adjustmentId } = { adjustmentId: '' }] = cart.parse(adjusted.body).priceAdjustments;
    const changed = await visitor.cart('PATCH', `${path}/${adjustmentId}`, { kind: 'price', value: 40 });
    expect(changed).toMatchObject({ totals: { totalDiscount: 8 }, orderPromotions: [{ price: 8 }] });
    const tooMuch = await visitor.call('PATCH', `${path}/${adjustmentId}`, { value: 1 });
    expect(errorOf(tooMuch)).toMatchObject({ status: 409, errorId: 'INVALID_PRICE', code: 'PRC400' });
    const removed = await visitor.cart('DELETE', `${path}/${adjustmentId}`);
    expect(removed).toMatchObject({ totals: { totalDiscount: 0 }, priceAdjustments: [] });
  });
});
