import type { Suggestions } from '../../../src/api/catalog/products.schema.ts';
import { queryKey } from '../../text-search/query-key.ts';
import { languageOf } from '../../text-search/words.ts';
import { marketOf } from '../snapshot/catalog-index.ts';
import type { CatalogSnapshot } from '../snapshot/catalog-snapshot.ts';
import { placeFound } from '../listing/place-products.ts';
import { findWithSynonyms, type Synonyms } from './find-products.ts';
import type { Placement } from '../../../src/cms/sections/listing-rules.schema.ts';
import { isSold } from '../listing/listing-selection.ts';
import type { ProductSearch } from '../snapshot/product-search.ts';
import type { Scope } from '../../core/scope.ts';

const TERMS = 6;
const PRODUCTS = 6;
const CATEGORIES = 4;

export interface Suggested extends Pick<Suggestions, 'terms' | 'categories'> {
  readonly positions: Uint32Array;
  /** The query that they are for: as typed, or corrected. */
  readonly shown: string;
}

/** What editors decide about suggestions. */
export interface SuggestionRules {
  readonly synonyms: Synonyms;
  /** The products that a query finds first and last. */
  of(query: string): Placement | undefined;
}

/** Suggestions for a partial query; for one with a misspelt word those of the correction, itself the first term. */
export async function suggestProducts(
  snapshot: CatalogSnapshot,
  { query, rules }: { readonly query: string; readonly rules: SuggestionRules },
  scope: Scope,
): Promise<Suggested> {
  const search = await snapshot.texts.search(scope);
  if (query.trim() === '')
    return { terms: largestCategories(snapshot, search, scope), categories: [], positions: NONE, shown: '' };
  const { currency, country } = scope;
  const offer = await snapshot.offer(scope, undefined);
  const source = { search, offer, currency, country };
  const { synonyms } = rules;
  const matchesOf = (text: string) => findWithSynonyms(snapshot.index, source, { text, synonyms });
  const typed = matchesOf(query);
  const { corrected } = typed;
  const { positions: found } = corrected === undefined ? typed : matchesOf(corrected);
  const positions = placeFound(snapshot.index, found, {
    rule: rules.of(corrected ?? query),
    prices: offer.market.prices,
  });
  const categories = findCategories(snapshot, search, { query: corrected ?? query, scope });
  const terms = termsOf(search, categories, { query, scope, corrected: positions.length > 0 ? corrected : undefined });
  return {
    terms,
    categories: categories.slice(0, CATEGORIES),
    positions: positions.slice(0, PRODUCTS),
    shown: corrected ?? query,
  };
}

const NONE = new Uint32Array();

/** The largest leaf categories, for an empty query. */
function largestCategories({ index }: CatalogSnapshot, { categories }: ProductSearch, scope: Scope): string[] {
  const { prices } = marketOf(index, scope.currency);
  const isSoldHere = (position: number) => prices[position] !== Infinity;
  return categories
    .filter(({ id }) => index.categories.childrenOf(id).length === 0)
    .map(({ id, name }) => ({ name, count: index.members.get(id)?.filter(isSoldHere).length ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, TERMS)
    .map(({ name }) => name.toLocaleLowerCase(scope.locale));
}

interface SuggestionQuery {
  readonly query: string;
  readonly corrected?: string | undefined;
  readonly scope: Scope;
}

function findCategories(
  { index }: CatalogSnapshot,
  { categoryNames, categories }: ProductSearch,
  { query, scope }: SuggestionQuery,
): Suggestions['categories'] {
  return Array.from(categoryNames.search(query))
    .flatMap((entry) => categories[entry] ?? [])
    .filter(({ id }) => isSold(index, id, scope))
    .map(({ id, slug, name }) => ({ id, slug, name }));
}

/**
 * The corrected query, names of categories, then completions; each in either singular or plural, none equal to the
 * query.
 */
function termsOf(
  { products }: ProductSearch,
  categories: Suggestions['categories'],
  { query, scope, corrected }: SuggestionQuery,
): string[] {
  const lower = (text: string) => text.toLocaleLowerCase(scope.locale);
  const named = categories.map(({ name }) => lower(name));
  const offered = [
    ...(corrected === undefined ? [] : [corrected]),
    ...named,
    ...products.complete(corrected ?? query, TERMS),
  ].filter((term) => term !== lower(query.trim()));
  const byKey = Map.groupBy(offered, (term) => queryKey(term, languageOf(scope.locale)));
  return [...byKey.values()].flatMap(([first]) => first ?? []).slice(0, TERMS);
}
