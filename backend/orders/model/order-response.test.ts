import { describe, expect, test } from 'vitest';
import { percent, promotion } from '../../../domain/pricing/promotions/promotions.test-support.ts';
import {
  BOULDER,
  cartRecord,
  cartRow,
  germanRecord,
  priceWith,
  soldLine,
} from '../../cart/model/cart-record.test-support.ts';
import type { CartRecord } from '../../cart/model/cart-record.ts';
import { loadGiftLines } from '../../cart/promotions/gift-lines.ts';
import { toOrder, toStoredAnswer, type OrderFacts } from './order-response.ts';
import { NOW, orderRow } from './purchase-record.test-support.ts';

const FACTS: OrderFacts = {
  orderNumber: 'M1',
  st: 'secret',
  email: 'ada@example.com',
  billingAddress: BOULDER,
  payments: [],
  gifts: [],
  now: NOW,
};
const home = new Map([['me', { ...BOULDER, isVerified: true }]]);

const store = (record: CartRecord, facts: Partial<OrderFacts> = {}, promotions: Parameters<typeof priceWith>[1] = []) =>
  toStoredAnswer({ record, priced: priceWith(record, promotions), gifts: [] }, { ...FACTS, ...facts });

describe('the stored response of an order', () => {
  test('has the totals that were charged, with tax on top of the prices', () => {
    const record = cartRecord({ lines: [soldLine('BOOT')], addresses: home });
    expect(store(record, {}, [promotion('fifth', percent(200))]).totals).toEqual({
      itemTotal: 50,
      discountNames: ['fifth'],
      totalDiscount: 10,
      totalDiscountPercentage: 20,
      shipping: 6.95,
      tax: 1.36,
      total: 48.31,
      merchandiseTotalTax: 1.36,
      totalWithoutTaxAfterDiscount: 46.95,
      currency: 'USD',
    });
  });

  test('has the tax that the prices contain', () => {
    const { totals } = store(germanRecord({ lines: [soldLine('BOOT')] }));
    expect(totals).toMatchObject({ total: 50, tax: 7.98, totalWithoutTaxAfterDiscount: 42.02, currency: 'EUR' });
  });

  test('has whole amounts in a currency without fractions', () => {
    const record = cartRecord({ row: cartRow({ currency: 'JPY' }), lines: [soldLine('BOOT')] });
    const paid = { methodId: 'CREDIT_CARD', amount: 5000, cardType: 'VISA', instrumentId: null };
    const { totals, paymentMethod } = store(record, { payments: [paid] });
    expect(totals).toMatchObject({ itemTotal: 5000, total: 5000 });
    expect(paymentMethod[0]?.additionalData[0]?.amount).toBe(5000);
  });

  test('names every payment with its amount', () => {
    const payments = [
      { methodId: 'GIFT_CARD', amount: 3000, cardType: null, instrumentId: 'g' },
      { methodId: 'CREDIT_CARD', amount: 2695, cardType: 'VISA', instrumentId: 'c' },
    ];
    const { paymentMethod } = store(cartRecord({ lines: [soldLine('BOOT')] }), { payments });
    expect(paymentMethod.map(({ code, additionalData }) => [code, additionalData[0]?.amount])).toEqual([
      ['GIFT_CARD', 30],
      ['CREDIT_CARD', 26.95],
    ]);
  });

  test('has a store where a shipment is picked up, and a delivery time where one is known', () => {
    const pickup = { shipping_method: 'pickup', store_id: 'S1' };
    const { shipments } = store(cartRecord({ lines: [soldLine('BOOT'), soldLine('SOCK', { item: pickup })] }));
    expect(shipments).toMatchObject([
      { shipmentId: 'me', storeId: null, deliveryTime: expect.stringContaining('business days') },
      { shipmentId: 'pickup-S1', storeId: 'S1', itemIds: ['line-SOCK'] },
    ]);
  });

  test('names the promotions that were applied', () => {
    const { promoSummary } = store(cartRecord({ lines: [soldLine('BOOT')] }), {}, [promotion('half', percent(500))]);
    expect(promoSummary).toMatchObject([{ promotionId: 'half', level: 'ORDER' }]);
  });
});

describe('the gifts of an order', () => {
  const gift = promotion('GWP', { kind: 'gift', skus: ['SOCK'], qty: 1 });
  async function storeWithGift(isGiven: boolean) {
    const record = cartRecord({ lines: [soldLine('BOOT')] });
    const priced = priceWith(record, [gift]);
    const source = { scope: record.scope, findVariants: async () => new Map([['SOCK', soldLine('SOCK').sold]]) };
    const gifts = await loadGiftLines(source, priced);
    return toStoredAnswer({ record, priced, gifts }, { ...FACTS, gifts: isGiven ? priced.promotions.gifts : [] });
  }

  test('are items of it and of its first shipment', async () => {
    const { items, shipments } = await storeWithGift(true);
    expect(items.map(({ id }) => id)).toEqual(['line-BOOT', 'gift-GWP']);
    expect(shipments[0]?.itemIds).toEqual(['line-BOOT', 'gift-GWP']);
  });

  test('that were out of stock when it was placed are in neither', async () => {
    const { items, shipments } = await storeWithGift(false);
    expect(items.map(({ id }) => id)).toEqual(['line-BOOT']);
    expect(shipments[0]?.itemIds).toEqual(['line-BOOT']);
  });
});

describe('an order as it is returned', () => {
  const action = JSON.stringify({ type: 'challenge', sessionID: 's' });

  test('asks for the action that its payment waits for', () => {
    expect(toOrder(orderRow({ status: 'pending', action })).flashMessages).toEqual([
      {
        code: 'PaymentNotAuthorized',
        message: 'The payment has to be confirmed.',
        details: { action: { type: 'challenge', sessionID: 's' } },
      },
    ]);
  });

  test.each([
    ['waits without an action', { status: 'pending' as const, action: null }],
    ['is placed', { status: 'placed' as const, action }],
    ['is cancelled', { status: 'cancelled' as const, action }],
  ])('asks for nothing when it %s', (_, fields) => {
    expect(toOrder(orderRow(fields))).toMatchObject({ status: fields.status, flashMessages: [] });
  });
});
