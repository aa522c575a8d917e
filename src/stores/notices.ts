import { showToast, type Toast } from './toasts.ts';

const KEPT = /(?:^|; )notice=(success|info|error)\.([\w.]+)/;

/** Keeps a message for the page that comes next; `message` is a key. In a cookie, which every page can ask for at no cost. */
export function keepNotice(type: Toast['type'], message: string): void {
  document.cookie = `notice=${type}.${message}; Max-Age=60; Path=/; SameSite=Lax`;
}

/** Shows what the page before kept. */
export function showNotice(): void {
  const [, type, message] = KEPT.exec(document.cookie) ?? [];
  if (message === undefined) return;
  document.cookie = 'notice=; Max-Age=0; Path=/';
  showToast(type === 'success' || type === 'error' ? type : 'info', message);
}
