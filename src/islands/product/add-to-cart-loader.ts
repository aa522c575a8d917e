import { memoize } from '../../lib/memoize.ts';

/** Fetched on the first sign of intent, and with a product page. */
export const loadAdding = memoize(() => import('./add-to-cart.ts'));

/** Rejects where a module fails to load. */
export const addToCart = (button: HTMLElement): Promise<void> =>
  loadAdding().then((module) => module.addFromButton(button));

/** Starts the product forms of a page, and the wallets of those that have them. */
export function startProductForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-product-form]')) {
    loadAdding().catch(console.debug);
    void import('./product-form.ts').then((module) => module.startProductForm(form));
    const wallets = form.querySelector<HTMLElement>('[data-wallets]');
    if (!wallets) continue;
    import('./product-wallets.ts').then((module) => module.startProductWallets(wallets, form)).catch(console.debug);
  }
}
