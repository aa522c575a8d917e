import { describe, expect, test } from 'vitest';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import type { Order } from '../../../api/orders/orders.schema.ts';
import type { SampleContext, SampleVariant } from '../source/context.ts';
import { openSampleCart } from './sample-cart.ts';
import { filled, withNotices, withPoints } from './initial-states.ts';
import { EMPTY, type CartState } from './state.ts';

const variant = (sku: string, price: number): SampleVariant => ({
  sku,
  productId: sku.replace(/-.*/, ''),
  slug: sku,
  name: sku,
  brand: '',
  size: 'M',
  sizeLabel: null,
  colorLabel: null,
  color: 'red',
  image: null,
  unit: { current: price, original: price },
});

const store = (id: string) => ({
  id,
  timeZone: 'UTC',
  address: { addressLine1: `${id} Street`, city: 'Boulder', postalCode: '80302', countryCode: 'US', province: 'CO' },
});

const context: SampleContext = {
  siteId: 'us',
  locale: 'en-us',
  site: { country: 'US', currency: 'USD', taxMode: 'exclusive' },
  providers: { payment: 'sandbox', 'pay-later': 'sandbox' },
  now: Date.parse('2026-11-02T10:00:00Z'),
  visitor: 'guest',
  variants: [variant('coat-m', 10_000), variant('boot-m', 5000), variant('wax-m', 1000), variant('cap-m', 2000)],
  sizes: [variant('coat-l', 11_000)],
  stores: [store('one'), store('two')],
};
const CART = '/cart/v1/cart/preview-cart';

function open(state: CartState, own = context) {
  const answer = openSampleCart({ context: own, state });
  const ask = <Body>(call: string, body = {}): Body => {
    const found = answer({ call, body });
    expect(found?.status, JSON.stringify(found)).toBe(200);
    // As declared by the operations.
    return found?.body as Body;
  };
  return { answer, ask, cart: () => ask<Cart>(`GET ${CART}`) };
}

describe('the sample cart', () => {
  test('has the totals of its lines', () => {
    const { ask, cart } = open(filled(context));
    expect(cart().totals).toMatchObject({ itemTotal: 210, shipping: 5.95, total: 215.95, totalUnits: 4 });
    const changed = ask<Cart>(`PUT ${CART}/item`, { itemId: 'line-1', qty: 3 });
    expect(changed.totals).toMatchObject({ itemTotal: 410, total: 415.95, totalUnits: 6 });
    expect(ask<Cart>('DELETE /cart/v1/item', { itemId: 'line-2' }).totals).toMatchObject({ itemTotal: 310 });
    expect(cart()).toEqual(ask<Cart>('POST /cart/v1/cart'));
  });

  test('restores a removed line with a new id', () => {
    const { ask } = open(filled(context));
    ask('DELETE /cart/v1/item', { itemId: 'line-3' });
    const giftOption = { to: 'Kim', email: 'kim@example.com', message: 'For you' };
    const items = [{ productId: 'wax-m', qty: 1, giftOption }];
    const cart = ask<Cart>('POST /cart/v1/item', { items });
    expect(cart.items.map(({ id, productId }) => `${id} ${productId}`)).toContain('line-3 wax-m');
    expect(cart.items.at(-1)?.giftOption).toEqual(giftOption);
  });

  test('changes sizes, and merges lines that became equal', () => {
    const { ask } = open(filled(context));
    const larger = ask<Cart>(`PUT ${CART}/item`, { itemId: 'line-1', productId: 'coat-l' });
    expect(larger.items[0]).toMatchObject({ id: 'line-1', productId: 'coat-l', price: { current: 110 } });
    ask('POST /cart/v1/item', { items: [{ productId: 'coat-m', qty: 2 }] });
    const joined = ask<Cart>(`PUT ${CART}/item`, { itemId: 'line-1', productId: 'coat-m' });
    expect(joined.items.map(({ productId, qty }) => [productId, qty])).toEqual([
      ['coat-m', 3],
      ['boot-m', 2],
      ['wax-m', 1],
    ]);
  });

  test('changes the delivery of a single line and of all lines', () => {
    const { ask } = open(filled(context));
    const picked = ask<Cart>(`PUT ${CART}/item`, { itemId: 'line-1', shippingMethod: 'pickup', storeId: 'two' });
    expect(picked.shipments.map(({ shippingId }) => shippingId)).toEqual(['pickup-two', 'me']);
    const express = ask<Cart>('POST /cart/v1/shippingMethod', { code: 'me', shippingId: 'me' });
    expect(express.totals.shipping).toBe(12.95);
    expect(express.shipments.map(({ shippingMethod }) => shippingMethod)).toEqual(['pickup', 'me']);
    const home = ask<Cart>(`PUT ${CART}/item`, { itemId: 'line-1', shippingMethod: 'standard' });
    expect(home.totals.shipping).toBe(12.95 + 5.95);
  });

  test('accepts the code of previews, and rejects others as unknown in previews', () => {
    const { ask, answer } = open(filled(context));
    expect(ask<Cart>('PUT /cart/v1/coupon', { code: ' example10 ' }).totals.totalDiscount).toBe(21);
    expect(answer({ call: 'PUT /cart/v1/coupon', body: { code: 'EXAMPLE10' } })?.body).toMatchObject({
      errorDetails: [{ errorId: 'PRM416' }],
    });
    expect(ask<Cart>('DELETE /cart/v1/coupon', { code: 'EXAMPLE10' }).couponItems).toEqual([]);
    const other = answer({ call: 'PUT /cart/v1/coupon', body: { code: 'SUMMER' } });
    expect(other).toMatchObject({ status: 422, body: { errorDetails: [{ errorId: 'PREVIEW' }] } });
    expect(other?.hint).toContain('EXAMPLE10');
  });

  test('moves lines to the ones saved for later, and back', () => {
    const { ask } = open(filled(context));
    type Both = Cart & { saveForLater: { items: { itemId: string; name: string }[] } };
    const saved = ask<Both>('POST /cart/v2/cart/preview-cart/saveForLater', { itemId: 'line-2' });
    expect(saved.totals.itemTotal).toBe(110);
    const [storage] = saved.saveForLater.items;
    expect(storage).toMatchObject({ itemId: 'line-2', name: 'boot-m' });
    const back = ask<Both>('PUT /cart/v2/saveForLater', { itemId: 'line-2' });
    expect([back.totals.itemTotal, back.saveForLater.items]).toEqual([210, []]);
  });

  test('reports insufficient stock until there is enough', () => {
    const { ask, answer, cart } = open(withNotices(context));
    expect(cart().flashMessages.map(({ code, details }) => [code, details['availableQty']])).toEqual([
      ['ProductLineItemInventoryMissing', 1],
      ['ProductLineItemFullInventoryMissing', 0],
    ]);
    const fewer = ask<Cart>(`PUT ${CART}/item`, { itemId: 'line-2', qty: 1 });
    expect(fewer.flashMessages.map(({ details }) => details['itemId'])).toEqual(['line-3']);
    const tooMany = answer({ call: `PUT ${CART}/item`, body: { itemId: 'line-1', qty: 9 } });
    expect(tooMany?.body).toMatchObject({
      errorDetails: [{ errorId: 'ADDED_MAX_QUANTITY', details: { maxAllowedQty: 8 } }],
    });
    expect(tooMany?.hint).toBeUndefined();
    expect(cart().items[0]?.qty).toBe(1);
  });

  test('is paid by points up to their balance, as is the order', () => {
    const { ask, cart } = open(withPoints(context), { ...context, visitor: 'member' });
    const { totals, paymentInstruments } = cart();
    expect(paymentInstruments.map(({ payment_method_id, amount }) => [payment_method_id, amount])).toEqual([
      ['LOYALTY_POINTS', 12.5],
    ]);
    expect(totals.remainingToPay).toBe(203.45);
    const { paymentMethod } = ask<Order>('PUT /cart/v2/checkout/order');
    expect(paymentMethod.map(({ code, additionalData }) => [code, additionalData[0]?.amount])).toEqual([
      ['LOYALTY_POINTS', 12.5],
      ['CREDIT_CARD', 203.45],
    ]);
    expect(cart().items).toEqual([]);
  });

  test('has the shipping address that was entered, with tax', () => {
    const { ask } = open(filled(context));
    const cart = ask<Cart>('POST /cart/v2/cart/preview-cart/shippingAddress', { city: 'Denver', firstName: '' });
    expect(cart.shipments[0]?.address).toMatchObject({ city: 'Denver', firstName: 'Robin' });
    expect(cart.totals).toMatchObject({ tax: 17.28, total: 233.23 });
  });

  test('returns nothing for other operations, and rejects unknown products', () => {
    const { answer } = open(EMPTY);
    expect(answer({ call: 'GET /consumers-v3/consumer', body: {} })).toBeUndefined();
    const items = [{ productId: 'unknown', qty: 1 }];
    expect(answer({ call: 'POST /cart/v1/item', body: { items } })).toMatchObject({ status: 422, hint: '' });
  });

  test('has prices that an associate reduces, up to the limit', () => {
    const { answer, ask, cart } = open(filled(context), { ...context, visitor: 'associate' });
    const path = `${CART}/price_adjustments`;
    const lowered = { itemId: 'line-1', kind: 'percentage', value: 10, reason: 'DAMAGED' };
    const [added] = ask<Cart>(`POST ${path}`, lowered).priceAdjustments;
    expect(added).toMatchObject({ ...lowered, price: 10, storeEmployeeId: 'A1001' });
    expect(cart().totals).toMatchObject({ itemTotal: 210, totalDiscount: 10 });
    const call = `PATCH ${path}/${added?.adjustmentId}`;
    const limit = { errorId: 'INVALID_PRICE', details: { maxPercentage: 50 } };
    expect(answer({ call, body: { value: 60 } })?.body).toMatchObject({ errorDetails: [limit] });
    expect(ask<Cart>(call, { kind: 'amount', value: 5 }).totals.totalDiscount).toBe(5);
    expect(ask<Order>('PUT /cart/v2/checkout/order', {}).priceAdjustments).toMatchObject([{ price: 5 }]);
    expect(cart().priceAdjustments).toEqual([]);
  });
});
