import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceableLine, Shipment, TaxMode } from '../../pricing-model.ts';
import type { TaxRates } from './rates.ts';
import { taxOf } from './tax-of.ts';

const rates: TaxRates = new Map([
  [
    'US',
    {
      provinces: new Map([
        ['CO', { millionths: 29_000, taxesShipping: true }],
        ['CA', { millionths: 72_500, taxesShipping: false }],
      ]),
    },
  ],
  ['DE', { standard: { millionths: 190_000, taxesShipping: true } }],
]);

const line = (id: string): PriceableLine => ({
  id,
  sku: id,
  productId: id,
  categoryIds: [],
  brand: '',
  qty: 1,
  unit: { current: 0, original: 0 },
  isDigital: false,
  isCustoms: false,
  method: 'standard',
  storeId: null,
  stock: 1,
});

const going = (lineIds: readonly string[], province: string | null, countryCode = 'US'): Shipment => ({
  shippingId: 'me',
  method: 'standard',
  storeId: null,
  lineIds,
  address: province === null ? null : { countryCode, province, postalCode: '', city: '', addressLine1: '' },
  cost: 0,
  deliveryTime: '',
  deliveryDates: null,
  offers: [],
  options: new Map(),
});

interface TaxCase {
  readonly nets: readonly number[];
  readonly cost: number;
  readonly province: string | null;
  readonly taxMode?: TaxMode;
}

function tax({ nets, cost, province, taxMode = 'exclusive' }: TaxCase) {
  const ids = nets.map((_, index) => `l${index}`);
  return taxOf(
    {
      taxMode,
      country: taxMode === 'exclusive' ? 'US' : 'DE',
      lines: nets.map((net, index) => ({ line: line(`l${index}`), net })),
      shipments: [{ shipment: going(ids, province), cost }],
    },
    rates,
  );
}

describe('tax', () => {
  test('is rounded line by line, halves up', () => {
    const { lines, total } = tax({ nets: [50, 50, 5000], cost: 0, province: 'CO' });
    expect([...lines.values()]).toEqual([1, 1, 145]);
    expect(total).toBe(147);
  });

  test('applies to shipping where the state requires it', () => {
    expect(tax({ nets: [1000], cost: 1000, province: 'CO' })).toMatchObject({ shipping: 29, total: 58 });
    expect(tax({ nets: [1000], cost: 1000, province: 'CA' })).toMatchObject({ shipping: 0, total: 73 });
  });

  test('is zero while the destination is unknown, and where no rate is known', () => {
    expect(tax({ nets: [1000], cost: 500, province: null }).total).toBe(0);
    expect(tax({ nets: [1000], cost: 500, province: 'PR' }).total).toBe(0);
  });

  test('is contained in the price in mode inclusive', () => {
    expect(tax({ nets: [11_900], cost: 1190, province: null, taxMode: 'inclusive' })).toMatchObject({
      shipping: 190,
      total: 2090,
    });
  });

  test('adds up, and never exceeds the amount that contains it', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 20 });
    const modes = fc.constantFrom<TaxMode>('exclusive', 'inclusive');
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100_000 }), modes, (nets, cost, taxMode) => {
        const { lines, shipping, total } = tax({ nets, cost, province: 'CO', taxMode });
        const parts = [...lines.values()];
        expect(parts.reduce((sum, part) => sum + part, shipping)).toBe(total);
        expect(parts.every((part, index) => part >= 0 && part <= (nets[index] ?? 0))).toBe(true);
        expect(total).toBeLessThanOrEqual(nets.reduce((sum, net) => sum + net, cost));
      }),
    );
  });
});
