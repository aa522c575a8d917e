import { memoize } from '../../lib/memoize.ts';
import { $toasts, showToast } from '../../stores/core/toasts.ts';

const host = () => document.getElementById('toasts');

/** What shows toasts is fetched with the tap that may lead to the first of them. */
const loadToasts = memoize(() => import('./toasts.ts').then((module) => module.startToasts()));

export function prepareToasts(): void {
  loadToasts().catch(console.debug);
}

/** The host brings along what must be said when nothing can be loaded (`ToastHost.astro`). */
export function toastAdded(name: string): void {
  showToast('success', host()?.dataset.added?.replace('{name}', () => name) ?? name);
}

export function toastOffline(): void {
  showToast('error', host()?.dataset.offline ?? '');
}

/** Where the toasts' script cannot be fetched the bare words have to do. */
export function startToasts(): void {
  $toasts.listen((toasts) => {
    loadToasts().catch(() => host()?.replaceChildren(toasts.at(-1)?.message ?? ''));
  });
}
