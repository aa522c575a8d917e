import { describe, expect, test } from 'vitest';
import type { DeliveryOption, PricedCart, Shipment, ShippingDiscount } from '../../pricing-model.ts';
import { lineDelivery } from './line-options.ts';

const option = (code: DeliveryOption['code'], price: number, fields: Partial<DeliveryOption> = {}): DeliveryOption => ({
  code,
  label: code,
  price,
  deliveryTime: '2 business days',
  deliveryDates: { earliest: '2026-11-30', latest: '2026-11-30' },
  storeId: null,
  inventory: null,
  isSelected: false,
  isAvailable: true,
  ...fields,
});

const shipmentOf = (shippingId: string, options: readonly DeliveryOption[]): Shipment => ({
  shippingId,
  method: 'standard',
  storeId: null,
  lineIds: [shippingId],
  address: null,
  cost: 0,
  deliveryTime: '',
  deliveryDates: null,
  offers: [],
  options: new Map([[shippingId, options]]),
});

function cartOf(shipments: readonly Shipment[], shippingDiscounts: readonly ShippingDiscount[] = [], currency = 'USD') {
  const promotions = {
    lineDiscounts: new Map(),
    orderDiscounts: [],
    shippingDiscounts,
    gifts: [],
    missingGifts: [],
    applied: [],
    approaching: [],
    coupons: [],
  };
  const totals = { itemTotal: 0, totalDiscount: 0, shipping: 0, tax: 0, total: 0 };
  return { taxMode: 'exclusive', currency, lines: [], shipments, promotions, ...totals } satisfies PricedCart;
}

const off = (shippingId: string, amount: number): ShippingDiscount => ({
  promotionId: `off-${shippingId}`,
  campaignId: null,
  couponCode: null,
  amount,
  shippingId,
});

const lineOptions = (...[line, cart]: Parameters<typeof lineDelivery>) => lineDelivery(line, cart).shippingOptions;

describe('the delivery options of a line', () => {
  test('name the delivery time of the chosen one', () => {
    const options = [option('standard', 695), option('me', 1495, { isSelected: true, deliveryTime: 'Tomorrow' })];
    const timeIn = (shipment: Shipment) => lineDelivery({ id: 'a' }, cartOf([shipment])).deliveryTime;
    expect(timeIn(shipmentOf('a', options))).toBe('Tomorrow');
    expect(timeIn(shipmentOf('b', options))).toBeNull();
  });

  test('list the chosen one first, the others in their order', () => {
    const options = [option('standard', 695), option('me', 1495), option('pudo', 495, { isSelected: true })];
    const listed = lineOptions({ id: 'a' }, cartOf([shipmentOf('a', options)]));
    expect(listed.map(({ shippingMethod }) => shippingMethod.code)).toEqual(['pudo', 'standard', 'me']);
    expect(listed.map(({ selected }) => selected)).toEqual([true, false, false]);
  });

  test('name on each the methods that are available, each once', () => {
    const options = [
      option('pickup', 0, { storeId: '1001' }),
      option('pickup', 0, { storeId: '1002' }),
      option('me', 1495, { isAvailable: false }),
      option('standard', 695),
    ];
    for (const { applicableShippingMethods } of lineOptions({ id: 'a' }, cartOf([shipmentOf('a', options)]))) {
      expect(applicableShippingMethods).toEqual(['pickup', 'standard']);
    }
  });

  test.each([
    ['USD', 695, 6.95],
    ['JPY', 695, 695],
    ['KWD', 695, 0.695],
    ['EUR', 0, 0],
  ])('state costs in %s: %d minor units are %d', (currency, minor, amount) => {
    const [first] = lineOptions({ id: 'a' }, cartOf([shipmentOf('a', [option('standard', minor)])], [], currency));
    expect(first).toMatchObject({ cost: amount, shippingMethod: { price: { amount, currency } } });
  });

  test('state the store and its stock, and no time as null', () => {
    const options = [option('pickup', 0, { storeId: '1001', inventory: 0, deliveryTime: '' }), option('standard', 695)];
    expect(lineOptions({ id: 'a' }, cartOf([shipmentOf('a', options)]))).toMatchObject([
      { storeInfo: { id: '1001', storeInventory: 0 }, shippingMethod: { deliveryTime: null } },
      { storeInfo: null, shippingMethod: { deliveryTime: '2 business days' } },
    ]);
  });

  test('have the promotions of their own shipment on the chosen one only', () => {
    const options = [option('standard', 695, { isSelected: true }), option('me', 1495)];
    const cart = cartOf([shipmentOf('a', options), shipmentOf('b', [])], [off('a', 200), off('b', 100)]);
    expect(lineOptions({ id: 'a' }, cart).map(({ shippingPromotions }) => shippingPromotions)).toEqual([
      [{ promotionId: 'off-a', appliedDiscount: 2, price: 4.95 }],
      [],
    ]);
  });

  test('never cost less than nothing after a promotion', () => {
    const cart = cartOf([shipmentOf('a', [option('standard', 100, { isSelected: true })])], [off('a', 695)]);
    expect(lineOptions({ id: 'a' }, cart)[0]?.shippingPromotions).toMatchObject([{ price: 0 }]);
  });

  test('are none for a line without a shipment', () => {
    expect(lineOptions({ id: 'x' }, cartOf([shipmentOf('a', [option('standard', 1)])]))).toEqual([]);
  });
});
