import type { WalletId } from '../../lib/payment/methods.ts';
import { writeWish, type WalletPlace } from '../../lib/checkout/wallets.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { useText } from '../shell/text.ts';

interface Props {
  readonly wallets: readonly WalletId[];
  readonly place: WalletPlace;
  /** Makes the cart ready for the wallet first; `false` where it could not. */
  readonly prepare?: () => Promise<boolean>;
}

/** Buttons that pay the cart at once, below what leads to the checkout. */
export function ExpressWallets({ wallets, place, prepare }: Props) {
  const t = useText();
  if (wallets.length === 0) return null;
  const pay = async (wallet: WalletId) => {
    if (!prepare || (await prepare())) openDialog('wallet', writeWish({ wallet, place }));
  };
  return (
    <div className="wallets" role="group" aria-label={t('wallets.express')}>
      <p className="wallets__or">{t('wallets.or')}</p>
      {wallets.map((wallet) => (
        <button key={wallet} type="button" className="button wallet" onClick={() => void pay(wallet)}>
          {t(`checkout.method_${wallet}`)}
        </button>
      ))}
    </div>
  );
}
