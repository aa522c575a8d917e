import { NOTICE } from './notice-key.ts';
import { showToast, type Toast } from './toasts.ts';

/** Keeps a message for the page that comes next in this tab; `message` is a key. Every page asks for it (`main.ts`). */
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
    // Storage is switched off: nothing was kept.
    return null;
  }
}

/** Shows what the page before kept. */
export function showNotice(): void {
  const stored = read();
  if (!Array.isArray(stored)) return;
  sessionStorage.removeItem(NOTICE);
  const [type, message] = stored;
  showToast(type === 'success' || type === 'error' ? type : 'info', String(message));
}
