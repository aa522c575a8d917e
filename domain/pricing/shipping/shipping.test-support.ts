import type { PostalAddress, PriceableLine } from '../../pricing-model.ts';
import type { MethodRate, ShippingRates } from './rates.ts';
import type { ShippingFacts, StoreFacts } from './shipping-context.ts';

/** A Monday, 09:00 in Denver. */
export const MORNING = Date.parse('2026-03-02T16:00:00Z');

export const STREET: PostalAddress = {
  countryCode: 'US',
  province: 'CO',
  postalCode: '80302',
  city: 'Boulder',
  addressLine1: '12 Pearl Street',
};

export const BOX: PostalAddress = { ...STREET, addressLine1: 'PO Box 12' };

export const rate = (code: MethodRate['code'], price: number, fields: Partial<MethodRate> = {}): MethodRate => ({
  code,
  price,
  freeAbove: null,
  days: [2, 4],
  cutoff: 24,
  needsStreet: false,
  membersOnly: false,
  excludedProvinces: [],
  excludedPostalCodes: [],
  ...fields,
});

export const ratesOf = (methods: readonly MethodRate[], fields: Partial<ShippingRates> = {}): ShippingRates => ({
  country: 'US',
  timeZone: 'America/Denver',
  workingDays: [1, 2, 3, 4, 5],
  holidays: {},
  serves: ['US'],
  excludedProvinces: [],
  excludedPostalCodes: [],
  methods,
  ...fields,
});

/** Every method of a site; prices in cents. */
export const ALL_RATES = ratesOf([
  rate('standard', 695, { freeAbove: 10_000 }),
  rate('prime', 300, { membersOnly: true }),
  rate('me', 1495, { needsStreet: true, days: [1, 2], excludedProvinces: ['AK'] }),
  rate('pickup', 0, { days: [0, 0] }),
  rate('sts', 0, { days: [3, 5] }),
  rate('pudo', 495),
  rate('customs', 995, { days: [10, 15] }),
  rate('digital', 0, { days: [0, 0] }),
]);

export const store = (id: string, units: number, fields: Partial<StoreFacts> = {}): StoreFacts => ({
  id,
  handsOut: true,
  timeZone: 'America/Denver',
  address: { ...STREET, addressLine1: `${id} Main Street` },
  stock: new Map([['BOOT', units]]),
  ...fields,
});

interface FactChanges extends Partial<Omit<ShippingFacts, 'stores'>> {
  /** Units of the variant in the warehouse. */
  readonly stored?: number;
  readonly stores?: readonly StoreFacts[];
}

export function factsOf({ stored = 100, stores = [], ...facts }: FactChanges = {}): ShippingFacts {
  return {
    rates: ALL_RATES,
    locale: 'en-us',
    isMember: false,
    isHomeChosen: false,
    favoriteStoreId: null,
    warehouse: new Map([['BOOT', stored]]),
    stores: new Map(stores.map((one) => [one.id, one])),
    ...facts,
  };
}

/** One unit at 50.00 by default. */
export const boot = (fields: Partial<PriceableLine> = {}): PriceableLine => ({
  id: 'boot',
  sku: 'BOOT',
  productId: 'boot',
  categoryIds: [],
  brand: 'Marrow Ridge',
  qty: 1,
  unit: { current: 5000, original: 5000 },
  isDigital: false,
  isCustoms: false,
  method: 'standard',
  storeId: null,
  stock: 100,
  ...fields,
});
