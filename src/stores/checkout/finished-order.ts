import { isRecord } from '../../../domain/record.ts';
import { readText, writeText } from '../../lib/storage/stored-text.ts';
import { parseJson, removeText, storedValue } from '../../lib/storage/stored-value.ts';
import type { Order } from '../../api/orders/orders.schema.ts';
import { shippingThreshold } from '../../../domain/checkout/shipping-threshold.ts';
import { $cart, announceSession, markCartChanged } from '../cart/cart-state.ts';
import { forgetDraft } from './checkout-draft.ts';
import { createStore } from '../core/store.ts';

const THRESHOLD = 'aisle.shippingThreshold';

/** The order that was just placed, for the confirmation page. */
export const $finishedOrder = createStore<Order | undefined>(undefined);

function saveThreshold(): void {
  const cart = $cart.get();
  const status = cart && shippingThreshold(cart);
  if (status) writeText('session', THRESHOLD, status);
  else removeText('session', THRESHOLD);
}

/** Status of the shipping promotion of the last order. */
export const savedThreshold = (): string | null | undefined => readText('session', THRESHOLD);

function toOrder(stored: unknown): Order | undefined {
  // Parse boundary: written only by this file, as the operation returned it.
  return isRecord(stored) && typeof stored['orderNumber'] === 'string' ? (stored as Order) : undefined;
}

const storedOrder = storedValue('session', 'aisle.order', toOrder);

/**
 * Stores the order for the confirmation, clears the draft and the cart, and notifies the other tabs. Where storage is full or
 * denied, the name of the window has the order: the next page of the tab reads and removes it.
 */
export function finishOrder(order: Order): void {
  if (!storedOrder.write(order)) window.name = JSON.stringify(order);
  saveThreshold();
  forgetDraft();
  markCartChanged();
  $cart.set(null);
  announceSession();
  $finishedOrder.set(order);
}

/**
 * Binds the order to this visit of the confirmation: a reload shows it again, a later visit does not (docs/contract.md#checkout).
 */
export function takeFinishedOrder(): Order | undefined {
  const order = storedOrder.read() ?? toOrder(parseJson(history.state?.order ?? window.name));
  storedOrder.remove();
  if (order) {
    window.name = '';
    history.replaceState({ order: JSON.stringify(order) }, '');
  }
  $finishedOrder.set(order);
  return order;
}
