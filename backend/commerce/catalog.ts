import type { Kysely } from 'kysely';
import {
  MAX_COUNT,
  SORTS,
  type Catalog,
  type ListingQuery,
  type SearchResult,
  type Suggestions,
} from '../../src/api/products.schema.ts';
import type { Tables } from '../db/tables.ts';
import { ALL, type Category } from './categories.ts';
import { countFacets } from './listing-facets.ts';
import { matches, toFilter } from './listing-filter.ts';
import { createListingIndexes, type ListedProduct, type ListingIndex } from './listing-index.ts';
import { listingLabel } from './listing-labels.ts';
import * as selection from './listing-selection.ts';
import { sortProducts } from './listing-sort.ts';
import { createLocalizedNames } from './localized-names.ts';
import type { Scope } from './scope.ts';
import { createSummaries } from './summaries.ts';

export interface CatalogService {
  /** Rejects with `PLP400` for an unknown category. */
  list(
    query: ListingQuery & { category?: string | undefined; ids?: string | undefined },
    scope: Scope,
  ): Promise<Catalog>;
  search(query: ListingQuery & { q: string }, scope: Scope): Promise<SearchResult>;
  suggest(query: { q: string }, scope: Scope): Promise<Suggestions>;
}

interface Listing {
  readonly index: ListingIndex;
  /** Before any facet. */
  readonly products: readonly ListedProduct[];
  /** Categories of the facet. */
  readonly offered: readonly Category[];
  readonly query: ListingQuery;
  readonly scope: Scope;
}

const SUGGESTED = 6;

/** Lists and finds products: the memory holds what decides, the database what is shown. */
export function createCatalogService(database: Kysely<Tables>): CatalogService {
  const indexes = createListingIndexes(database);
  const localizedNames = createLocalizedNames(database);
  const summaries = createSummaries(database);

  async function answer({ index, products, offered, query, scope }: Listing): Promise<SearchResult> {
    const { categories } = index;
    const filter = toFilter(query, scope.currency, categories);
    const nameOf = await localizedNames(index, scope);
    const found = products.filter((product) => matches(product, filter));
    const sorted = sortProducts(found, query.sort, { locale: scope.locale, nameOf });
    const count = Math.min(query.count, MAX_COUNT);
    const chosen = selection.chosenValues(query);
    return {
      total: found.length,
      start: query.start,
      count,
      products: await summaries(index, sorted.slice(query.start, query.start + count), scope),
      facets: countFacets({ products, filter, chosen, index, offered, scope }),
      sortOptions: sortOptions(query, scope),
    };
  }

  async function list(query: Parameters<CatalogService['list']>[0], scope: Scope): Promise<Catalog> {
    const index = await indexes(scope.currency);
    const category = selection.findCategory(index.categories, query.category ?? ALL, scope);
    const all = selection.productsOf(index, category);
    const products = query.ids === undefined ? all : selection.pickProducts(all, query.ids);
    const offered = selection.childrenOf(index.categories, category);
    const page = await answer({ index, products, offered, query, scope });
    return { ...page, category: selection.describeCategory(index, category, scope) };
  }

  async function search(query: ListingQuery & { q: string }, scope: Scope): Promise<SearchResult> {
    const index = await indexes(scope.currency);
    const products = selection.findByText(index, query.q, { scope, nameOf: await localizedNames(index, scope) });
    return answer({ index, products, offered: index.categories.childrenOf(null), query, scope });
  }

  async function suggest({ q }: { q: string }, scope: Scope): Promise<Suggestions> {
    const index = await indexes(scope.currency);
    const nameOf = await localizedNames(index, scope);
    const found = selection.findByText(index, q, { scope, nameOf }).slice(0, SUGGESTED);
    const categories = selection.findCategories(index, q, scope);
    return { terms: [], products: await summaries(index, found, scope), categories, articles: [] };
  }

  return { list, search, suggest };
}

function sortOptions(query: ListingQuery, { locale }: Scope): SearchResult['sortOptions'] {
  return SORTS.map((value) => ({ value, label: listingLabel(locale, value), selected: value === query.sort }));
}
