import { once } from '../../lib/once.ts';
import { $toasts } from '../../stores/toasts.ts';

/** What shows toasts is fetched with the tap that may lead to the first of them. */
const loadToasts = once(() => import('./toasts.ts').then((module) => module.startToasts()));

export function prepareToasts(): void {
  loadToasts().catch(console.debug);
}

/** Where it cannot be fetched the bare words have to do. */
export function startToasts(): void {
  $toasts.listen((toasts) => {
    loadToasts().catch(() => {
      const host = document.getElementById('toasts');
      if (host) host.textContent = toasts.at(-1)?.message ?? '';
    });
  });
}
