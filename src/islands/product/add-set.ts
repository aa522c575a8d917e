import { addItems } from '../../stores/cart/add-items.ts';
import { prepareToasts, toastAdded, toastError } from '../kit/toast-loader.ts';

/** Adds one of each chosen variant, all or none, and announces the set. */
export async function addSet(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button?.ariaBusy === 'true') return;
  const productIds = chosenOf(form);
  if (productIds.length === 0) return;
  if (button) button.ariaBusy = 'true';
  prepareToasts();
  const outcome = await addItems(productIds.map((productId) => ({ productId, qty: 1 })));
  if (button) button.ariaBusy = null;
  if (outcome.ok) toastAdded(form.dataset['name'] ?? '');
  else await toastError(outcome.error);
}

function chosenOf(form: HTMLFormElement): string[] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith('variant.') && typeof value === 'string' && value !== '' ? [value] : [],
  );
}
