import { $associate } from '../../stores/core/associate.ts';
import { shopHref } from '../kit/shop-href.ts';

/** The address of the page that says an order was placed; in a store it names the store. */
export function confirmationHref(path: string): string {
  const associate = $associate.get();
  const query = associate ? `?storeContext=${encodeURIComponent(associate.storeId)}` : '';
  return shopHref(path + query);
}
