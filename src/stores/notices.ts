import { showToast, type Toast } from './toasts.ts';

const KEY = 'aisle.notice';

/** A message for the page that comes next; said at once where it cannot be kept. `message` is a key. */
export function keepNotice(type: Toast['type'], message: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([type, message]));
  } catch {
    showToast(type, message);
  }
}

/** Shows what the page before kept. */
export function showNotice(): void {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  sessionStorage.removeItem(KEY);
  if (!Array.isArray(kept)) return;
  const [type, message] = kept;
  showToast(type === 'success' || type === 'error' ? type : 'info', String(message));
}
