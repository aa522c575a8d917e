import type { OrderClaim } from '../../stores/account/purchases.ts';
import { shopHref } from '../kit/shop-href.ts';

/** The order that the page's address names, as far as it does. */
export function claimOfPage(): OrderClaim {
  const query = new URLSearchParams(location.search);
  return { orderNumber: query.get('orderNumber')?.trim() ?? '', email: query.get('email')?.trim() || undefined };
}

/** A page about an order, `/order-details` or `/return-label`, with what proves it. */
export function hrefOfOrder(path: string, { orderNumber, email }: OrderClaim): string {
  const query = new URLSearchParams({ orderNumber, ...(email && { email }) });
  return shopHref(`${path}?${query}`);
}

export const hrefInAccount = (orderNumber: string): string =>
  shopHref(`/account/order-details/${encodeURIComponent(orderNumber)}`);
