import { walletOffer } from '../../stores/checkout/wallet-offer.ts';

/** Shows the wallets that are available to the visitor; each buys the form's variant. Without any, the stylesheet keeps their room: nothing below moves. */
export function startProductWallets(group: HTMLElement, form: HTMLFormElement): void {
  const buttons = [...group.querySelectorAll<HTMLElement>('[data-wallet]')];
  const load = () => import('./buy-with-wallet.ts');
  walletOffer().subscribe((isOffered) => {
    if (!isOffered) return;
    delete group.dataset.waiting;
    const offered = buttons.filter(({ dataset }) => isOffered(dataset.wallet ?? ''));
    group.hidden = !offered[0];
    if (offered[0]) for (const button of buttons) button.hidden = !offered.includes(button);
  });
  for (const button of buttons) {
    button.addEventListener('pointerenter', () => void load().catch(console.debug));
    button.addEventListener('click', async () => (await load()).buyProduct(button, form));
  }
}
