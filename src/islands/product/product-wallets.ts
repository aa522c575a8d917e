import { walletOffer } from '../../stores/checkout/wallet-offer.ts';

/** Shows the wallets that are available to the visitor; each buys the form's variant. */
export function startProductWallets(group: HTMLElement, form: HTMLFormElement): void {
  const buttons = [...group.querySelectorAll<HTMLElement>('[data-wallet]')];
  const load = () => import('./buy-with-wallet.ts');
  walletOffer().subscribe((isOffered) => {
    if (!isOffered) return;
    delete group.dataset.waiting;
    for (const button of buttons) button.hidden = !isOffered(button.dataset.wallet ?? '');
    group.hidden = buttons.every(({ hidden }) => hidden);
  });
  for (const button of buttons) {
    button.addEventListener('pointerenter', () => void load().catch(console.debug));
    button.addEventListener('click', async () => (await load()).buyProduct(button, form));
  }
}
