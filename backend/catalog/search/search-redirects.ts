import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import { queryKey } from '../../text-search/query-key.ts';
import { languageOf } from '../../text-search/words.ts';
import type { Scope } from '../../core/scope.ts';

/** The page that a query on a site redirects to, as a path without its locale. */
export type SearchRedirects = (scope: Pick<Scope, 'siteId' | 'locale'>, query: string) => string | undefined;

/** Compares queries word by word, without accents and regardless of number: "gift cards" matches "Gift card". */
export function createSearchRedirects({ searchRedirects }: SitesConfig): SearchRedirects {
  return ({ siteId, locale }, query) => {
    const language = languageOf(locale);
    const key = queryKey(query, language);
    const own = Object.hasOwn(searchRedirects, siteId) ? searchRedirects[siteId] : undefined;
    if (key === '' || !own) return undefined;
    return Object.entries(own).find(([written]) => queryKey(written, language) === key)?.[1];
  };
}
