import { shopState } from '../../stores/shop-state.ts';

/** A path of the shop with the query parameters that travel with the visitor. */
export function carried(path: string): string {
  const { carried: query } = shopState();
  return query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
