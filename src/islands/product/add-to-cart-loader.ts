import { memoize } from '../../lib/memoize.ts';

/** Fetched on the first sign of intent, and with a product page. */
export const loadAdding = memoize(() => import('./product-page.ts'));

/** Rejects where a module fails to load. */
export const addToCart = (button: HTMLElement): Promise<void> =>
  loadAdding().then((module) => module.addFromButton(button));

/** Starts the product forms of a page. */
export function startProductForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-product-form]'))
    loadAdding()
      .then((module) => module.startProduct(form))
      .catch(console.debug);
}
