import type { ApiError } from '../../api/core/api-error.ts';
import { memoize } from '../../lib/memoize.ts';
import { $toasts, showToast } from '../../stores/core/toasts.ts';

const host = () => document.getElementById('toasts');

/** The script of toasts is fetched with the first tap that may show one. */
const loadToasts = memoize(() => import('./toasts.ts').then((module) => module.startToasts()));

export function prepareToasts(): void {
  loadToasts().catch(console.debug);
}

/** The host contains the texts for the case that nothing can be loaded (`ToastHost.astro`). */
export function toastAdded(name: string): void {
  showToast('success', host()?.dataset.added?.replace('{name}', () => name) ?? name);
}

export function toastOffline(): void {
  showToast('error', host()?.dataset.offline ?? '');
}

/** Shows the text of an error; for a lost connection the one in the page's HTML. */
export function toastError(cause: ApiError): Promise<void> | void {
  return cause.status ? import('./toasts.ts').then((module) => module.showErrorToast(cause)) : toastOffline();
}

/** Where the script of toasts fails to load, plain text is shown. */
export function startToasts(): void {
  $toasts.listen((toasts) => {
    loadToasts().catch(() => host()?.replaceChildren(toasts.at(-1)?.message ?? ''));
  });
}
