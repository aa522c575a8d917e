import { memoize } from '../../lib/memoize.ts';
import { toastOffline } from '../kit/toast-loader.ts';

/** Fetched on the first sign of intent, and with a product page. */
export const loadAdding = memoize(() => import('./add-to-cart.ts'));

export async function addToCart(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  await loadAdding()
    .then((module) => module.addFromButton(button))
    .catch(toastOffline);
  button.ariaBusy = null;
}

export function startProductForms(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('[data-product-form]');
  if (forms.length === 0) return;
  loadAdding().catch(console.debug);
  void import('./start-product-forms.ts').then((module) => module.startProductForms(forms));
}
