import type { Facet, ListingQuery } from '../../src/api/products.schema.ts';
import type { Category } from './categories.ts';
import { countFacets } from './listing-facets.ts';
import { matches, toFilter } from './listing-filter.ts';
import type { ListedProduct, ListingIndex } from './listing-index.ts';
import { chosenValues } from './listing-selection.ts';
import { sortProducts } from './listing-sort.ts';
import type { NameOf } from './localized-names.ts';
import type { Scope } from './scope.ts';

export interface Listing {
  readonly index: ListingIndex;
  /** Before any facet. */
  readonly products: readonly ListedProduct[];
  /** Categories of the facet. */
  readonly offered: readonly Category[];
  readonly query: ListingQuery;
  readonly scope: Scope;
  readonly nameOf: NameOf;
}

/** All pages of a listing. */
export interface Arranged {
  readonly sorted: readonly ListedProduct[];
  readonly facets: Facet[];
}

export function arrange({ index, products, offered, query, scope, nameOf }: Listing): Arranged {
  const filter = toFilter(query, scope.currency, index.categories);
  const found = products.filter((product) => matches(product, filter));
  return {
    sorted: sortProducts(found, query.sort, { locale: scope.locale, nameOf }),
    facets: countFacets({ products, filter, chosen: chosenValues(query), index, offered, scope }),
  };
}

/** Same for all pages of a listing, different for different listings. */
export function listingKey(query: ListingQuery, { locale }: Scope): string {
  return JSON.stringify([locale, { ...query, start: 0, count: 0 }]);
}
