import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import { queryKey } from '../../text-search/query-key.ts';
import { languageOf } from '../../text-search/words.ts';
import type { Scope } from '../../core/scope.ts';

/** The page that answers a query of a site better than a list, as a path without its locale. */
export type SearchRedirects = (scope: Pick<Scope, 'siteId' | 'locale'>, query: string) => string | undefined;

/** Queries are compared word by word, without accents and in any number: "gift cards" leads where "Gift card" does. */
export function createSearchRedirects({ searchRedirects }: SitesConfig): SearchRedirects {
  return ({ siteId, locale }, query) => {
    const language = languageOf(locale);
    const key = queryKey(query, language);
    const own = Object.hasOwn(searchRedirects, siteId) ? searchRedirects[siteId] : undefined;
    if (key === '' || !own) return undefined;
    return Object.entries(own).find(([written]) => queryKey(written, language) === key)?.[1];
  };
}
