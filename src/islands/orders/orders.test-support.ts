import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { cartItemOf } from '../../stores/cart/cart.test-support.ts';
import { orderOf } from '../../stores/checkout/checkout.test-support.ts';

type Line = Purchase['lines'][number];

export const lineOf = (change: Partial<Line> = {}): Line => ({
  itemId: 'line-1',
  returnableQty: 0,
  returnedQty: 0,
  receivedQty: 0,
  shippedQty: 0,
  deliveredQty: 0,
  cancelledQty: 0,
  ...change,
});

/** A placed order of one line, two pairs of boots. */
export function purchaseOf(change: Partial<Purchase> = {}): Purchase {
  const { st: _secret, ...order } = orderOf({ items: [cartItemOf()], paymentMethod: [] });
  return {
    ...order,
    progress: 'preparing',
    lines: [lineOf()],
    parcels: [],
    refunded: 0,
    canCancel: false,
    canReturn: false,
    returns: [],
    ...change,
  };
}
