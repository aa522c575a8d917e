import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricedCart, PricedLine, PriceableLine, TaxMode } from '../pricing-model.ts';
import { linePromotions, offersOf, rowPrices, totalsOf } from './cart-figures.ts';
import { netOf, priceCart, type PricingInput, type PricingRules } from './price-cart.ts';
import { applyPromotions } from './promotions/apply-promotions.ts';
import type { Promotion } from './promotions/promotion.ts';
import { GUEST, line, NOW, off, percent, promotion } from './promotions/promotions.test-support.ts';
import { HOME, quoteShipments } from './shipping/quote-shipments.ts';
import { factsOf, STREET } from './shipping/shipping.test-support.ts';
import { taxOf } from './tax/tax-of.ts';

const TAX_RATES = new Map([['US', { standard: { millionths: 80_000, taxesShipping: true } }]]);

function price(lines: readonly PriceableLine[], promotions: readonly Promotion[] = [], taxMode: TaxMode = 'exclusive') {
  const offers = { siteId: 'us', locale: 'en-us', promotions, coupons: [] };
  const stock = { usedUp: new Set<string>(), spendLeft: new Map(), giftStock: new Map([['SOCK', 9]]) };
  const input: PricingInput = {
    taxMode,
    country: 'US',
    currency: 'USD',
    lines,
    adjustments: [],
    couponCodes: [],
    customer: GUEST,
    addresses: new Map([[HOME, STREET]]),
    now: NOW,
  };
  const rules: PricingRules = {
    quoteShipments: (all, context) => quoteShipments(all, context, factsOf()),
    applyPromotions: (cart) => applyPromotions(cart, { ...offers, ...stock }),
    taxOf: (cart) => taxOf(cart, TAX_RATES),
  };
  return priceCart(input, rules);
}

const freeShipping = promotion('ship', percent(1000), { level: 'SHIPPING' });
const tenOff = promotion('ten', off(1000));
const half = promotion('half', percent(500), { level: 'PRODUCT' });

describe('a priced cart', () => {
  test('without lines costs nothing', () => {
    expect(price([])).toMatchObject({ itemTotal: 0, totalDiscount: 0, shipping: 0, tax: 0, total: 0 });
  });

  test('adds tax to prices in mode exclusive, and contains it in mode inclusive', () => {
    const lines = [line('a', { price: 5000 })];
    expect(price(lines)).toMatchObject({ itemTotal: 5000, shipping: 695, tax: 456, total: 6151 });
    expect(price(lines, [], 'inclusive')).toMatchObject({ itemTotal: 5000, shipping: 695, tax: 421, total: 5695 });
  });

  test('deducts discounts of lines, of the order and of shipping before tax', () => {
    const cart = price([line('a', { price: 5000 })], [freeShipping, tenOff, half]);
    expect(cart).toMatchObject({ itemTotal: 5000, totalDiscount: 3500, shipping: 0, tax: 120, total: 1620 });
    expect(cart.lines).toMatchObject([{ rowTotal: 5000, orderShare: 1000, tax: 120 }]);
  });

  test('that costs nothing has no tax', () => {
    expect(price([line('a')], [promotion('all', percent(1000)), freeShipping])).toMatchObject({ tax: 0, total: 0 });
  });

  test('has totals that agree with its lines, whatever the cart', () => {
    const rows = fc.array(fc.record({ price: fc.nat(20_000), qty: fc.integer({ min: 1, max: 9 }) }), { maxLength: 8 });
    const promotions = fc.subarray([freeShipping, tenOff, half]);
    const modes = fc.constantFrom<TaxMode>('exclusive', 'inclusive');
    fc.assert(
      fc.property(rows, promotions, modes, (all, chosen, taxMode) => {
        const lines = all.map((row, index) => line(`l${index}`, row));
        const cart = price(lines, chosen, taxMode);
        const { itemTotal, totalDiscount, shipping, tax, total } = cart;
        expect(cart.lines.reduce((sum, one) => sum + netOf(one), 0)).toBe(itemTotal - totalDiscount);
        expect(total).toBe(itemTotal - totalDiscount + shipping + (taxMode === 'exclusive' ? tax : 0));
        expect([itemTotal, totalDiscount, shipping, tax, total].every((amount) => amount >= 0)).toBe(true);
        const { total: other } = price(lines.toReversed(), chosen, taxMode);
        expect(other).toBe(total);
      }),
    );
  });
});

describe('the figures of a cart', () => {
  const cart = price([line('a', { price: 1999, qty: 2 }), line('b', { price: 1 })], [half]);

  test('are in major units', () => {
    expect(totalsOf(cart)).toMatchObject({
      itemTotal: 39.99,
      itemSubTotal: 39.99,
      totalDiscount: 20,
      totalDiscountPercentage: 50,
      shipping: 6.95,
      currency: 'USD',
      totalUnits: 3,
    });
  });

  test('state the total without tax twice, by its two names', () => {
    const { total, tax, taxAmount, totalWithoutTax, netAmount } = totalsOf(cart);
    expect(taxAmount).toBe(tax);
    expect(netAmount).toBe(totalWithoutTax);
    expect(Math.round((totalWithoutTax + tax) * 100)).toBe(Math.round(total * 100));
  });

  test('count gifts as units', () => {
    const gift = promotion('GWP', { kind: 'gift', skus: ['SOCK'], qty: 2 });
    expect(totalsOf(price([line('a')], [gift])).totalUnits).toBe(3);
  });

  test('of an empty cart have no discount percentage', () => {
    expect(totalsOf(price([]))).toMatchObject({ totalDiscountPercentage: 0, totalUnits: 0, total: 0 });
  });

  test('in a currency without fractions stay whole', () => {
    const yen: PricedCart = { ...cart, currency: 'JPY' };
    expect(totalsOf(yen).itemTotal).toBe(3999);
  });

  test('list the offers of every shipment with its id', () => {
    const offers = offersOf(price([line('a', { sku: 'BOOT' })]));
    expect(offers.every(({ shippingId }) => shippingId === HOME)).toBe(true);
    expect(offers).toContainEqual({
      shippingId: HOME,
      code: 'standard',
      label: 'Standard delivery',
      price: 0,
      deliveryTime: '2–4 business days',
      deliveryDates: { earliest: '2026-06-02', latest: '2026-06-04' },
    });
  });
});

describe('the prices of a line', () => {
  const discount = { promotionId: 'p', campaignId: 'c', couponCode: 'CODE', amount: 250 };
  const priced: PricedLine = { ...line('a'), discounts: [discount], rowTotal: 1000, orderShare: 100, tax: 0 };

  test('are before its discounts, after its own, and after the order’s', () => {
    const prices = { rowTotal: 10, priceAfterItemDiscount: 7.5, priceAfterOrderDiscount: 6.5 };
    expect(rowPrices(priced, 'USD')).toEqual(prices);
    expect(netOf(priced)).toBe(650);
  });

  test('name each discount with its code', () => {
    expect(linePromotions(priced, 'USD')).toEqual([
      { couponCode: 'CODE', promotionId: 'p', campaignId: 'c', price: 2.5 },
    ]);
    expect(linePromotions({ ...priced, discounts: [] }, 'USD')).toEqual([]);
  });
});
