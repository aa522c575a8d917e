import type { Kysely } from 'kysely';
import {
  MAX_COUNT,
  SORTS,
  type Catalog,
  type ListingQuery,
  type SearchResult,
  type Sort,
  type Suggestions,
} from '../../src/api/catalog/products.schema.ts';
import type { Tables } from '../db/tables.ts';
import { arrangeListing, listingKey, type Arranged } from './listing/arrange-listing.ts';
import { NO_LISTING_RULES, type ListingRules, type LoadListingRules } from '../content/search/listing-rules.ts';
import { placeFound, placeProducts } from './listing/place-products.ts';
import type { CatalogIndex, Positions } from './snapshot/catalog-index.ts';
import { ALL, type Category } from './snapshot/categories.ts';
import { createCatalogSnapshots } from './snapshot/catalog-snapshots.ts';
import type { CatalogSnapshot } from './snapshot/catalog-snapshot.ts';
import { createResultCacheByOwner } from './snapshot/result-cache.ts';
import { listingLabel } from './listing/listing-labels.ts';
import * as selection from './listing/listing-selection.ts';
import { resolveProductId } from './products/resolve-product-id.ts';
import type { Scope } from '../core/scope.ts';
import { findWithSynonyms, nearestProducts, type StatedConditions } from './search/find-products.ts';
import { describeSize } from './search/size-request.ts';
import { suggestProducts, type Suggested, type SuggestionRules } from './search/suggest.ts';
import { createListedProducts } from './listing/listed-products.ts';
import { readColorRequest, showInColor, type ColorRequest, type ListedProduct } from './listing/color-request.ts';
import { queryKey } from '../text-search/query-key.ts';
import { languageOf } from '../text-search/words.ts';

export interface CatalogService {
  /** Rejects with `PLP400` for an unknown category. */
  list(query: ListQuery, scope: Scope): Promise<Catalog>;
  search(query: SearchQuery, scope: Scope): Promise<SearchResult>;
  suggest(query: { q: string }, scope: Scope): Promise<Omit<Suggestions, 'articles'>>;
  /** As lists show them, by id, in the given order; omits products that are not sold in the scope. */
  pick(ids: readonly string[], scope: Scope): Promise<ReadonlyMap<string, ListedProduct>>;
  /**
   * Builds the caches that the first visitors of a site and locale would wait for; ends early when the service closes.
   */
  warm(scope: Scope): Promise<void>;
  /** Emits when listings reflect a change that was too large to wait for. */
  onCaughtUp(listener: () => void): () => void;
  close(): Promise<void>;
}

type ListQuery = ListingQuery & { category?: string | undefined; ids?: string | undefined };
type SearchQuery = ListingQuery & { q: string };
type ArrangedSearch = Arranged &
  Pick<SearchResult, 'didYouMean' | 'isClosest' | 'stated'> & { readonly nearest: Uint32Array };

/** What lists are made of: the products, and what editors decide about them. */
interface ListSource {
  readonly snapshot: CatalogSnapshot;
  readonly rules: ListingRules;
}

/** Listings per snapshot whose pages are cached. */
const MAX_CACHED = 100;
/** With at most this many products a query may have been misspelled. */
const FEW = 3;
/** Products shown where nothing was found. */
const NEAREST = 8;
const NONE = new Uint32Array();

/** Lists and finds products: the in-memory snapshot filters and sorts, the database supplies the displayed fields. */
export function createCatalogService(
  database: Kysely<Tables>,
  loadRules: LoadListingRules = NO_LISTING_RULES,
): CatalogService {
  const snapshots = createCatalogSnapshots(database);
  const loadListed = createListedProducts(database);
  const lists = createResultCacheByOwner<Arranged & Pick<Catalog, 'category'>>(MAX_CACHED);
  const searches = createResultCacheByOwner<ArrangedSearch>(MAX_CACHED);
  const suggestions = createResultCacheByOwner<Suggested>(MAX_CACHED);

  async function sourceOf(scope: Scope): Promise<ListSource> {
    const [snapshot, rules] = await Promise.all([snapshots.current(), loadRules(scope)]);
    return { snapshot, rules };
  }

  async function summariesOf(
    snapshot: CatalogSnapshot,
    { positions, colors }: { positions: Uint32Array; colors?: ColorRequest },
    scope: Scope,
  ) {
    const ids = Array.from(positions, (position) => snapshot.index.ids[position] ?? '');
    const listed = [...(await loadListed(snapshot, ids, scope)).values()];
    return listed.map((product) => (colors ? showInColor(product, colors) : product.summary));
  }

  const keyOf = ({ rules }: ListSource, query: ListingQuery, scope: Scope) => `${rules.id} ${listingKey(query, scope)}`;

  async function arrangeList({ snapshot, rules }: ListSource, query: ListQuery, scope: Scope) {
    const { index } = snapshot;
    const category = selection.findCategory(index.categories, query.category ?? ALL, scope);
    const selected =
      query.ids === undefined ? placeIn(index, category, rules) : selection.pickProducts(index, category, query.ids);
    const offered = selection.childrenOf(index.categories, category);
    const arranged = await arrangeListing({ snapshot, selection: selected, offered, query, scope });
    return { ...arranged, category: selection.describeCategory(index, category, scope) };
  }

  async function arrangeSearch(
    { snapshot, rules }: ListSource,
    query: SearchQuery,
    scope: Scope,
  ): Promise<ArrangedSearch> {
    const search = await snapshot.texts.search(scope);
    const { currency, country } = scope;
    const offer = await snapshot.offer(scope, query.storeId);
    const offered = snapshot.index.categories.childrenOf(null);
    const source = { search, offer, currency, country };
    const matches = findWithSynonyms(snapshot.index, source, { text: query.q, synonyms: rules.synonyms });
    const isExact = matches.positions.length > 0 && !matches.isClosest;
    const bySku = isExact ? undefined : await findVariant(snapshot, query.q.trim());
    const rule = rules.searches.get(queryKey(query.q, search.language));
    const selected = placeFound(snapshot.index, bySku ?? matches.positions, { rule, prices: offer.market.prices });
    const arranged = await arrangeListing({ snapshot, selection: selected, offered, query, scope });
    const isFew = isExact && selected.length <= FEW;
    const isNothing = selected.length === 0 && query.q.trim() !== '';
    return {
      ...arranged,
      didYouMean: bySku ? undefined : isFew ? search.products.correct(query.q, selected.length) : matches.corrected,
      isClosest: (!bySku && matches.isClosest && !rule?.pinned.length) || undefined,
      stated: bySku ? undefined : describeStated(matches.stated, scope),
      nearest: isNothing ? nearestProducts(search, query.q, offer.market).subarray(0, NEAREST) : NONE,
    };
  }

  /** By SKU, which the text index does not contain. */
  async function findVariant({ index }: CatalogSnapshot, sku: string): Promise<Uint32Array | undefined> {
    const id = sku === '' ? undefined : await resolveProductId(database, sku);
    const position = index.positionOf.get(id ?? '');
    return position === undefined ? undefined : Uint32Array.of(position);
  }

  async function pageOf(
    { sorted, facets }: Arranged,
    query: ListingQuery & { q?: string },
    { snapshot, scope }: { snapshot: CatalogSnapshot; scope: Scope },
  ): Promise<SearchResult> {
    const count = Math.min(query.count, MAX_COUNT);
    const positions = sorted.subarray(query.start, query.start + count);
    const colors = readColorRequest(query['f.color'] ?? [], query.q, languageOf(scope.locale));
    return {
      total: sorted.length,
      start: query.start,
      count,
      products: await summariesOf(snapshot, { positions, colors }, scope),
      facets,
      sortOptions: sortOptions(query, scope),
    };
  }

  return {
    async list(query, scope) {
      const source = await sourceOf(scope);
      const { snapshot } = source;
      const arranged = await lists(snapshot, keyOf(source, query, scope), () => arrangeList(source, query, scope));
      return { ...(await pageOf(arranged, query, { snapshot, scope })), category: arranged.category };
    },

    async search(query, scope) {
      const source = await sourceOf(scope);
      const { snapshot } = source;
      const arranged = await searches(snapshot, keyOf(source, query, scope), () => arrangeSearch(source, query, scope));
      const { didYouMean, isClosest, stated } = arranged;
      const { nearest: positions } = arranged;
      const nearest = positions.length > 0 ? await summariesOf(snapshot, { positions }, scope) : undefined;
      return { ...(await pageOf(arranged, query, { snapshot, scope })), didYouMean, isClosest, stated, nearest };
    },

    async suggest({ q }, scope) {
      const { snapshot, rules } = await sourceOf(scope);
      const key = JSON.stringify([rules.id, q, scope.locale, scope.currency, scope.country]);
      const { positions, shown, ...found } = await suggestions(snapshot, key, () =>
        suggestProducts(snapshot, { query: q, rules: suggestionRules(rules, scope) }, scope),
      );
      const colors = readColorRequest([], shown, languageOf(scope.locale));
      return { ...found, products: await summariesOf(snapshot, { positions, colors }, scope) };
    },

    pick: async (ids, scope) => loadListed(await snapshots.current(), ids, scope),

    async warm(scope) {
      try {
        await (await snapshots.current()).texts.search(scope);
      } catch (error) {
        if (!snapshots.isClosed()) throw error;
      }
    },
    onCaughtUp: snapshots.onReplaced,
    close: snapshots.close,
  };
}

/** The products of a category, in the order of editors as far as they have one. */
function placeIn(index: CatalogIndex, category: Category, { categories }: ListingRules): Positions {
  const products = selection.productsOf(index, category);
  const placement = categories.get(category.slug) ?? categories.get(category.id);
  return placement === undefined ? products : placeProducts(index, products, placement);
}

function suggestionRules({ searches, synonyms }: ListingRules, { locale }: Scope): SuggestionRules {
  return { synonyms, of: (query) => searches.get(queryKey(query, languageOf(locale))) };
}

function describeStated(stated: StatedConditions | undefined, scope: Scope): SearchResult['stated'] {
  if (!stated) return undefined;
  const { price, size, rest } = stated;
  return {
    price: price && { from: price.from, to: Number.isFinite(price.to) ? price.to : undefined, rest: price.rest },
    size: size && {
      label: `${listingLabel(scope.locale, 'size')}: ${describeSize(size.request, scope)}`,
      rest: size.rest,
    },
    rest,
  };
}

/** A search begins with the most relevant where a list begins with what is featured. */
function sortOptions(query: ListingQuery & { q?: string }, { locale }: Scope): SearchResult['sortOptions'] {
  const labelOf = (value: Sort) => (query.q !== undefined && value === 'featured' ? 'relevance' : value);
  return SORTS.map((value) => ({ value, label: listingLabel(locale, labelOf(value)), selected: value === query.sort }));
}
