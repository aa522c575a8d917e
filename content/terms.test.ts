import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../src/cms/site/sites.default.ts';

interface Method {
  readonly price: Readonly<Record<string, number>>;
  readonly freeAbove?: Readonly<Record<string, number>>;
}
type Shipping = Readonly<Record<string, { readonly methods: Readonly<Record<string, Method>> }>>;

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const shipping: Shipping = JSON.parse(read('../catalog/shipping.json'));
const locales = Object.entries(DEFAULT_SITES.sites).flatMap(([siteId, site]) =>
  site.locales.map((locale) => ({ siteId, locale, ...site })),
);

/** Prices that a customer pays for a delivery to the door or a pickup point, and from which total it is free. */
function deliveryPrices(country: string, currency: string): readonly number[] {
  const { standard, me, pudo } = shipping[country]?.methods ?? {};
  return [standard?.price, standard?.freeAbove, me?.price, pudo?.price].flatMap((price) => price?.[currency] ?? []);
}

describe('terms of sale', () => {
  test.each(locales)('state the delivery prices of $siteId in $locale', ({ siteId, locale, country, currency }) => {
    const money = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
    const text = read(`${siteId}/${locale}/page/terms-of-sale.json`);
    const prices = deliveryPrices(country, currency);
    expect(prices.length).toBeGreaterThanOrEqual(3);
    expect(prices.map((price) => money.format(price)).filter((price) => !text.includes(price))).toEqual([]);
  });

  test.each(locales)(
    'are linked at the foot of every page in $locale, with the other legal pages',
    ({ siteId, locale }) => {
      const footer: { legal: readonly { href: string }[] } = JSON.parse(read(`${siteId}/${locale}/footer/main.json`));
      const pages = ['/terms-of-sale', '/privacy', '/cancellation', '/legal-notice', '/accessibility'];
      expect(footer.legal.map(({ href }) => href)).toEqual(expect.arrayContaining(pages));
    },
  );
});
