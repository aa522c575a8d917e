import { carriedAbroad, homeOf, type Location } from '../../lib/locations.ts';
import { carriedQuery } from '../../stores/core/shop-state.ts';

/** The page's address in another locale, of those that the server lists (`Head.astro`, `Footer.astro`). */
function sameThere(locale: string): string | undefined {
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  const alternate = alternates.find(({ hreflang }) => hreflang.toLowerCase() === locale);
  if (alternates.length > 0) return alternate?.href;
  return document.querySelector<HTMLAnchorElement>(`.locale-switch a[hreflang="${CSS.escape(locale)}"]`)?.href;
}

/**
 * This page in the locale where it exists there, otherwise the locale's home page; the preserved query parameters are
 * added.
 */
export function addressAbroad(locale: string, locations: readonly Location[]): string {
  const { pathname, search } = new URL(sameThere(locale) ?? homeOf(locale, locations), document.baseURI);
  const own = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(carriedQuery())) own.set(name, value);
  const query = carriedAbroad(own.toString());
  return query === '' ? pathname : `${pathname}?${query}`;
}
