import { publicPath } from './locale-path.ts';
import { defaultLocale } from './site-config.ts';
import type { SitesConfig } from './sites.schema.ts';

export interface Alternate {
  /** BCP 47 tag, or `x-default`. */
  readonly hreflang: string;
  readonly href: string;
}

/** The BCP 47 tag of a locale such as `en-us`. */
export function languageTag(locale: string): string {
  return `${locale.slice(0, 2)}-${locale.slice(3).toUpperCase()}`;
}

interface Page {
  /** Untranslated path of the page. */
  readonly path: string;
  /** Locales that have the page. */
  readonly locales: readonly string[];
}

/** Addresses of a page in each of its locales, then the default one; empty where it has only one. */
export function alternatesOf({ path, locales }: Page, config: SitesConfig, origin: string): readonly Alternate[] {
  if (locales.length < 2) return [];
  const href = (locale: string) => origin + publicPath(path, locale, config);
  const start = defaultLocale(config);
  const rest = locales.includes(start) ? [{ hreflang: 'x-default', href: href(start) }] : [];
  return [...locales.map((locale) => ({ hreflang: languageTag(locale), href: href(locale) })), ...rest];
}

/** Every locale the shop is offered in, site by site. */
export function allLocales(config: SitesConfig): readonly string[] {
  return Object.values(config.sites).flatMap((site) => site.locales);
}
