import { $toasts } from './toasts.ts';

let lastId = 0;

/** Shows an error that stays until it is closed (docs/contract.md#error-handling); the same one once. */
export function showLastingError(message: string): void {
  // Ids of other toasts are positive.
  lastId -= 1;
  const others = $toasts.get().filter((toast) => toast.message !== message);
  $toasts.set([...others, { id: lastId, type: 'error', message, isLasting: true }]);
}
