import { describe, expect, test } from 'vitest';
import type { Promotion } from './promotion.ts';
import {
  applyCase,
  coupon,
  GUEST,
  line,
  NOW,
  off,
  offAll,
  offLine,
  percent,
  promotion,
  shipment,
} from './promotions.test-support.ts';

const ids = ({ applied }: ReturnType<typeof applyCase>) => applied.map(({ promotionId }) => promotionId);
const items = (fields: Partial<Promotion['items']>) => ({
  productIds: [],
  categoryIds: [],
  brands: [],
  excludedCategoryIds: [],
  ...fields,
});
const audience = (fields: Partial<Promotion['audience']>) => ({
  siteIds: [],
  groups: [],
  membersOnly: false,
  signedInOnly: false,
  ...fields,
});
const from = (amount: number, near: number | null = null): Promotion['threshold'] => ({
  kind: 'amount',
  amounts: { USD: amount },
  near: near === null ? null : { USD: near },
});

describe('promotions', () => {
  test('take a percentage off the order and share it out to the cent', () => {
    const lines = [line('a', { price: 333 }), line('b', { price: 333 }), line('c', { price: 334 })];
    const outcome = applyCase({ lines, promotions: [promotion('p', percent(100))] });
    expect(outcome.orderDiscounts).toMatchObject([{ promotionId: 'p', amount: 100 }]);
    expect(offAll(outcome, lines)).toBe(100);
  });

  test('are applied to products first, then to the order, then to shipping', () => {
    const lines = [line('a')];
    const promotions = [
      promotion('c-order', percent(100)),
      promotion('b-product', percent(500), { level: 'PRODUCT', priority: 9 }),
      promotion('a-shipping', percent(1000), { level: 'SHIPPING' }),
    ];
    const outcome = applyCase({ lines, shipments: [shipment(lines)], promotions });
    expect(ids(outcome)).toEqual(['b-product', 'c-order', 'a-shipping']);
    expect(outcome.lineDiscounts.get('a')).toMatchObject([{ amount: 5000 }]);
    expect(outcome.orderDiscounts).toMatchObject([{ amount: 500 }]);
    expect(outcome.shippingDiscounts).toMatchObject([{ shippingId: 'me', amount: 795 }]);
  });

  test('go by priority, then by id, within a level', () => {
    const promotions = [promotion('b', off(1)), promotion('a', off(1)), promotion('z', off(1), { priority: -1 })];
    expect(ids(applyCase({ lines: [line('a')], promotions }))).toEqual(['z', 'a', 'b']);
  });

  test('never take more than there is', () => {
    const lines = [line('a', { price: 300 }), line('b', { price: 200 })];
    const outcome = applyCase({ lines, promotions: [promotion('a', off(400)), promotion('b', off(400))] });
    expect(outcome.orderDiscounts.map(({ amount }) => amount)).toEqual([400, 100]);
    expect([offLine(outcome, 'a'), offLine(outcome, 'b')]).toEqual([300, 200]);
  });

  test('measure a threshold on merchandise after the discounts of products', () => {
    const promotions = [
      promotion('half', percent(500), { level: 'PRODUCT' }),
      promotion('p', off(1000), { threshold: from(6000) }),
    ];
    expect(ids(applyCase({ lines: [line('a')], promotions }))).toEqual(['half']);
    expect(ids(applyCase({ lines: [line('a', { qty: 2 })], promotions }))).toEqual(['half', 'p']);
  });

  test('do not count what costs nothing', () => {
    const promotions = [promotion('p', off(1), { threshold: { kind: 'quantity', units: 2, near: null } })];
    expect(ids(applyCase({ lines: [line('a'), line('b', { price: 0 })], promotions }))).toEqual([]);
    expect(ids(applyCase({ lines: [line('a'), line('b')], promotions }))).toEqual(['p']);
  });

  test('look at their own goods only', () => {
    const lines = [
      line('a', { categoryIds: ['boots'] }),
      line('b', { brand: 'Other' }),
      line('c', { productId: 'tent', categoryIds: ['gift-cards'] }),
    ];
    const offOf = (fields: Partial<Promotion['items']>) => {
      const outcome = applyCase({ lines, promotions: [promotion('p', percent(100), { items: items(fields) })] });
      return lines.filter(({ id }) => offLine(outcome, id) > 0).map(({ id }) => id);
    };
    expect(offOf({ categoryIds: ['boots'] })).toEqual(['a']);
    expect(offOf({ brands: ['Other'] })).toEqual(['b']);
    expect(offOf({ productIds: ['tent'], brands: ['Other'] })).toEqual(['b', 'c']);
    expect(offOf({ excludedCategoryIds: ['gift-cards'] })).toEqual(['a', 'b']);
  });

  test('are for whom, where and when they are made', () => {
    const lines = [line('a')];
    const holds = (fields: Partial<Promotion>, overrides: Partial<Parameters<typeof applyCase>[0]> = {}) =>
      ids(applyCase({ lines, promotions: [promotion('p', off(100), fields)], ...overrides })).length === 1;
    const member = { ...GUEST, isSignedIn: true, isMember: true, groups: ['employee'] };
    expect(holds({ audience: audience({ membersOnly: true }) })).toBe(false);
    expect(holds({ audience: audience({ membersOnly: true }) }, { customer: member })).toBe(true);
    expect(holds({ audience: audience({ groups: ['employee', 'prosumer'] }) })).toBe(false);
    expect(holds({ audience: audience({ groups: ['employee', 'prosumer'] }) }, { customer: member })).toBe(true);
    expect(holds({ audience: audience({ signedInOnly: true }) })).toBe(false);
    expect(holds({ audience: audience({ siteIds: ['gb'] }) })).toBe(false);
    expect(holds({ validFrom: NOW + 1 })).toBe(false);
    expect(holds({ validTo: NOW })).toBe(false);
    expect(holds({ validFrom: NOW, validTo: NOW + 1 })).toBe(true);
    expect(holds({}, { currency: 'EUR' })).toBe(false);
    expect(holds({}, { usedUp: new Set(['p']) })).toBe(false);
  });

  test('sell at a price, per unit and up to so many', () => {
    const reward = { kind: 'price' as const, amounts: { USD: 6000 }, maxUnits: 3, methods: [] };
    const lines = [line('dear', { qty: 2, price: 9000 }), line('fair', { qty: 2, price: 7000 })];
    const outcome = applyCase({ lines, promotions: [promotion('p', reward, { level: 'PRODUCT' })] });
    expect([offLine(outcome, 'fair'), offLine(outcome, 'dear')]).toEqual([2000, 3000]);
  });

  test('give the cheapest units of each group, up to their limit', () => {
    const reward = { kind: 'buyGet' as const, buy: 2, get: 1, tenths: 1000, maxUnits: 2 };
    const promotions = [promotion('p', reward, { level: 'PRODUCT' })];
    const offOf = (qty: number) => {
      const lines = [
        line('a', { qty, price: 500 }),
        line('b', { qty: 1, price: 300 }),
        line('free', { price: 0, qty: 9 }),
      ];
      return offAll(applyCase({ lines, promotions }), lines);
    };
    expect([1, 2, 4, 5, 11].map(offOf)).toEqual([0, 300, 300, 800, 800]);
  });

  test('cap a percentage, by its most and by what a spend account has left', () => {
    const lines = [line('a'), line('b')];
    const capped = { ...percent(500), kind: 'percentage' as const, most: { USD: 1500 }, maxUnits: null, methods: [] };
    const most = { ...capped, tenths: 500, spendAccount: null };
    expect(offAll(applyCase({ lines, promotions: [promotion('p', most, { level: 'PRODUCT' })] }), lines)).toBe(1500);
    const account = { ...most, most: null, tenths: 400, spendAccount: 'employee' };
    const employee = applyCase({
      lines,
      promotions: [promotion('p', account, { level: 'PRODUCT' })],
      spendLeft: new Map([['employee', 5000]]),
    });
    expect(offAll(employee, lines)).toBe(2000);
    expect(employee.applied).toMatchObject([{ spend: { kind: 'employee', amount: 5000 } }]);
    expect(ids(applyCase({ lines, promotions: [promotion('p', account, { level: 'PRODUCT' })] }))).toEqual([]);
  });

  test('stand alone where they are exclusive', () => {
    const lines = [line('a')];
    const shipments = [shipment(lines)];
    const others = [promotion('a', off(100)), promotion('ship', percent(1000), { level: 'SHIPPING' })];
    const alone = (exclusive: 'level' | 'all') => promotion('solo', off(500), { exclusive, priority: 9 });
    expect(ids(applyCase({ lines, shipments, promotions: [...others, alone('level')] }))).toEqual(['solo', 'ship']);
    expect(ids(applyCase({ lines, shipments, promotions: [...others, alone('all')] }))).toEqual(['solo']);
    const unreached = { ...alone('all'), threshold: from(99_999) };
    expect(ids(applyCase({ lines, shipments, promotions: [...others, unreached] }))).toEqual(['a', 'ship']);
  });

  test('come after what associates took off', () => {
    const lines = [line('a', { qty: 2 }), line('b')];
    const adjustments = [
      { id: '1', lineId: 'a', kind: 'price' as const, value: 8000 },
      { id: '2', lineId: 'b', kind: 'percentage' as const, value: 125 },
      { id: '3', lineId: null, kind: 'amount' as const, value: 1000 },
      { id: '4', lineId: 'gone', kind: 'amount' as const, value: 1000 },
      { id: '5', lineId: 'b', kind: 'price' as const, value: 99_999 },
    ];
    const outcome = applyCase({ lines, adjustments, promotions: [promotion('p', percent(100))] });
    expect(outcome.lineDiscounts.get('a')).toMatchObject([{ promotionId: 'adjustment:1', amount: 4000 }]);
    expect(outcome.lineDiscounts.get('b')).toMatchObject([{ promotionId: 'adjustment:2', amount: 1250 }]);
    expect(outcome.orderDiscounts).toMatchObject([
      { promotionId: 'adjustment:3', amount: 1000 },
      { promotionId: 'p', amount: 2375 },
    ]);
    expect(ids(outcome)).toEqual(['p']);
  });
});

describe('a gift', () => {
  const gift = (fields: Partial<Promotion> = {}) =>
    promotion('GWP-1', { kind: 'gift', skus: ['SOCK', 'CAP'], qty: 1 }, { threshold: from(5000), ...fields });

  test('is given from stock, the first that is there', () => {
    const giftOf = (stock: [string, number][]) =>
      applyCase({ lines: [line('a')], promotions: [gift()], giftStock: new Map(stock) }).gifts;
    expect(giftOf([['SOCK', 1]])).toEqual([
      { id: 'gift-GWP-1', sku: 'SOCK', qty: 1, promotionId: 'GWP-1', couponCode: null },
    ]);
    expect(giftOf([['SOCK', 0], ['CAP', 3]])).toMatchObject([{ sku: 'CAP' }]); // prettier-ignore
  });

  test('is told of where it is out of stock or not sold', () => {
    const missing = (stock: [string, number][]) =>
      applyCase({ lines: [line('a')], promotions: [gift()], giftStock: new Map(stock) }).missingGifts;
    expect(missing([['SOCK', 0]])).toEqual([{ promotionId: 'GWP-1', sku: 'SOCK', isSold: true }]);
    expect(missing([])).toEqual([{ promotionId: 'GWP-1', sku: 'SOCK', isSold: false }]);
  });

  test('is not taken from what the cart buys itself', () => {
    const lines = [line('a', { sku: 'SOCK', qty: 2 })];
    const giftStock = new Map([['SOCK', 2]]);
    expect(applyCase({ lines, promotions: [gift()], giftStock }).gifts).toEqual([]);
  });

  test('is not sent by mail', () => {
    const lines = [line('a', { isDigital: true })];
    expect(applyCase({ lines, promotions: [gift()], giftStock: new Map([['SOCK', 9]]) }).gifts).toEqual([]);
  });
});

describe('a code', () => {
  const lines = [line('a')];
  const trail = promotion('TRAIL', percent(100), { requiresCoupon: true });
  const stateOf = (overrides: Partial<Parameters<typeof applyCase>[0]>) =>
    applyCase({ lines, promotions: [trail], couponCodes: ['TRAIL'], coupons: [coupon('TRAIL')], ...overrides })
      .coupons[0];

  test('opens its promotion', () => {
    expect(ids(applyCase({ lines, promotions: [trail] }))).toEqual([]);
    expect(stateOf({})).toEqual({ code: 'TRAIL', promotionId: 'TRAIL', isApplied: true, reason: null });
  });

  test('waits where the cart is not worth it yet', () => {
    expect(stateOf({ promotions: [{ ...trail, threshold: from(99_999) }] })).toMatchObject({
      isApplied: false,
      reason: null,
    });
    expect(stateOf({ lines: [] })).toMatchObject({ isApplied: false, reason: null });
  });

  test.each([
    ['PRM130', { coupons: [] }],
    ['PRM135', { promotions: [] }],
    ['PRM135', { coupons: [coupon('TRAIL', 'TRAIL', { validFrom: NOW + 1 })] }],
    ['PRM135', { siteId: 'de', promotions: [{ ...trail, audience: audience({ siteIds: ['us'] }) }] }],
    ['PRM140', { coupons: [coupon('TRAIL', 'TRAIL', { isUsedUp: true })] }],
    ['PRM140', { usedUp: new Set(['TRAIL']) }],
    ['PRM150', { coupons: [coupon('TRAIL', 'TRAIL', { isRedeemed: true })] }],
    ['PRM155', { coupons: [coupon('TRAIL', 'TRAIL', { validTo: NOW })] }],
    ['PRM155', { promotions: [{ ...trail, validTo: NOW - 1 }] }],
    ['PRM160', { promotions: [{ ...trail, audience: audience({ membersOnly: true }) }] }],
    ['PRM160', { promotions: [{ ...trail, items: items({ categoryIds: ['tents'] }) }] }],
    ['PRM175', { promotions: [trail, promotion('solo', off(1), { exclusive: 'all' })] }],
  ])('is refused with %s', (reason, overrides) => {
    expect(stateOf(overrides)).toMatchObject({ isApplied: false, reason });
  });

  test('is refused beside another of the same promotion', () => {
    const { coupons } = applyCase({
      lines,
      promotions: [trail],
      couponCodes: ['ONE', 'TWO'],
      coupons: [coupon('ONE', 'TRAIL'), coupon('TWO', 'TRAIL')],
    });
    expect(coupons).toMatchObject([{ isApplied: true }, { isApplied: false, reason: 'PRM416' }]);
  });
});

describe('a promotion in reach', () => {
  const applyAt = (price: number) =>
    applyCase({
      lines: [line('a', { price })],
      promotions: [promotion('p', off(1), { threshold: from(10_000, 6000) })],
    });

  test('tells what is missing from its display level on', () => {
    expect(applyAt(5999).approaching).toMatchObject([
      { status: 'Below Threshold', distanceFromConditionThreshold: null, conditionThreshold: 10_000 },
    ]);
    expect(applyAt(6050).approaching).toMatchObject([
      {
        status: 'Above Threshold',
        distanceFromConditionThreshold: 3950,
        calloutMessage: 'From $100|$39.50 to go|Yours',
      },
    ]);
  });

  test('is earned from its threshold on', () => {
    const { approaching, applied } = applyAt(10_000);
    expect({ approaching, applied }).toMatchObject({ approaching: [], applied: [{ promotionId: 'p' }] });
  });

  test('counts units where they are what is missing', () => {
    const reward = { kind: 'buyGet' as const, buy: 2, get: 1, tenths: 1000, maxUnits: null };
    const promotions = [promotion('p', reward, { level: 'PRODUCT' })];
    const { approaching } = applyCase({ lines: [line('a')], promotions });
    expect(approaching).toMatchObject([{ unit: 'quantity', calloutMessage: 'From 3|2 to go|Yours' }]);
  });
});
