import { ApiError } from '../../../api/core/api-error.ts';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { isCorrectedInWallet } from '../../../stores/checkout/wallet-errors.ts';
import type { WalletSelection } from '../../../../domain/checkout/wallets.ts';
import { SHIPPING_CODES } from '../../../../domain/pricing-model.ts';
import {
  openWalletSheet,
  type WalletAddress,
  type WalletContent,
  type WalletSheet,
  type WalletMessage,
} from '../../../providers/payment/wallet-frame.ts';
import type { Outcome } from '../../../stores/core/action.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { chooseShippingMethod } from '../../../stores/checkout/checkout-delivery.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import {
  openWalletSession,
  payByWallet,
  recoverOrder,
  takeWalletAddress,
  type WalletOutcome,
} from '../../../stores/checkout/wallet.ts';

/** Progress of a wallet payment. `refused`: the payment sheet is closed and the error is shown. */
export type WalletStage = 'opening' | 'open' | 'paying' | 'ordered' | 'asked' | 'refused';

interface RunOptions {
  readonly host: HTMLElement;
  readonly wish: WalletSelection;
  readonly captcha: string;
  /** Accessible name of the payment sheet. */
  readonly title: string;
  readonly contentOf: (cart: Cart) => WalletContent;
  readonly textOf: (error: ApiError) => string;
  /** Shown in the payment sheet where the amount due differs from the agreed one. */
  readonly changed: string;
  readonly onStage: (stage: WalletStage, error?: ApiError) => void;
  readonly onCancel: () => void;
}

const NO_WALLET = new ApiError({
  errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND',
  code: 'PYT404',
  status: 404,
  message: 'There is no such wallet.',
});

/**
 * Opens a wallet's payment sheet and handles its events one after the other; returns a function that closes the sheet.
 * After an order request without a response, the state of the order is queried first.
 */
export function runWallet(options: RunOptions): () => void {
  const { host, wish, captcha, onStage } = options;
  let walletFrame: WalletSheet | undefined;
  let isOver = false;
  let sentAddress: string | undefined;
  let agreed = 0;
  let doing: Promise<unknown> = Promise.resolve();

  const show = (error?: string) => {
    const cart = $cart.get();
    if (!cart) return end(NO_WALLET);
    agreed = cart.totals.remainingToPay;
    onStage('open');
    walletFrame?.show({ ...options.contentOf(cart), ...(error === undefined ? {} : { error }) });
  };
  const remove = () => {
    isOver = true;
    walletFrame?.remove();
  };
  const end = (error: ApiError) => {
    remove();
    onStage('refused', error);
  };
  /** The exception was reported by its action. */
  const fail = () => end(NO_WALLET);
  const showOrEnd = (error: ApiError, isRecoverable: boolean) =>
    isRecoverable ? show(options.textOf(error)) : end(error);
  const answer = (outcome: Outcome<unknown>) => {
    if (outcome.ok) show();
    else showOrEnd(outcome.error, isCorrectedInWallet(outcome.error) || outcome.error.status === 0);
  };

  const takeAddress = async (address: WalletAddress): Promise<Outcome<unknown>> => {
    const telling = JSON.stringify(address);
    if (telling === sentAddress) return { ok: true, value: undefined };
    sentAddress = undefined;
    const outcome = await takeWalletAddress({ address, captcha });
    if (outcome.ok) sentAddress = telling;
    return outcome;
  };
  const finish = (outcome: WalletOutcome) => {
    if (outcome === 'changed') return show(options.changed);
    remove();
    onStage(outcome);
  };
  const pay = async ({ address, paymentToken }: Extract<WalletMessage, { type: 'approved' }>) => {
    onStage('paying');
    const taken = await takeAddress(address);
    if (!taken.ok) return answer(taken);
    const outcome = await payByWallet({ wish, paymentToken, address, captcha, total: agreed });
    if (outcome.ok) finish(outcome.value);
    else showOrEnd(outcome.error, isCorrectedInWallet(outcome.error));
  };
  const choose = (shippingId: string, wanted: string) => {
    const code = SHIPPING_CODES.find((one) => one === wanted);
    return code ? chooseShippingMethod({ shippingId, code }) : undefined;
  };
  const act = async (word: WalletMessage) => {
    if (isOver) return;
    if (word.type === 'ready') show();
    else if (word.type === 'address') answer(await takeAddress(word.address));
    else if (word.type === 'approved') await pay(word);
    else if (word.type === 'method') {
      const chosen = await choose(word.shippingId, word.code);
      if (chosen) answer(chosen);
    }
  };
  const handleWord = (word: WalletMessage) => {
    if (word.type === 'cancel') options.onCancel();
    else doing = doing.then(() => act(word)).catch(fail);
  };

  const open = async () => {
    onStage('opening');
    const recovered = await recoverOrder(captcha);
    if (isOver) return;
    if (!recovered.ok) return end(recovered.error);
    if (recovered.value) return finish(recovered.value);
    const session = await openWalletSession(wish);
    if (isOver) return;
    if (!session.ok) return end(session.error);
    walletFrame = openWalletSheet(pageData().providers.payment, host, {
      session: session.value,
      title: options.title,
      onWalletMessage: handleWord,
    });
    if (!walletFrame) end(NO_WALLET);
  };
  open().catch(fail);
  return remove;
}
