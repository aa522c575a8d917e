import { storedValue } from '../../lib/storage/stored-value.ts';
import { NOTICE } from './notice-key.ts';
import { showToast, type Toast } from './toasts.ts';

const storedNotice = storedValue('session', NOTICE, (stored) => (Array.isArray(stored) ? stored : undefined));

/** Stores a message for the next page of this tab; `message` is a key. Every page reads it (`main.ts`). */
export function storeNotice(type: Toast['type'], message: string): void {
  if (!storedNotice.write([type, message])) showToast(type, message);
}

/** Shows the message of the previous page. */
export function showNotice(): void {
  const stored = storedNotice.read();
  if (!stored) return;
  storedNotice.remove();
  const [type, message] = stored;
  showToast(type === 'success' || type === 'error' ? type : 'info', String(message));
}
