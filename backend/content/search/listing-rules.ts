import {
  placement,
  searchRule,
  synonymGroup,
  type Placement,
  type SearchRule,
} from '../../../src/cms/sections/listing-rules.schema.ts';
import type { SiteLocale } from '../../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import { queryKey } from '../../text-search/query-key.ts';
import { languageOf } from '../../text-search/words.ts';
import { liveScopeOf } from '../documents/content-scope.ts';
import type { DocumentLists, ListedDocument } from '../documents/document-lists.ts';

/** What editors decide about the lists of a site and locale; the same object until a document changes. */
export interface ListingRules {
  /** Differs from that of any other rules of this process. */
  readonly id: string;
  /** By the name of the category's document. */
  readonly categories: ReadonlyMap<string, Placement>;
  /** By `queryKey` of their terms. */
  readonly searches: ReadonlyMap<string, SearchRule>;
  /** Groups of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
}

export type LoadListingRules = (siteLocale: SiteLocale) => Promise<ListingRules>;

const NONE: ListingRules = { id: '', categories: new Map(), searches: new Map(), synonyms: [] };
/** For content from an external service, whose documents are not read here. */
export const NO_LISTING_RULES: LoadListingRules = async () => NONE;

/** Name of the document of the kind `search` that holds the rules: that of the search page. */
const SEARCH = 'search';

let made = 0;

/** The rules of the documents of a site and locale, its fallback locales included. */
export function createListingRules({
  documentLists,
  sites,
}: {
  readonly documentLists: DocumentLists;
  readonly sites: SitesConfig;
}): LoadListingRules {
  return (siteLocale) =>
    documentLists.derive(liveScopeOf(sites, siteLocale), {
      purpose: `listing rules ${siteLocale.locale}`,
      kinds: ['category', 'search'],
      make: (documents) => readRules(documents, languageOf(siteLocale.locale)),
    });
}

function readRules(documents: readonly ListedDocument[], language: string): ListingRules {
  const search = documents.find(({ kind, name }) => kind === 'search' && name === SEARCH);
  const { searches, synonyms } = search?.summary.head ?? {};
  made += 1;
  return {
    id: `${made}`,
    categories: new Map(documents.filter(({ kind }) => kind === 'category').flatMap(readPlacement)),
    searches: new Map(entriesOf(searches).flatMap((rule) => readSearch(rule, language))),
    synonyms: entriesOf(synonyms).flatMap((group) => {
      const { data } = synonymGroup.safeParse(group);
      return data ? [data.words] : [];
    }),
  };
}

/** An entry that is not valid is left out; `lint:content` reports it. */
const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readPlacement({ name, summary: { head } }: ListedDocument): [string, Placement][] {
  if (head['pinned'] === undefined && head['buried'] === undefined) return [];
  const { data } = placement.safeParse(head);
  return data ? [[name, data]] : [];
}

function readSearch(rule: unknown, language: string): [string, SearchRule][] {
  const { data } = searchRule.safeParse(rule);
  return data ? data.terms.map((term) => [queryKey(term, language), data]) : [];
}
