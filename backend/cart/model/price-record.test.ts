import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { netOf } from '../../../domain/pricing/price-cart.ts';
import { off, percent, promotion } from '../../../domain/pricing/promotions/promotions.test-support.ts';
import {
  adjustmentRow,
  BOULDER,
  cartRecord,
  cartRow,
  germanRecord,
  goneLine,
  priceWith,
  soldLine,
  storeFacts,
} from './cart-record.test-support.ts';
import { methodOf, stockOf, toPriceable } from './price-record.ts';

const standardOnly = { home_method: null };

describe('the delivery method of a line', () => {
  test.each([
    ['standard by default', {}, {}, null, 'standard'],
    ['the cart’s home method when it has none of its own', {}, {}, 'me', 'me'],
    ['its own before the cart’s', { shipping_method: 'prime' }, {}, 'me', 'prime'],
    ['pickup when it is picked up', { shipping_method: 'pickup' }, {}, null, 'pickup'],
    ['standard when the stored code is unknown', { shipping_method: 'drone' }, {}, null, 'standard'],
    [
      'digital for a digital product, whatever is stored',
      { shipping_method: 'pickup' },
      { digital: 1 },
      'me',
      'digital',
    ],
    ['customs for an item made to order', { recipe_id: 'R', shipping_method: 'pickup' }, {}, 'me', 'customs'],
    ['digital for a digital item made to order', { recipe_id: 'R' }, { digital: 1 }, null, 'digital'],
  ] as const)('is %s', (...[, item, variant, home_method, expected]) => {
    expect(methodOf(soldLine('BOOT', { item, variant }), { home_method })).toBe(expected);
  });
});

describe('the stock of a line', () => {
  const stores = new Map([['S1', storeFacts('S1', { BOOT: 2 })]]);
  test.each([
    ['the warehouse’s', {}, 10],
    ['the warehouse’s for ship-to-store', { shipping_method: 'sts', store_id: 'S1' }, 10],
    ['the store’s for pickup', { shipping_method: 'pickup', store_id: 'S1' }, 2],
    ['nothing in a store that is unknown', { shipping_method: 'pickup', store_id: 'S9' }, 0],
    ['nothing for pickup without a store', { shipping_method: 'pickup' }, 0],
  ])('is %s', (_, item, units) => {
    expect(stockOf(soldLine('BOOT', { item }), { row: cartRow(standardOnly), stores })).toBe(units);
  });

  test('is nothing in a store that has none of the variant', () => {
    const item = { shipping_method: 'pickup', store_id: 'S1' };
    expect(stockOf(soldLine('SOCK', { item }), { row: cartRow(), stores })).toBe(0);
  });
});

describe('a line as it is priced', () => {
  test('has the facts of its variant and product', () => {
    const line = soldLine('BOOT', { item: { qty: 3 }, variant: { current: 4000, original: 5000, stock: 7 } });
    const categorised = { ...line, sold: { ...line.sold, categoryIds: ['gear', 'boots'] } };
    expect(toPriceable(categorised, cartRecord())).toEqual({
      id: 'line-BOOT',
      sku: 'BOOT',
      productId: 'boot',
      categoryIds: ['gear', 'boots'],
      brand: 'Ridge',
      qty: 3,
      unit: { current: 4000, original: 5000 },
      isDigital: false,
      isCustoms: false,
      method: 'standard',
      storeId: null,
      stock: 7,
    });
  });

  test('is digital, or made to order', () => {
    expect(toPriceable(soldLine('CARD', { variant: { digital: 1 } }), cartRecord()).isDigital).toBe(true);
    expect(toPriceable(soldLine('BOOT', { item: { recipe_id: 'R' } }), cartRecord()).isCustoms).toBe(true);
  });
});

describe('the price of a stored cart', () => {
  const home = new Map([['me', { ...BOULDER, isVerified: false }]]);

  test('leaves out lines that are no longer sold', () => {
    const lines = [soldLine('BOOT'), goneLine('OLD', { qty: 5 })];
    expect(priceWith(cartRecord({ lines }))).toMatchObject({ itemTotal: 5000, lines: [{ sku: 'BOOT' }] });
  });

  test('is taxed at the destination, on top of or within the prices', () => {
    const lines = [soldLine('BOOT', { variant: { current: 10_000 } })];
    expect(priceWith(cartRecord({ lines, addresses: home }))).toMatchObject({ shipping: 0, tax: 290, total: 10_290 });
    expect(priceWith(germanRecord({ lines }))).toMatchObject({ tax: 1597, total: 10_000 });
  });

  test('taxes digital products at the billing address', () => {
    const lines = [soldLine('CARD', { variant: { digital: 1, current: 2500 } })];
    expect(priceWith(cartRecord({ lines })).tax).toBe(0);
    expect(priceWith(cartRecord({ lines, billingAddress: BOULDER })).tax).toBe(73);
  });

  test('includes the adjustments of a line and of the whole cart', () => {
    const lines = [soldLine('BOOT', { item: { qty: 2 } }), soldLine('SOCK')];
    const adjustments = [
      adjustmentRow('a', { item_id: 'line-BOOT', kind: 'percentage', value: 125 }),
      adjustmentRow('b', { kind: 'amount', value: 300 }),
    ];
    const { totalDiscount, lines: priced } = priceWith(cartRecord({ lines, adjustments }));
    expect(totalDiscount).toBe(1250 + 300);
    expect(priced[0]?.discounts).toMatchObject([{ promotionId: 'adjustment:a', amount: 1250 }]);
    expect(priced[1]?.discounts).toEqual([]);
  });

  test('adds up to the cent, whatever is in the cart and on whichever site', () => {
    const rows = fc.array(
      fc.record({
        current: fc.nat(30_000),
        qty: fc.integer({ min: 1, max: 12 }),
        kind: fc.constantFrom('home', 'me', 'pickup', 'digital', 'customs', 'gone'),
      }),
      { maxLength: 7 },
    );
    const offers = [
      promotion('ten', { kind: 'amount', amounts: { USD: 1000, EUR: 900 }, maxUnits: null, methods: [] }),
      promotion('third', percent(333), { level: 'PRODUCT' }),
      promotion('ship', percent(500), { level: 'SHIPPING' }),
      promotion('more', off(50), { level: 'PRODUCT', priority: 2 }),
    ];
    const adjusted = fc.option(fc.integer({ min: 1, max: 5000 }));
    fc.assert(
      fc.property(rows, fc.subarray(offers), adjusted, fc.boolean(), (all, promotions, value, isGerman) => {
        const lines = all.map(({ current, qty, kind }, index) => {
          const id = `l${index}`;
          const item = { id, qty, recipe_id: kind === 'customs' ? 'R' : null };
          const pickup = { shipping_method: 'pickup', store_id: 'S1' };
          const delivery = kind === 'pickup' ? pickup : kind === 'me' ? { shipping_method: 'me' } : {};
          if (kind === 'gone') return goneLine('GONE', { id, qty });
          const variant = { current, digital: Number(kind === 'digital') };
          return soldLine(`SKU${index}`, { item: { ...item, ...delivery }, variant });
        });
        const adjustments = value === null ? [] : [adjustmentRow('a', { value })];
        const fields = { lines, adjustments, stores: new Map([['S1', storeFacts('S1')]]) };
        const addresses = isGerman ? new Map() : home;
        const record = isGerman ? germanRecord(fields) : cartRecord({ ...fields, addresses });
        const { itemTotal, totalDiscount, shipping, tax, total, taxMode, ...cart } = priceWith(record, promotions);
        const sold = all.filter(({ kind }) => kind !== 'gone');
        expect(itemTotal).toBe(sold.reduce((sum, { current, qty }) => sum + current * qty, 0));
        expect(cart.lines.reduce((sum, line) => sum + netOf(line), 0)).toBe(itemTotal - totalDiscount);
        expect(total).toBe(itemTotal - totalDiscount + shipping + (taxMode === 'exclusive' ? tax : 0));
        expect(cart.lines.reduce((sum, line) => sum + line.tax, 0)).toBeLessThanOrEqual(tax);
        for (const line of cart.lines) expect(netOf(line)).toBeGreaterThanOrEqual(0);
        expect(Math.min(totalDiscount, shipping, tax, total)).toBeGreaterThanOrEqual(0);
        const shipped = cart.shipments.flatMap(({ lineIds }) => lineIds);
        expect(shipped.toSorted()).toEqual(cart.lines.map(({ id }) => id).toSorted());
      }),
      { numRuns: 50 },
    );
  });
});
