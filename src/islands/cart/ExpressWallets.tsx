import type { WalletId } from '../../../domain/payment/methods.ts';
import { formatWalletSelection, type WalletEntryPoint } from '../../../domain/checkout/wallets.ts';
import { openDialog } from '../../stores/core/dialogs.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly wallets: readonly WalletId[];
  readonly placement: WalletEntryPoint;
  /** Prepares the cart for the wallet; resolves to `false` where that failed. */
  readonly prepare?: () => Promise<boolean>;
}

/**
 * Wallet buttons that pay the cart directly: below the checkout link in the cart, above the first step in the checkout.
 */
export function ExpressWallets({ wallets, placement, prepare }: Props) {
  const t = useText();
  const isAbove = placement === 'checkout';
  if (wallets.length === 0) return null;
  const pay = async (wallet: WalletId) => {
    if (!prepare || (await prepare())) openDialog('wallet', formatWalletSelection({ wallet, entryPoint: placement }));
  };
  return (
    <fieldset className="wallets" aria-label={t('wallets.express')}>
      {!isAbove && <p className="wallets__or">{t('wallets.or')}</p>}
      {isAbove && <h3 className="wallets__title">{t('wallets.express')}</h3>}
      {wallets.map((wallet) => (
        <button key={wallet} type="button" className="button wallet" onClick={() => void pay(wallet)}>
          {t(`checkout.method_${wallet}`)}
        </button>
      ))}
      {isAbove && <p className="wallets__or">{t('wallets.orFill')}</p>}
    </fieldset>
  );
}
