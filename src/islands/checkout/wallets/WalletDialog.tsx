import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { parseWalletSelection, type WalletSelection } from '../../../../domain/checkout/wallets.ts';
import { $itemCount } from '../../../stores/cart/cart-state.ts';
import { openDialog } from '../../../stores/core/dialogs.ts';
import { confirmationHref } from '../confirmation-href.ts';
import { isCheckoutPage } from '../checkout-page.ts';
import type { DialogProps } from '../../kit/dialog-entry.ts';
import { useText } from '../../kit/text.ts';
import type { WalletStage } from './run-wallet.ts';
import { useWallet } from './use-wallet.ts';
import { WalletError } from './WalletError.tsx';

/** Opens the bank's challenge, or redirects to the confirmation; on the checkout page `Checkout` redirects. */
function followOutcome(stage: WalletStage): void {
  if (stage === 'asked') openDialog('challenge');
  else if (stage === 'ordered' && !isCheckoutPage()) location.assign(confirmationHref('/order-confirmation'));
}

const WAITING: Partial<Record<WalletStage, string>> = {
  opening: 'wallets.opening',
  paying: 'checkout.placing',
  ordered: 'wallets.ordered',
  asked: 'checkout.placing',
};

interface Props extends Omit<DialogProps, 'argument'> {
  readonly wish: WalletSelection;
}

function Wallet({ wish, close, hold, rename }: Props) {
  const t = useText();
  const count = useStore($itemCount);
  const { stage, error, host, retry } = useWallet(wish, close);
  const isPaying = stage === 'paying' || stage === 'ordered';
  const waiting = WAITING[stage];
  const name = t('wallets.payWith', { wallet: t(`checkout.method_${wish.wallet}`) });
  useEffect(() => rename(name), [rename, name]);
  useEffect(() => followOutcome(stage), [stage]);
  useEffect(() => hold(isPaying ? () => undefined : undefined), [hold, isPaying]);

  return (
    <div className="dialog__stack" aria-busy={waiting !== undefined}>
      {stage === 'refused' && error && (
        <WalletError error={error} isAtCheckout={isCheckoutPage()} onRetry={retry} onClose={close} />
      )}
      <div>
        {stage !== 'refused' && count > 0 && <p>{t('wallets.everything', { count })}</p>}
        <output>{waiting && t(waiting)}</output>
      </div>
      <div ref={host} className="wallet-sheet" hidden={stage === 'refused'} />
    </div>
  );
}

/** Pays the whole cart with a wallet in the provider's payment sheet. */
export default function WalletDialog({ argument, ...props }: DialogProps) {
  const [wish] = useState(() => parseWalletSelection(argument));
  return wish ? <Wallet wish={wish} {...props} /> : null;
}
