import type { Transaction } from 'kysely';
import type { Cart, NewCartItem } from '../../src/api/cart.schema.ts';
import type { Order, PatchRequest, PlacementRequest } from '../../src/api/orders.schema.ts';
import type { CartOwner } from '../cart/carts.ts';
import type { Tables } from '../db/tables.ts';
import { createCharges, type ChargeParts } from './charge.ts';
import { createClaims } from './claims.ts';
import { sweep } from './expiry.ts';
import type { OrderParts } from './order-parts.ts';
import type { OrderRow } from './order-rows.ts';
import { patchPending } from './patch.ts';
import { placeCart, type Buyer } from './place.ts';
import { prepareCart } from './prepare.ts';
import { reserveCart } from './reserve-cart.ts';
import { cancel, releaseVoiding } from './roll-back.ts';

/** Orders from carts. Another's cart or order is an unknown one. */
export interface OrderService {
  prepare(owner: CartOwner, basketId: string): Promise<Cart>;
  /** Adds to the open cart and holds the stock of all it has. */
  reserveWith(owner: CartOwner, items: readonly NewCartItem[]): Promise<Cart>;
  place(buyer: Buyer, request: PlacementRequest): Promise<Order>;
  patch(buyer: Buyer, orderNumber: string, request: PatchRequest): Promise<Order>;
  /** Cancels a placed order for its buyer and gives everything back, once; `also` belongs to the same transaction. */
  cancelPlaced(order: OrderRow, also: (transaction: Transaction<Tables>) => Promise<void>): Promise<void>;
  /** Gives up what has waited too long: held stock, orders that were not paid. To be called every now and then. */
  sweep(): Promise<void>;
}

type Given = 'claims' | 'charges' | 'now' | 'pauseAt';

export type OrderServiceParts = Omit<OrderParts, Given> &
  Omit<ChargeParts, 'read' | 'now'> & { readonly now?: () => number; readonly pauseAt?: OrderParts['pauseAt'] };

export function createOrderService(given: OrderServiceParts): OrderService {
  const now = given.now ?? Date.now;
  const pauseAt = given.pauseAt ?? (async () => {});
  const parts: OrderParts = {
    ...given,
    now,
    pauseAt,
    claims: createClaims({ ...given, now }),
    charges: createCharges({ ...given, now }),
  };
  return {
    prepare: (owner, basketId) => prepareCart(parts, owner, basketId),
    reserveWith: (owner, items) => reserveCart(parts, owner, items),
    place: (buyer, request) => placeCart(parts, buyer, request),
    patch: (buyer, orderNumber, request) => patchPending(parts, { buyer, orderNumber, request }),
    async cancelPlaced(order, also) {
      if (await cancel(parts, order, 'customer', also)) await releaseVoiding(parts, order.order_number);
    },
    sweep: () => sweep(parts),
  };
}
