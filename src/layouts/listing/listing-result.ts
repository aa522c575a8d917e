import type { SearchResult } from '../../api/catalog/products.schema.ts';
import type { Store } from '../../api/locations/stores.schema.ts';
import type { ListingQuery } from '../../lib/listing-query.ts';

/** A list of products as its page shows it: of a category or of a search. */
export interface Listed extends Pick<SearchResult, 'products' | 'facets' | 'total' | 'stated'> {
  readonly query: ListingQuery;
  /** Stores to choose from, including the chosen one. */
  readonly stores: readonly Pick<Store, 'id' | 'name'>[];
  /** The visitor's store. */
  readonly mine: Pick<Store, 'id' | 'name'> | undefined;
}
