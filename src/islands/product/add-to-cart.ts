import { addItem } from '../../stores/cart/add-item.ts';
import { selectedProductId as productIdOf } from './product-form.ts';
import { prepareToasts, toastAdded, toastError } from '../kit/toast-loader.ts';

/** Returns the variant of the button, or `undefined` after showing which option has to be chosen first. */
async function selectedProductId(button: HTMLElement): Promise<string | undefined> {
  const form = button.closest<HTMLFormElement>('[data-product-form]');
  if (button.dataset.productId || !form) return button.dataset.productId;
  return productIdOf(form);
}

/**
 * Adds the button's variant and announces it, without opening a dialog (docs/contract.md#accessible-names). Rejects where a module fails to
 * load.
 */
export async function addFromButton(button: HTMLElement): Promise<void> {
  prepareToasts();
  const productId = await selectedProductId(button);
  if (!productId) return;
  // In a task of its own, before which the browser shows the button as pressed.
  await new Promise((resolve) => setTimeout(resolve));
  const outcome = await addItem({ productId, qty: 1 });
  if (outcome.ok) toastAdded(button.dataset.name ?? '', productId, outcome.value);
  else await toastError(outcome.error);
}
