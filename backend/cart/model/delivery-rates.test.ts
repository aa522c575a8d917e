import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../../src/cms/site/sites.default.ts';
import { rateAt } from '../../../domain/pricing/tax/rates.ts';
import { BUILT_IN_RATES, readDeliveryRates, withoutPoints } from './delivery-rates.ts';

describe('the delivery rates', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'aisle-rates-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const codesOf = (rates: typeof BUILT_IN_RATES, country: string, currency: string) =>
    rates.shippingOf({ country, currency }).methods.map(({ code }) => code);

  test('serve every site in its currency, and tax where it serves', () => {
    for (const { country, currency, taxMode } of Object.values(DEFAULT_SITES.sites)) {
      expect(codesOf(BUILT_IN_RATES, country, currency)).toEqual(
        expect.arrayContaining(['standard', 'digital', 'pickup', 'customs', 'prime', 'me']),
      );
      if (taxMode === 'exclusive') continue;
      for (const countryCode of BUILT_IN_RATES.shippingOf({ country, currency }).serves) {
        expect(rateAt(BUILT_IN_RATES.tax, { countryCode, province: null })?.millionths).toBeGreaterThan(0);
      }
    }
  });

  test('sum the parts of a tax', () => {
    expect(rateAt(BUILT_IN_RATES.tax, { countryCode: 'CA', province: 'QC' })?.millionths).toBe(149_750);
    expect(rateAt(BUILT_IN_RATES.tax, { countryCode: 'US', province: 'OR' })?.millionths).toBe(0);
    expect(rateAt(BUILT_IN_RATES.tax, { countryCode: 'US', province: 'PR' })).toBeUndefined();
  });

  test('have defaults for a country and a currency the files do not name', () => {
    expect(BUILT_IN_RATES.shippingOf({ country: 'JP', currency: 'JPY' })).toMatchObject({ serves: ['JP'] });
    expect(codesOf(BUILT_IN_RATES, 'JP', 'JPY')).toContain('standard');
  });

  test('offer no collection points without a provider', () => {
    expect(codesOf(BUILT_IN_RATES, 'DE', 'EUR')).toContain('pudo');
    expect(codesOf(withoutPoints(BUILT_IN_RATES), 'DE', 'EUR')).not.toContain('pudo');
  });

  test('are read from the catalogue folder, with one-line errors for invalid files', async () => {
    expect(codesOf(readDeliveryRates(folder), 'US', 'USD')).toContain('standard');
    const put = (content: object | string) =>
      writeFile(join(folder, 'shipping.json'), typeof content === 'string' ? content : JSON.stringify(content));
    const standard = { price: { USD: 1 }, days: [1, 2], cutoff: 12 };
    await put({ US: { timeZone: 'UTC', serves: ['US'], methods: { standard } } });
    expect(readDeliveryRates(folder).shippingOf({ country: 'US', currency: 'USD' }).methods).toMatchObject([
      { code: 'standard', price: 100, freeAbove: null },
    ]);
    await put({ US: { timeZone: 'UTC', serves: ['US'], methods: { standard: { ...standard, days: [3, 2] } } } });
    expect(() => readDeliveryRates(folder)).toThrow(/shipping\.json: US\.methods\.standard\.days: .+/);
    await put({ US: { timeZone: 'UTC', serves: ['US'], holidays: { US: ['every day'] }, methods: { standard } } });
    expect(() => readDeliveryRates(folder)).toThrow(/shipping\.json: US\.holidays\.US\.0: is no holiday/);
    await put('{');
    expect(() => readDeliveryRates(folder)).toThrow(/shipping\.json: is not JSON/);
  });
});
