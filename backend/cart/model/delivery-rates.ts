import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import builtInShipping from '../../../catalog/shipping.json' with { type: 'json' };
import builtInTax from '../../../catalog/tax.json' with { type: 'json' };
import { toMinor } from '../../../domain/money.ts';
import { isHolidayRule } from '../../../domain/delivery/holidays.ts';
import { SHIPPING_CODES } from '../../../domain/pricing-model.ts';
import type { MethodRate, ShippingRates } from '../../../domain/pricing/shipping/rates.ts';
import type { RegionRate, TaxRates } from '../../../domain/pricing/tax/rates.ts';

/** Shipping prices and tax rates. */
export interface DeliveryRates {
  /** Shipping rates of a site, in minor units of its currency. */
  shippingOf(site: { readonly country: string; readonly currency: string }): ShippingRates;
  readonly tax: TaxRates;
}

/** Key for countries the file does not name and currencies a price does not name. */
const ANY = '*';

/** Decimal amounts by currency. */
const amounts = z.record(z.string().max(3), z.number().nonnegative());
const texts = z.array(z.string().min(1).max(10));
const day = z.number().int().min(0).max(365);

/** Business days, from and to. */
const days = z.tuple([day, day]).refine(([from, to]) => from <= to, { error: 'The later day comes second.' });
/** ISO days of the week: Monday is 1. */
const workingDays = z.array(z.number().int().min(1).max(7)).min(1);
const holiday = z.string().max(60).refine(isHolidayRule, { error: 'is no holiday, such as "12-25" or "easter+1"' });

/** Destinations by country and the beginnings of their postal codes. */
const zone = z.object({ countries: texts.min(1).optional(), postalCodes: texts.min(1).optional(), days });

const exclusions = { excludedProvinces: texts.default([]), excludedPostalCodes: texts.default([]) };

const method = z.object({
  price: amounts,
  /** The cart value from which shipping is free. */
  freeAbove: amounts.optional(),
  days,
  zones: z.array(zone).default([]),
  workingDays: workingDays.optional(),
  cutoff: z.number().int().min(0).max(24),
  needsStreet: z.boolean().default(true),
  membersOnly: z.boolean().default(false),
  ...exclusions,
});

/** Monday to Friday. */
const WEEK = [1, 2, 3, 4, 5];

const shippingFile = z.record(
  z.string().max(2),
  z.object({
    timeZone: z.string(),
    workingDays: workingDays.default(WEEK),
    /** Public holidays by country. */
    holidays: z.record(z.string().length(2), z.array(holiday)).default({}),
    serves: z.array(z.string().length(2)),
    ...exclusions,
    methods: z.partialRecord(z.enum(SHIPPING_CODES), method),
  }),
);

const region = z
  .object({
    rates: z.array(z.object({ name: z.string(), percent: z.number().min(0).max(100) })),
    shipping: z.boolean().default(true),
  })
  .transform(({ rates, shipping }): RegionRate => {
    const millionths = rates.reduce((sum, { percent }) => sum + Math.round(percent * 10_000), 0);
    return { millionths, taxesShipping: shipping };
  });

const taxFile = z.record(
  z.string().length(2),
  z.object({ standard: region.optional(), provinces: z.record(z.string().max(3), region).optional() }),
);

type ShippingFile = z.output<typeof shippingFile>;

/**
 * Reads `shipping.json` and `tax.json` of the catalogue folder; a missing file is replaced by the built-in one. Throws
 * an `Error` with a one-line message that names the file and the validation issue.
 */
export function readDeliveryRates(catalogDir: string): DeliveryRates {
  const shipping = readOr(join(catalogDir, 'shipping.json'), builtInShipping, shippingFile);
  const tax = readOr(join(catalogDir, 'tax.json'), builtInTax, taxFile);
  return toRates(shipping, tax);
}

/** Removes collection points from the methods, for a shop without a provider of them. */
export function withoutPoints({ shippingOf, tax }: DeliveryRates): DeliveryRates {
  const left = (rates: ShippingRates) => ({ ...rates, methods: rates.methods.filter(({ code }) => code !== 'pudo') });
  return { shippingOf: (site) => left(shippingOf(site)), tax };
}

export const BUILT_IN_RATES: DeliveryRates = toRates(shippingFile.parse(builtInShipping), taxFile.parse(builtInTax));

function toRates(shipping: ShippingFile, tax: z.output<typeof taxFile>): DeliveryRates {
  const known = new Map<string, ShippingRates>();
  return {
    shippingOf({ country, currency }) {
      const key = `${country}/${currency}`;
      const rates = known.get(key) ?? ratesIn(shipping, country, currency);
      known.set(key, rates);
      return rates;
    },
    tax: new Map(
      Object.entries(tax).map(([country, { standard, provinces }]) => [
        country,
        { standard, provinces: provinces && new Map(Object.entries(provinces)) },
      ]),
    ),
  };
}

function ratesIn(file: ShippingFile, country: string, currency: string): ShippingRates {
  const own = Object.hasOwn(file, country) ? file[country] : undefined;
  const rates = own ?? file[ANY];
  const { timeZone = 'UTC', workingDays: week = WEEK, holidays = {}, methods = {} } = rates ?? {};
  const { excludedProvinces = [], excludedPostalCodes = [] } = rates ?? {};
  const inCurrency = SHIPPING_CODES.flatMap((code): MethodRate[] => {
    const { price, freeAbove, ...rate } = methods[code] ?? {};
    const cost = amountIn(price, currency);
    if (cost === null || !('days' in rate)) return [];
    return [{ ...rate, code, price: cost, freeAbove: amountIn(freeAbove, currency) }];
  });
  const serves = own?.serves ?? [country];
  const calendar = { country, timeZone, workingDays: week, holidays };
  return { ...calendar, serves, excludedProvinces, excludedPostalCodes, methods: inCurrency };
}

function amountIn(amounts: Readonly<Record<string, number>> | undefined, currency: string): number | null {
  const amount = amounts?.[currency] ?? amounts?.[ANY];
  return amount === undefined ? null : toMinor(amount, currency);
}

function readOr<Schema extends z.ZodType>(file: string, builtIn: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(readJson(file) ?? builtIn);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file}: is not JSON`, { cause: error });
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
