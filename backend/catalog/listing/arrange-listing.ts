import type { Facet, ListingQuery, Sort } from '../../../src/api/catalog/products.schema.ts';
import type { Positions, CatalogIndex, Market } from '../snapshot/catalog-index.ts';
import type { Category } from '../snapshot/categories.ts';
import type { CatalogSnapshot } from '../snapshot/catalog-snapshot.ts';
import { describeFacets, tellingFacets } from './listing-facets.ts';
import { isFiltered, NO_FILTER, selectedValues, toFilter } from './listing-filter.ts';
import { tallyListing } from './listing-tally.ts';
import type { Scope } from '../../core/scope.ts';

export interface Listing {
  readonly snapshot: CatalogSnapshot;
  /** The products before any facet is applied. */
  readonly selection: Positions;
  /** Categories in the category facet. */
  readonly offered: readonly Category[];
  readonly query: ListingQuery;
  readonly scope: Scope;
}

/** All pages of a listing. */
export interface Arranged {
  readonly sorted: Positions;
  readonly facets: Facet[];
}

export async function arrangeListing({ snapshot, selection, offered, query, scope }: Listing): Promise<Arranged> {
  const { index, texts } = snapshot;
  const offer = await snapshot.offer(scope, query.storeId);
  const filter = toFilter(query, index, scope.currency);
  const tally = tallyListing({ index, offer, filter, selection });
  const whole = isFiltered(filter) ? tallyListing({ index, offer, filter: NO_FILTER, selection }) : tally;
  const source = { selectedValues: selectedValues(query), index, prices: offer.market.prices, offered, scope };
  const byName = async () => (await texts.names(scope)).byName;
  return {
    sorted: await sortProducts(tally.matched, query.sort, { index, market: offer.market, byName }),
    facets: describeFacets({ ...source, tally }, tellingFacets({ ...source, tally: whole })),
  };
}

/** The cache key of a listing; all its pages share it. */
export function listingKey(query: ListingQuery, { locale, currency, country }: Scope): string {
  return JSON.stringify([locale, currency, country, { ...query, start: 0, count: 0 }]);
}

interface Orders {
  readonly index: CatalogIndex;
  readonly market: Market;
  /** All products by name; called only for that order. */
  readonly byName: () => Promise<Positions>;
}

/** Equal products are in the order `featured`. For `featured`, search results retain their own order. */
async function sortProducts(found: Positions, sort: Sort, orders: Orders): Promise<Positions> {
  if (sort === 'featured') return found;
  const isFound = new Uint8Array(orders.index.ids.length);
  for (const position of found) isFound[position] = 1;
  const order = await orderOf(sort, orders);
  return order.filter((position) => isFound[position] === 1);
}

async function orderOf(sort: Exclude<Sort, 'featured'>, { index, market, byName }: Orders): Promise<Positions> {
  switch (sort) {
    case 'newest':
      return index.newest;
    case 'rating':
      return index.bestRated;
    case 'price-asc':
      return market.cheapest;
    case 'price-desc':
      return market.dearest;
    case 'name':
      return byName();
  }
}
