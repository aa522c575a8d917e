import { addItem } from '../../stores/cart/add-item.ts';
import { showErrorToast } from '../kit/error-toast.ts';
import { prepareToasts, toastAdded } from '../kit/toast-loader.ts';

/** The variant that the button stands for; nothing after saying what has to be chosen first. */
async function selectedProductId(button: HTMLElement): Promise<string | undefined> {
  const form = button.closest<HTMLFormElement>('[data-product-form]');
  if (button.dataset.productId || !form) return button.dataset.productId;
  const { selectedProductId: productIdOf } = await import('./product-form.ts');
  return productIdOf(form);
}

/** Adds what the button stands for; says so, and opens nothing (contract 7). Rejects where a part could not be loaded. */
export async function addFromButton(button: HTMLElement): Promise<void> {
  prepareToasts();
  const productId = await selectedProductId(button);
  if (!productId) return;
  const outcome = await addItem({ productId, qty: 1 });
  if (outcome.ok) toastAdded(button.dataset.name ?? '');
  else await showErrorToast(outcome.error);
}
