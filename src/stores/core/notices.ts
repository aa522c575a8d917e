import { NOTICE } from './notice-key.ts';
import { showToast, type Toast } from './toasts.ts';

/** Stores a message for the next page of this tab; `message` is a key. Every page reads it (`main.ts`). */
export function storeNotice(type: Toast['type'], message: string): void {
  try {
    sessionStorage.setItem(NOTICE, JSON.stringify([type, message]));
  } catch {
    showToast(type, message);
  }
}

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(NOTICE) ?? 'null');
  } catch {
    // Storage is disabled: nothing was stored.
    return null;
  }
}

/** Shows the message of the previous page. */
export function showNotice(): void {
  const stored = read();
  if (!Array.isArray(stored)) return;
  sessionStorage.removeItem(NOTICE);
  const [type, message] = stored;
  showToast(type === 'success' || type === 'error' ? type : 'info', String(message));
}
