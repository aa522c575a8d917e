import type { ApiError } from '../../api/api-error.ts';
import { addItem } from '../../stores/add-item.ts';
import { showToast } from '../../stores/toasts.ts';
import { shellMessage } from './shell-message.ts';
import { prepareToasts } from './toast-loader.ts';

/** Product pages only; asked for as soon as the page starts. */
const loadProductForm = () => import('../product/product-form.ts');

async function chosenProductId(button: HTMLElement): Promise<string | undefined> {
  const form = button.closest<HTMLFormElement>('[data-product-form]');
  if (button.dataset.productId || !form) return button.dataset.productId;
  return loadProductForm().then((module) => module.chosenVariant(form)?.productId);
}

async function loadErrorText(error: ApiError): Promise<string> {
  if (error.status === 0) return shellMessage('shell.networkError');
  return import('./load-text.ts').then((module) => module.loadErrorText(error));
}

async function add(productId: string, name: string | undefined): Promise<void> {
  const outcome = await addItem({ productId, qty: 1 });
  if (outcome.ok) showToast('success', shellMessage('shell.added', { name: name ?? '' }));
  else showToast('error', await loadErrorText(outcome.error));
}

/** Adds what the button stands for; says so, and opens nothing (contract 7). */
export async function addToCart(button: HTMLElement): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  prepareToasts();
  try {
    const productId = await chosenProductId(button);
    if (productId) await add(productId, button.dataset.name);
  } catch {
    // Only a part of the script that could not be loaded ends here.
    showToast('error', shellMessage('shell.notLoaded'));
  }
  button.removeAttribute('aria-busy');
}

export function startProductForms(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('[data-product-form]');
  if (forms.length > 0) void loadProductForm().then((module) => forms.forEach(module.startProductForm));
}
