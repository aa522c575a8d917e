import { normaliseCode } from '../../../src/cms/client/content-name.ts';
import { defaultLocale, fallbackChain, siteOfLocale, type SiteLocale } from '../../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import type { Scope } from './document-lookup.ts';

export type ScopeResult =
  { readonly scope: Scope } | { readonly error: { readonly path: string; readonly message: string } };

/** A request's own words, normalised or not. */
export interface ScopeRequest {
  readonly siteId: string | undefined;
  readonly locale: string | undefined;
  /** ISO 8601; in preview only. */
  readonly date: string | undefined;
  readonly isPreview: boolean;
}

/**
 * Site, locales and moment of a request: the site by default that of the locale, the locale by default the site's
 * first. A well-formed locale that the shop does not have is resolved like the default one.
 */
export function scopeOf(sites: SitesConfig, request: ScopeRequest): ScopeResult {
  const { isPreview } = request;
  const siteId = normaliseCode(request.siteId ?? '');
  const locale = request.locale ? normaliseCode(request.locale) : localeOfSite(sites, siteId);
  if (locale === undefined) return { error: { path: 'locale', message: 'A locale looks like en-us.' } };
  const at = isPreview ? momentOf(request.date) : Date.now();
  if (at === undefined) return { error: { path: 'preview-date', message: 'The date is written as in ISO 8601.' } };
  return {
    scope: {
      siteLocales: siteLocalesOf(sites, siteId ?? siteOfLocale(sites, locale), locale),
      view: { isPreview, at },
    },
  };
}

/** A site and locale with its fallbacks, nearest first. */
export function siteLocalesOf(sites: SitesConfig, siteId: string | undefined, locale: string): SiteLocale[] {
  const chain = fallbackChain(sites, locale);
  if (siteId === undefined) return chain;
  return [
    { siteId, locale },
    ...chain.filter((siteLocale) => siteLocale.siteId !== siteId || siteLocale.locale !== locale),
  ];
}

/** What visitors of a site and locale see now. */
export function liveScopeOf(sites: SitesConfig, { siteId, locale }: SiteLocale): Scope {
  return { siteLocales: siteLocalesOf(sites, siteId, locale), view: { isPreview: false, at: Date.now() } };
}

function localeOfSite(sites: SitesConfig, siteId: string | undefined): string {
  const site = siteId !== undefined && Object.hasOwn(sites.sites, siteId) ? sites.sites[siteId] : undefined;
  return site?.locales[0] ?? defaultLocale(sites);
}

function momentOf(text: string | undefined): number | undefined {
  if (!text) return Date.now();
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : date;
}
