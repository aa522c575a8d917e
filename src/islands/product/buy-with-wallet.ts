import { formatWalletSelection } from '../../../domain/checkout/wallets.ts';
import { WALLETS } from '../../../domain/payment/methods.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { ensureItem } from '../../stores/checkout/wallet-item.ts';
import { prepareToasts, toastAdded, toastError, toastOffline } from '../kit/toast-loader.ts';
import { selectedProductId } from './product-form.ts';

async function buy(button: HTMLElement, form: HTMLFormElement): Promise<void> {
  const adding = form.querySelector<HTMLElement>('[data-action="add-to-cart"]');
  const wallet = WALLETS.find((one) => one === button.dataset.wallet);
  const productId = adding ? adding.dataset.productId || (await selectedProductId(form)) : undefined;
  if (!wallet || !productId) return;
  prepareToasts();
  const outcome = await ensureItem(productId);
  if (!outcome.ok) return toastError(outcome.error);
  if (outcome.value) toastAdded(form.dataset.name ?? '');
  openDialog('wallet', formatWalletSelection({ wallet, entryPoint: 'product' }));
}

/** Adds the chosen variant to the cart and opens the wallet; further clicks are ignored meanwhile. */
export async function buyProduct(button: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  await buy(button, form).catch(toastOffline);
  button.ariaBusy = null;
}
