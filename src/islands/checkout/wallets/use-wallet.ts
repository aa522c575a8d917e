import { useCallback, useContext, useEffect, useRef, useState, type RefObject } from 'react';
import type { ApiError } from '../../../api/core/api-error.ts';
import { formatMessage } from '../../../i18n/format-message.ts';
import type { WalletSelection } from '../../../../domain/checkout/wallets.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { refreshAfterError } from '../../../stores/cart/cart-view.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { isOrderUnanswered } from '../../../stores/checkout/wallet.ts';
import { leaveWallet } from '../../../stores/checkout/wallet-cancel.ts';
import { errorText } from '../../kit/error-text.ts';
import { MessagesContext, type Translate } from '../../kit/text.ts';
import { runWallet, type WalletStage } from './run-wallet.ts';
import { paymentSheetContent } from './payment-sheet-content.ts';

export interface WalletState {
  readonly stage: WalletStage;
  readonly error?: ApiError | undefined;
}

const LEFT: readonly WalletStage[] = ['opening', 'open', 'refused'];

/** Reverts the wallet's changes of the cart where no order was placed. */
function useLeavingBehind({ wallet }: WalletSelection, stage: WalletStage): void {
  const before = useRef($cart.get());
  const last = useRef(stage);
  useEffect(() => {
    last.current = stage;
  }, [stage]);
  useEffect(
    () => () => {
      if (!LEFT.includes(last.current) || !before.current || isOrderUnanswered()) return;
      void leaveWallet({ wallet, before: before.current });
    },
    [wallet],
  );
}

interface UsedWallet extends WalletState {
  /** The element that contains the payment sheet. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** Opens the payment sheet anew. */
  retry(): void;
}

/** The wallet's payment sheet in the dialog, and its progress. */
export function useWallet(wish: WalletSelection, close: () => void): UsedWallet {
  const messages = useContext(MessagesContext);
  const host = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  const [state, setState] = useState<WalletState>({ stage: 'opening' });
  useLeavingBehind(wish, state.stage);

  const start = useCallback(() => {
    if (!host.current) return;
    const t: Translate = (key, params) => formatMessage(pageData().locale, messages, key, params) ?? key;
    const name = t(`checkout.method_${wish.wallet}`);
    stop.current = runWallet({
      host: host.current,
      wish,
      captcha: pageData().providers.captcha,
      title: t('wallets.sheet', { wallet: name }),
      changed: t('wallets.changed'),
      contentOf: (cart) => paymentSheetContent(cart, name, t),
      textOf: (error) => errorText(error, messages),
      onStage(stage, error) {
        setState({ stage, error });
        if (error) void refreshAfterError(error);
      },
      onCancel: close,
    });
  }, [wish, messages, close]);
  useEffect(() => {
    start();
    return () => stop.current?.();
  }, [start]);

  return { ...state, host, retry: start };
}
