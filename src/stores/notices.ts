import { showToast, type Toast } from './toasts.ts';

const KEY = 'aisle.notice';

/**
 * Keeps a message for the page that comes next in this tab; `message` is a key. A cookie says for a while that there is one: every page can
 * ask for that at no cost, and other tabs leave it alone.
 */
export function keepNotice(type: Toast['type'], message: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([type, message]));
    document.cookie = 'notice=kept; Max-Age=30; Path=/; SameSite=Lax';
  } catch {
    showToast(type, message);
  }
}

function read(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    // Storage is switched off: nothing was kept.
    return null;
  }
}

/** Shows what the page before kept. */
export function showNotice(): void {
  const kept = read();
  if (!Array.isArray(kept)) return;
  sessionStorage.removeItem(KEY);
  const [type, message] = kept;
  showToast(type === 'success' || type === 'error' ? type : 'info', String(message));
}
