import type { OrderClaim } from '../../stores/account/purchases.ts';
import { shopHref } from '../kit/shop-href.ts';

/** The order number and email address in the page's address, as far as present. */
export function claimOfPage(): OrderClaim {
  const query = new URLSearchParams(location.search);
  return { orderNumber: query.get('orderNumber')?.trim() ?? '', email: query.get('email')?.trim() || undefined };
}

/** The address of an order page, `/order-details` or `/return-label`, with the order number and email address, and the return it is about. */
export function hrefOfOrder(path: string, { orderNumber, email }: OrderClaim, returnNumber?: string): string {
  const query = new URLSearchParams({ orderNumber, ...(email && { email }), ...(returnNumber && { returnNumber }) });
  return shopHref(`${path}?${query}`);
}
