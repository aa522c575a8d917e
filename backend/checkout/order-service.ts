import type { Transaction } from 'kysely';
import type { Cart, NewCartItem } from '../../src/api/cart/cart.schema.ts';
import type { Order, PatchRequest, PlacementRequest } from '../../src/api/orders/orders.schema.ts';
import type { CartOwner } from '../cart/model/cart-service.ts';
import type { Tables } from '../db/tables.ts';
import { createAdmission, PLACING, PREPARING, type AdmissionLimits } from './admission.ts';
import { createCharges, type ChargeDeps } from './charge.ts';
import { createCartLeases } from './placement-leases.ts';
import { expireOverdue } from './expire-orders.ts';
import type { OrderDeps } from './order-deps.ts';
import { LOST_ANSWER_TIMEOUT_MS } from './lost-response.ts';
import type { OrderRow } from '../orders/model/order-rows.ts';
import { createPaymentAttempts } from './payment-attempts.ts';
import { patchPending } from './patch-order.ts';
import { placeCart, type OrderCustomer } from './place-order.ts';
import { prepareCart, type PrepareOptions, holdStock, type HoldDeps } from './prepare-order.ts';
import { cancelOrder, releaseVoiding } from '../orders/model/cancel-order.ts';
import { addLines } from '../cart/change-lines.ts';
import { assertNotAborted } from '../core/unavailable.ts';

/** Orders from carts. A cart or order of another consumer is reported as unknown. */
export interface OrderService {
  prepare(owner: CartOwner, basketId: string, prepareOptions?: PrepareOptions): Promise<Cart>;
  /** Adds to the open cart and reserves the stock of its whole content. */
  reserveWith(owner: CartOwner, items: readonly NewCartItem[], prepareOptions?: PrepareOptions): Promise<Cart>;
  /**
   * When `signal` is aborted before money is authorised, cancels the placement and releases the cart's reservations;
   * finishes it otherwise.
   */
  place(customer: OrderCustomer, request: PlacementRequest, signal?: AbortSignal): Promise<Order>;
  patch(customer: OrderCustomer, orderNumber: string, request: PatchRequest): Promise<Order>;
  /** Cancels a placed order for its customer and releases everything once; `also` runs in the same transaction. */
  cancelPlaced(order: OrderRow, also: (transaction: Transaction<Tables>) => Promise<void>): Promise<void>;
  /** Expires reservations and unpaid orders that are overdue. Has to be called periodically. */
  expireOverdue(): Promise<void>;
}

type InternalDep = 'admission' | 'leases' | 'charges' | 'attempts' | 'now' | 'pauseAt';

export type OrderServiceOptions = Omit<OrderDeps, InternalDep> &
  Omit<ChargeDeps, 'read' | 'write' | 'now' | 'lostAnswerTimeoutMs'> & {
    readonly now?: () => number;
    readonly pauseAt?: OrderDeps['pauseAt'];
    /** How long a provider is queried after a lost response. */
    readonly lostAnswerTimeoutMs?: number;
    readonly placingLimits?: AdmissionLimits;
    readonly preparingLimits?: AdmissionLimits;
    /** The id of this process in the process registry. */
    readonly holder?: string | undefined;
  };

export function createOrderService(options: OrderServiceOptions): OrderService {
  const now = options.now ?? Date.now;
  const pauseAt = options.pauseAt ?? (async () => {});
  const charges = createCharges({
    ...options,
    now,
    lostAnswerTimeoutMs: options.lostAnswerTimeoutMs ?? LOST_ANSWER_TIMEOUT_MS,
  });
  const deps: OrderDeps = {
    ...options,
    now,
    pauseAt,
    charges,
    admission: createAdmission(options.placingLimits ?? PLACING),
    leases: createCartLeases({ ...options, now }),
    attempts: createPaymentAttempts({ ...options, charges, now }),
  };
  const preparing = createAdmission(options.preparingLimits ?? PREPARING);
  return {
    prepare: (owner, basketId, prepareOptions) =>
      preparing.run(owner.consumerNo, () => prepareCart(deps, { owner, basketId, options: prepareOptions })),
    reserveWith: (owner, items, prepareOptions) =>
      preparing.run(owner.consumerNo, () => reserveCart(deps, { owner, items, options: prepareOptions })),
    place: (customer, request, signal) => placeCart(deps, { customer, request, signal }),
    patch: (customer, orderNumber, request) => patchPending(deps, { customer, orderNumber, request }),
    async cancelPlaced(order, also) {
      if (await cancelOrder(deps, order, 'customer', also)) await releaseVoiding(deps, order.order_number);
    },
    expireOverdue: () => expireOverdue(deps),
  };
}

/** How long stock is reserved that a customer asked to reserve: the time to decide. */
const RESERVED_ON_REQUEST_MS = 30 * 60 * 1000;

/** Adds to the session's open cart, created if there is none, and reserves its stock; both or neither. */
async function reserveCart(
  { carts, now }: HoldDeps,
  {
    owner,
    items,
    options = {},
  }: { owner: CartOwner; items: readonly NewCartItem[]; options?: PrepareOptions | undefined },
): Promise<Cart> {
  const { basketId } = await carts.open(owner);
  return carts.changeWith(owner, basketId, async (cart) => {
    await addLines(cart, items);
    const hold = { expiresAt: now() + RESERVED_ON_REQUEST_MS, network: options.network };
    await holdStock(cart, await cart.load(), hold);
    assertNotAborted(options.signal);
  });
}
