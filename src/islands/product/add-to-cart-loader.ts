import { memoize } from '../../lib/memoize.ts';
import { toastOffline } from '../kit/toast-loader.ts';

/** Fetched on the first sign of intent, and with a product page. */
export const loadAdding = memoize(() => import('./product-page.ts'));

export async function addToCart(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  await loadAdding()
    .then((module) => module.addFromButton(button))
    .catch(toastOffline);
  button.ariaBusy = null;
}

/** Starts the product forms of a page. */
export function startProductForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-product-form]'))
    loadAdding()
      .then((module) => module.startProduct(form))
      .catch(console.debug);
}
