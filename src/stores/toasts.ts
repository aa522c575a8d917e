import { createStore } from './store.ts';

/** A finished text, or the key of one that the island showing it translates. */
export type ToastMessage = string | { readonly key: string };

export interface Toast {
  readonly id: number;
  readonly type: 'success' | 'error' | 'info';
  readonly message: ToastMessage;
}

export const $toasts = createStore<readonly Toast[]>([]);

let lastId = 0;

const identity = (message: ToastMessage) => (typeof message === 'string' ? message : message.key);

/** Shows a message; where it stands there already its time starts anew. */
export function showToast(type: Toast['type'], message: ToastMessage): void {
  lastId += 1;
  const others = $toasts.get().filter((toast) => identity(toast.message) !== identity(message));
  $toasts.set([...others, { id: lastId, type, message }]);
}

export function removeToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Good news is old news once something else asks for attention. */
export function removeSuccessToasts(): void {
  $toasts.set($toasts.get().filter((toast) => toast.type !== 'success'));
}
