import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import { createStore } from './store.ts';

export interface Toast {
  readonly id: number;
  readonly type: 'success' | 'error' | 'info';
  /** A finished text, or a key: `cart.expired`. */
  readonly message: string;
  /** Parameters of the text of a key. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** Stays until it is closed. */
  readonly isLasting?: true;
  /** The line of the cart that the message is about, or that it is about a favorite. */
  readonly about?: CartItem | 'favorite' | undefined;
}

export const $toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

function removeWhere(isGone: (toast: Toast) => boolean): void {
  $toasts.set($toasts.get().filter((toast) => !isGone(toast)));
}

/** Shows a message; a message that is shown already restarts its timer. */
export function showToast(
  type: Toast['type'],
  message: string,
  about?: Toast['about'],
  params?: Toast['params'],
): void {
  lastId += 1;
  removeWhere((toast) => toast.message === message);
  $toasts.set([...$toasts.get(), { id: lastId, type, message, about, params }]);
}

export function removeToast(id: number): void {
  removeWhere((toast) => toast.id === id);
}
