import { defaultLocale, fallbackChain } from '../../src/cms/site/site-config.ts';
import { flagsOf } from '../../src/cms/site/flags.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { TaxMode } from '../../domain/pricing-model.ts';
import type { Warehouse } from '../../domain/warehouses/warehouse.ts';
import { inputError } from './errors.ts';
import { ONE_WAREHOUSE, type WarehouseRules } from './warehouses.ts';

/** The site and locale of a request, which determine catalogue, texts and currency. */
export interface Scope {
  readonly siteId: string;
  /** ISO 3166-1 of the site. */
  readonly country: string;
  readonly locale: string;
  /** Locales whose texts apply, best match first. */
  readonly locales: readonly string[];
  readonly currency: string;
  readonly taxMode: TaxMode;
  /** The flag `loyalty`: without it the site has no members. */
  readonly hasLoyalty: boolean;
  /** Those that ship to the customers of the site, the preferred first. */
  readonly warehouses: readonly Warehouse[];
  /** Their ids, in the same order. */
  readonly warehouseIds: readonly string[];
}

export interface SiteLocale {
  readonly siteId?: string | undefined;
  readonly locale?: string | undefined;
}

export type ScopeOf = (requested: SiteLocale, session?: SiteLocale) => Scope;

/**
 * Resolves the `siteId` and `locale` of a request: the requested ones, else the session's, else the first site's
 * (docs/contract.md#sites-and-locales).
 */
export function createScopes(config: SitesConfig, rules: WarehouseRules = ONE_WAREHOUSE): ScopeOf {
  const known = new Map<string, Scope>();
  const firstSite = Object.keys(config.sites)[0] ?? '';
  const firstLocale = defaultLocale(config);
  return (requested, session) => {
    const siteId = requested.siteId ?? session?.siteId ?? firstSite;
    const locale = requested.locale ?? session?.locale ?? firstLocale;
    const key = `${siteId}/${locale}`;
    const scope = known.get(key) ?? resolveScope({ config, rules }, siteId, locale);
    known.set(key, scope);
    return scope;
  };
}

interface ScopeSource {
  readonly config: SitesConfig;
  readonly rules: WarehouseRules;
}

function resolveScope({ config, rules }: ScopeSource, siteId: string, locale: string): Scope {
  const site = Object.hasOwn(config.sites, siteId) ? config.sites[siteId] : undefined;
  if (!site) throw inputError('siteId', 'There is no such site.');
  if (!Object.hasOwn(config.locales, locale)) throw inputError('locale', 'There is no such locale.');
  const locales = fallbackChain(config, locale).map((siteLocale) => siteLocale.locale);
  const { country, currency, taxMode } = site;
  const { loyalty: hasLoyalty } = flagsOf(Object.hasOwn(config.flags, siteId) ? config.flags[siteId] : undefined);
  const warehouses = rules.servingCountry(country);
  const shipping = { warehouses, warehouseIds: warehouses.map(({ id }) => id) };
  return { siteId, country, locale, locales: [...new Set(locales)], currency, taxMode, hasLoyalty, ...shipping };
}
