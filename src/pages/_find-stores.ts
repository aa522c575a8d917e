import { searchStores } from '../api/locations/stores.ts';
import type { Store } from '../api/locations/stores.schema.ts';
import type { RequestContext } from '../cms/request-context.ts';
import type { ListingQuery } from '../lib/listing-query.ts';

interface StoreChoice {
  readonly stores: readonly Pick<Store, 'id' | 'name'>[];
  /** The query, without a store the site does not have. */
  readonly query: ListingQuery;
}

const MAX_STORES = 100;

/** The stores a list can be narrowed to. Without an answer the choice is left out and the page is not stored. */
export async function findStores(locals: RequestContext, query: ListingQuery): Promise<StoreChoice> {
  const stores = await locals.call(searchStores, { body: { count: MAX_STORES } }).then(
    (answer) => answer.stores,
    (error: unknown) => {
      locals.log.warn({ err: error }, 'stores not available: a list is shown without them');
      locals.cache.store = false;
      return [];
    },
  );
  const { store, ...others } = query;
  return { stores, query: stores.some(({ id }) => id === store) ? query : others };
}
