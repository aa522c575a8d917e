import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import type { LoadListingRules } from '../../content/search/listing-rules.ts';
import { queryKey } from '../../text-search/query-key.ts';
import { languageOf } from '../../text-search/words.ts';
import type { Scope } from '../../core/scope.ts';

/** The page that a query on a site redirects to, as a path without its locale. */
export type SearchRedirects = (scope: Pick<Scope, 'siteId' | 'locale'>, query: string) => Promise<string | undefined>;

/**
 * Compares queries word by word, without accents and regardless of number: "gift cards" matches "Gift card". Editors'
 * documents come before the site configuration.
 */
export function createSearchRedirects({ searchRedirects }: SitesConfig, loadRules: LoadListingRules): SearchRedirects {
  return async ({ siteId, locale }, query) => {
    const language = languageOf(locale);
    const key = queryKey(query, language);
    if (key === '') return undefined;
    const rule = (await loadRules({ siteId, locale })).searches.get(key);
    if (rule?.redirect !== undefined) return rule.redirect;
    const own = Object.hasOwn(searchRedirects, siteId) ? searchRedirects[siteId] : undefined;
    return Object.entries(own ?? {}).find(([written]) => queryKey(written, language) === key)?.[1];
  };
}
