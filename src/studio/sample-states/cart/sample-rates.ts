import { toMinor } from '../../../../domain/money.ts';
import type { MethodRate, ShippingRates } from '../../../../domain/pricing/shipping/rates.ts';
import type { TaxRates } from '../../../../domain/pricing/tax/rates.ts';

/** Delivery and tax rates of fixtures. The shop's own belong to the commerce service and are never sent to a page. */

const ANYWHERE = { needsStreet: false, membersOnly: false, excludedProvinces: [], excludedPostalCodes: [] } as const;
const CUTOFF = 14;

export function sampleShipping(country: string, currency: string): ShippingRates {
  const rate = (code: MethodRate['code'], price: number, days: MethodRate['days']): MethodRate => ({
    ...ANYWHERE,
    code,
    price: toMinor(price, currency),
    freeAbove: null,
    days,
    cutoff: CUTOFF,
  });
  const methods = [rate('standard', 5.95, [2, 4]), rate('me', 12.95, [1, 1]), rate('pickup', 0, [0, 0])];
  return { timeZone: 'UTC', serves: [country], excludedProvinces: [], excludedPostalCodes: [], methods };
}

const ON_TOP = { millionths: 80_000, taxesShipping: true } as const;
const CONTAINED = { millionths: 200_000, taxesShipping: true } as const;

export function sampleTax(country: string, taxMode: 'exclusive' | 'inclusive'): TaxRates {
  return new Map([[country, { standard: taxMode === 'exclusive' ? ON_TOP : CONTAINED }]]);
}
