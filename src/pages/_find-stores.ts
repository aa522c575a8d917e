import { searchStores } from '../api/locations/stores.ts';
import type { Store } from '../api/locations/stores.schema.ts';
import type { RequestContext } from '../cms/request-context.ts';
import type { ListingQuery } from '../lib/listing-query.ts';

interface StoreChoice {
  readonly stores: readonly Pick<Store, 'id' | 'name'>[];
  /** The query, without a store that the site does not have. */
  readonly query: ListingQuery;
}

const MAX_STORES = 100;

/** The stores that a list can be filtered by. On an error the filter is omitted and the page is not cached. */
export async function findStores(shop: RequestContext, query: ListingQuery): Promise<StoreChoice> {
  const stores = await shop.call(searchStores, { body: { count: MAX_STORES } }).then(
    (answer) => answer.stores,
    (error: unknown) => {
      shop.log.warn({ err: error }, 'stores not available: a list is shown without them');
      shop.cache.store = false;
      return [];
    },
  );
  const { store, ...others } = query;
  return { stores, query: stores.some(({ id }) => id === store) ? query : others };
}
