import { startProductForm } from './product-form.ts';

function startWallets(form: HTMLFormElement): void {
  const wallets = form.querySelector<HTMLElement>('[data-wallets]');
  if (!wallets) return;
  const start = () => import('./product-wallets.ts').then((module) => module.startProductWallets(wallets, form));
  start().catch(console.debug);
}

/** Starts the product forms of a page with the wallets that some of them offer. */
export function startProductForms(forms: Iterable<HTMLFormElement>): void {
  for (const form of forms) {
    startProductForm(form);
    startWallets(form);
  }
}
