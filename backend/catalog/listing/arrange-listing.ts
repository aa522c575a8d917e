import type { Facet, ListingQuery } from '../../../src/api/catalog/products.schema.ts';
import type { Positions } from '../snapshot/catalog-index.ts';
import type { Category } from '../snapshot/categories.ts';
import type { CatalogSnapshot } from '../snapshot/catalog-snapshot.ts';
import { describeFacets } from './listing-facets.ts';
import { selectedValues, toFilter } from './listing-filter.ts';
import { sortProducts } from './listing-sort.ts';
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
  const offer = await snapshot.offer(scope.currency, query.storeId);
  const filter = toFilter(query, index, scope.currency);
  const counted = tallyListing({ index, offer, filter, selection });
  const byName = async () => (await texts.names(scope)).byName;
  return {
    sorted: await sortProducts(counted.matched, query.sort, { index, market: offer.market, byName }),
    facets: describeFacets({ tally: counted, selectedValues: selectedValues(query), index, offered, scope }),
  };
}

/** The cache key of a listing; all its pages share it. */
export function listingKey(query: ListingQuery, { locale, currency }: Scope): string {
  return JSON.stringify([locale, currency, { ...query, start: 0, count: 0 }]);
}
