import { addItem } from '../../stores/add-item.ts';
import { showToast } from '../../stores/toasts.ts';
import { prepareToasts, toastAdded, toastOffline } from './toast-loader.ts';

/** Product pages only; asked for as soon as the page starts. */
const loadProductForm = () => import('../product/product-form.ts');

async function chosenProductId(button: HTMLElement): Promise<string | undefined> {
  const form = button.closest<HTMLFormElement>('[data-product-form]');
  if (button.dataset.productId || !form) return button.dataset.productId;
  return loadProductForm().then((module) => module.chosenProductId(form));
}

async function add(productId: string, name = ''): Promise<void> {
  const outcome = await addItem({ productId, qty: 1 });
  if (outcome.ok) return toastAdded(name);
  if (outcome.error.status === 0) return toastOffline();
  const text = await import('./load-text.ts').then((module) => module.loadErrorText(outcome.error));
  showToast('error', text);
}

/** Adds what the button stands for; says so, and opens nothing (contract 7). */
export async function addToCart(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true';
  prepareToasts();
  try {
    const productId = await chosenProductId(button);
    if (productId) await add(productId, button.dataset.name);
  } catch {
    // Only something that could not be loaded ends here.
    toastOffline();
  }
  button.ariaBusy = null;
}

export function startProductForms(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('[data-product-form]');
  if (forms.length > 0) void loadProductForm().then((module) => forms.forEach(module.startProductForm));
}
