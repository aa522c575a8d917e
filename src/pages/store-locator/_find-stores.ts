import { STORE_SERVICES, type Store, type StoreList } from '../../api/locations/stores.schema.ts';
import { searchStores } from '../../api/locations/stores.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import { placeSearch, readPlaceChoice, type PlaceChoice } from '../../lib/locations/store-query.ts';
import { usesMiles } from '../../lib/locations/distance-text.ts';
import { failedStatus } from '../_failed-status.ts';

const PAGE_SIZE = 20;
const MAX_PAGE = 1000;

export interface FinderQuery extends PlaceChoice {
  readonly services: readonly Store['services'][number][];
  /** From 1. */
  readonly page: number;
}

export function readFinderQuery(query: URLSearchParams): FinderQuery {
  const page = Number(query.get('page') ?? 1);
  const asked = query.getAll('service');
  return {
    ...readPlaceChoice(query),
    services: STORE_SERVICES.filter((service) => asked.includes(service)),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The stores of the query's page, beyond the last one those of the first, or the status of a failure. */
export async function findPage(shop: RequestContext, query: FinderQuery): Promise<StoreList | number> {
  const body = {
    ...placeSearch(query, usesMiles(shop.site.country)),
    services: [...query.services],
    start: (query.page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
  };
  try {
    const list = await shop.call(searchStores, { body });
    const isBeyond = list.stores.length === 0 && body.start > 0;
    return isBeyond ? await shop.call(searchStores, { body: { ...body, start: 0 } }) : list;
  } catch (error) {
    return failedStatus(error, shop.log);
  }
}

/** From 1. */
export const pageOf = ({ start }: StoreList): number => Math.floor(start / PAGE_SIZE) + 1;

/** The query of another page of the same search. */
export function pageQuery({ near, position, radius, services }: FinderQuery, page: number): string {
  const values = { near, ...position, radius, page: page === 1 ? undefined : page };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== '') query.set(name, String(value));
  for (const service of services) query.append('service', service);
  return query.size === 0 ? '' : `?${query}`;
}

/** The number of the last page. */
export const lastPage = ({ total }: StoreList): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
