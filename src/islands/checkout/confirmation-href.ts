import { $associate } from '../../stores/core/associate.ts';
import { shopHref } from '../kit/shop-href.ts';

/** The address of the order confirmation; an in-store order names its store in it. */
export function confirmationHref(path: string): string {
  const associate = $associate.get();
  const query = associate ? `?storeContext=${encodeURIComponent(associate.storeId)}` : '';
  return shopHref(path + query);
}
