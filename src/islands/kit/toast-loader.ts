import type { Cart } from '../../api/cart/cart.schema.ts';
import type { ApiError } from '../../api/core/api-error.ts';
import { memoize } from '../../lib/memoize.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { $toasts, showToast } from '../../stores/core/toasts.ts';

/** The script of toasts is fetched with the first tap that may show one. */
const loadToasts = memoize(() => import('./toasts.ts').then((module) => module.startToasts()));

export function prepareToasts(): void {
  loadToasts().catch(console.debug);
}

/** With the cart that answered, its line is shown beside the message. */
export function toastAdded(name: string, productId?: string, cart?: Cart): void {
  showToast(
    'success',
    pageData().texts.added.replace('{name}', () => name),
    cart?.items.find((item) => item.productId === productId && !item.bonus),
  );
}

export function toastOffline(): void {
  showToast('error', pageData().texts.offline);
}

/** Shows the text of an error; for a lost connection the one in the page's data. */
export function toastError(cause: ApiError): Promise<void> | void {
  return cause.status ? import('./toasts.ts').then((module) => module.showErrorToast(cause)) : toastOffline();
}

/** Where the script of toasts fails to load, plain text is shown. */
export function startToasts(): void {
  $toasts.listen((toasts) => {
    loadToasts().catch(() => document.getElementById('toasts')?.replaceChildren(toasts.at(-1)?.message ?? ''));
  });
}
