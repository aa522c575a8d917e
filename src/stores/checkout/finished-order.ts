import type { Order } from '../../api/orders/orders.schema.ts';
import { shippingThreshold } from '../../../domain/checkout/shipping-threshold.ts';
import { $cart, announceSession, markCartChanged } from '../cart/cart-state.ts';
import { forgetDraft } from './checkout-draft.ts';
import { createStore } from '../core/store.ts';

const STORAGE_KEY = 'aisle.order';
const THRESHOLD = 'aisle.shippingThreshold';

/** The order that was placed a moment ago, for the page that says so. */
export const $finishedOrder = createStore<Order | undefined>(undefined);

function saveThreshold(): void {
  const cart = $cart.get();
  const status = cart && shippingThreshold(cart);
  if (status) sessionStorage.setItem(THRESHOLD, status);
  else sessionStorage.removeItem(THRESHOLD);
}

/** Whether what was ordered last had earned its delivery, by the promotion's status. */
export const savedThreshold = (): string | null => sessionStorage.getItem(THRESHOLD);

/** Keeps the order for the confirmation; what was typed is forgotten, the cart is gone with it, and other tabs learn of that. */
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
    // Parse boundary: written by `finishOrder` alone, as the call answered it.
    return typeof order?.orderNumber === 'string' ? (order as Order) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Hands the order over to this visit of the confirmation: a reload finds it there again, who leaves and comes back anew does not
 * (docs/contract.md#checkout).
 */
export function takeFinishedOrder(): Order | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  sessionStorage.removeItem(STORAGE_KEY);
  const order = readOrder(stored) ?? readOrder(history.state?.order ?? null);
  if (order) history.replaceState({ order: JSON.stringify(order) }, '');
  $finishedOrder.set(order);
  return order;
}
