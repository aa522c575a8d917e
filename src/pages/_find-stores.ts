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
  if (store === undefined || stores.some(({ id }) => id === store)) return { stores, query };
  const chosen = stores.length < MAX_STORES ? undefined : await findStore(shop, store);
  return chosen === undefined ? { stores, query: others } : { stores: [...stores, chosen], query };
}

/** A store of the site's country that is not among the first ones. */
async function findStore(shop: RequestContext, id: string): Promise<Store | undefined> {
  const answer = await shop.call(searchStores, { body: { storeIds: [id] } }).catch(() => undefined);
  return answer?.stores.find(({ address }) => address.countryCode === shop.site.country);
}
