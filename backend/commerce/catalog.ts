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
import { arrange, listingKey, type Arranged } from './arrange.ts';
import { ALL } from './categories.ts';
import { createKeptByIndex } from './kept-by-index.ts';
import { createListingIndexes, type ListingIndex } from './listing-index.ts';
import { listingLabel } from './listing-labels.ts';
import * as selection from './listing-selection.ts';
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

type ListQuery = Parameters<CatalogService['list']>[0];
type FoundQuery = Parameters<CatalogService['search']>[0];

const SUGGESTED = 6;
/** Listings of one index whose pages are kept ready. */
const KEPT = 100;

/** Lists and finds products: the memory holds what decides, the database what is shown. */
export function createCatalogService(database: Kysely<Tables>): CatalogService {
  const indexes = createListingIndexes(database);
  const localizedNames = createLocalizedNames(database);
  const summaries = createSummaries(database);
  const lists = createKeptByIndex<Arranged & Pick<Catalog, 'category'>>(KEPT);
  const searches = createKeptByIndex<Arranged>(KEPT);

  async function arrangeList(index: ListingIndex, query: ListQuery, scope: Scope) {
    const category = selection.findCategory(index.categories, query.category ?? ALL, scope);
    const all = selection.productsOf(index, category);
    const products = query.ids === undefined ? all : selection.pickProducts(all, query.ids);
    const offered = selection.childrenOf(index.categories, category);
    const nameOf = await localizedNames(index, scope);
    const arranged = arrange({ index, products, offered, query, scope, nameOf });
    return { ...arranged, category: selection.describeCategory(index, category, scope) };
  }

  async function arrangeSearch(index: ListingIndex, query: FoundQuery, scope: Scope) {
    const nameOf = await localizedNames(index, scope);
    const products = selection.findByText(index, query.q, { scope, nameOf });
    const offered = index.categories.childrenOf(null);
    return arrange({ index, products, offered, query, scope, nameOf });
  }

  async function pageOf(
    { sorted, facets }: Arranged,
    query: ListingQuery,
    { index, scope }: { index: ListingIndex; scope: Scope },
  ): Promise<SearchResult> {
    const count = Math.min(query.count, MAX_COUNT);
    return {
      total: sorted.length,
      start: query.start,
      count,
      products: await summaries(index, sorted.slice(query.start, query.start + count), scope),
      facets,
      sortOptions: sortOptions(query, scope),
    };
  }

  return {
    async list(query, scope) {
      const index = await indexes(scope.currency);
      const arranged = await lists(index, listingKey(query, scope), () => arrangeList(index, query, scope));
      return { ...(await pageOf(arranged, query, { index, scope })), category: arranged.category };
    },

    async search(query, scope) {
      const index = await indexes(scope.currency);
      const arranged = await searches(index, listingKey(query, scope), () => arrangeSearch(index, query, scope));
      return pageOf(arranged, query, { index, scope });
    },

    async suggest({ q }, scope) {
      const index = await indexes(scope.currency);
      const nameOf = await localizedNames(index, scope);
      const found = selection.findByText(index, q, { scope, nameOf }).slice(0, SUGGESTED);
      const categories = selection.findCategories(index, q, scope);
      return { terms: [], products: await summaries(index, found, scope), categories, articles: [] };
    },
  };
}

function sortOptions(query: ListingQuery, { locale }: Scope): SearchResult['sortOptions'] {
  return SORTS.map((value) => ({ value, label: listingLabel(locale, value), selected: value === query.sort }));
}
