import { Hono } from 'hono';
import type { IncomingMessage } from 'node:http';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { defaultLocale } from '../../src/cms/site/site-config.ts';
import type { VisitorCountry } from '../../src/lib/locations.ts';
import type { FindCountry } from './find-country.ts';

export interface GeoCallsOptions {
  /** `undefined` where the feature is off. */
  readonly findCountry: FindCountry | undefined;
  readonly sitesConfig: () => SitesConfig;
}

/** "Unknown" in the ISO 3166 list of countries. */
const NOWHERE = 'ZZ';

/**
 * `/get-user-geo-country` (docs/contract.md#operations): the visitor's country, named in `?locale`; `null` where
 * unknown.
 */
export function createGeoCalls({ findCountry, sitesConfig }: GeoCallsOptions): Hono<{
  Bindings: { readonly incoming: IncomingMessage };
}> {
  const app = new Hono<{ Bindings: { readonly incoming: IncomingMessage } }>();
  return app.get('/get-user-geo-country', (context) => {
    const config = sitesConfig();
    const requestedLocale = context.req.query('locale')?.toLowerCase() ?? '';
    const locale = Object.hasOwn(config.locales, requestedLocale) ? requestedLocale : defaultLocale(config);
    const country = named(findCountry?.(context.req.raw, context.env.incoming), locale);
    return context.json({ country }, 200, { 'cache-control': 'private, no-store' });
  });
}

/** Proxies send reserved codes for addresses they cannot locate; these have no name. */
function named(text: string | undefined, locale: string): VisitorCountry | null {
  const code = text?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(code) || code === NOWHERE) return null;
  const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code);
  return name === undefined ? null : { code, name };
}
