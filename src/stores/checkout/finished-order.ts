import type { Order } from '../../api/orders/orders.schema.ts';
import { shippingThreshold } from '../../../domain/checkout/shipping-threshold.ts';
import { $cart, announceSession, markCartChanged } from '../cart/cart-state.ts';
import { forgetDraft } from './checkout-draft.ts';
import { createStore } from '../core/store.ts';

const STORAGE_KEY = 'aisle.order';
const THRESHOLD = 'aisle.shippingThreshold';

/** The order that was just placed, for the confirmation page. */
export const $finishedOrder = createStore<Order | undefined>(undefined);

function saveThreshold(): void {
  const cart = $cart.get();
  const status = cart && shippingThreshold(cart);
  if (status) sessionStorage.setItem(THRESHOLD, status);
  else sessionStorage.removeItem(THRESHOLD);
}

/** Status of the shipping promotion of the last order. */
export const savedThreshold = (): string | null => sessionStorage.getItem(THRESHOLD);

/** Stores the order for the confirmation, clears the draft and the cart, and notifies the other tabs. */
export function finishOrder(order: Order): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(order));
  saveThreshold();
  forgetDraft();
  markCartChanged();
  $cart.set(null);
  announceSession();
  $finishedOrder.set(order);
}

function readOrder(text: string | null): Order | undefined {
  try {
    const order: Partial<Order> | null = JSON.parse(text ?? 'null');
    // Parse boundary: written only by `finishOrder`, as the operation returned it.
    return typeof order?.orderNumber === 'string' ? (order as Order) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Binds the order to this visit of the confirmation: a reload shows it again, a later visit does not (docs/contract.md#checkout).
 */
export function takeFinishedOrder(): Order | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  const order = readOrder(stored) ?? readOrder(history.state?.order ?? null);
  if (order) history.replaceState({ order: JSON.stringify(order) }, '');
  $finishedOrder.set(order);
  return order;
}
