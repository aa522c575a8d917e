import type { SitesConfig } from '../../src/cms/sites.schema.ts';
import { stemOf } from '../search/stem.ts';
import { fold, languageOf, queryWords } from '../search/words.ts';
import type { Scope } from './scope.ts';

/** The page that answers a query of a site better than a list, as a path without its locale. */
export type SearchRedirects = (scope: Pick<Scope, 'siteId' | 'locale'>, query: string) => string | undefined;

/** Queries are compared word by word, without accents and in any number: "gift cards" leads where "Gift card" does. */
export function createSearchRedirects({ searchRedirects }: SitesConfig): SearchRedirects {
  const keyOf = (query: string, locale: string) => {
    const language = languageOf(locale);
    return queryWords(query, language)
      .map((word) => stemOf(fold(word), language))
      .join(' ');
  };
  return ({ siteId, locale }, query) => {
    const wanted = keyOf(query, locale);
    const own = Object.hasOwn(searchRedirects, siteId) ? searchRedirects[siteId] : undefined;
    if (wanted === '' || !own) return undefined;
    return Object.entries(own).find(([written]) => keyOf(written, locale) === wanted)?.[1];
  };
}
