import { addItem } from '../../stores/add-item.ts';
import { showToast } from '../../stores/toasts.ts';
import { shellMessage } from './shell-message.ts';

/** Product pages only; asked for as soon as the page starts. */
const loadProductForm = () => import('../product/product-form.ts');

async function chosenProductId(button: HTMLElement): Promise<string | undefined> {
  const form = button.closest<HTMLFormElement>('[data-product-form]');
  if (button.dataset.productId || !form) return button.dataset.productId;
  return loadProductForm().then((module) => module.chosenVariant(form)?.productId);
}

async function errorMessage(error: { status: number }): Promise<string> {
  if (error.status === 0) return shellMessage('shell.networkError');
  return import('./load-text.ts').then((module) => module.loadErrorText(error));
}

const pending = new WeakMap<HTMLElement, number>();

function setBusy(button: HTMLElement, change: 1 | -1): void {
  const count = (pending.get(button) ?? 0) + change;
  pending.set(button, count);
  if (count > 0) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/** Adds what the button stands for; says so, and opens nothing (contract 7). */
export async function addToCart(button: HTMLElement): Promise<void> {
  setBusy(button, 1);
  try {
    const productId = await chosenProductId(button);
    if (!productId) return;
    const outcome = await addItem({ productId, qty: 1 });
    if (outcome.ok) showToast('success', shellMessage('shell.added', { name: button.dataset.name ?? '' }));
    else showToast('error', await errorMessage(outcome.error));
  } catch {
    // Only a part that could not be loaded ends here.
    showToast('error', shellMessage('shell.notLoaded'));
  } finally {
    setBusy(button, -1);
  }
}

export function startProductForms(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('[data-product-form]');
  if (forms.length > 0) void loadProductForm().then((module) => forms.forEach(module.startProductForm));
}
