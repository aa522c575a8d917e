import { ApiError } from '../../api/core/api-error.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { setBillingAddress, setShippingAddress } from '../../api/cart/delivery.ts';
import { getPaymentSession } from '../../api/cart/payment.ts';
import { toAddress } from '../../../domain/checkout/address-rules.ts';
import { addressesFor, needsOf } from '../../../domain/checkout/shipments.ts';
import type { WalletSelection } from '../../../domain/checkout/wallets.ts';
import type { WalletAddress } from '../../providers/payment/wallet-frame.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { changeCart } from '../cart/cart.ts';
import { $cart } from '../cart/cart-state.ts';
import { submitOrder, prepareCart, recoverSent } from './checkout-order.ts';
import { $finishedOrder } from './finished-order.ts';
import { pageData } from '../core/page-data.ts';
import { neededBasket } from '../cart/cart-changes.ts';
import { $pending, readSent } from './pending-order.ts';
import { asVisitor } from '../core/session-call.ts';

/** Starts a wallet session for the cart; returns the options of its payment sheet. */
export const openWalletSession = createAction(
  'wallet/open-session',
  async ({ wallet, entryPoint: referer }: WalletSelection): Promise<string> => {
    const query = { referer, paymentMethodId: wallet };
    const { session_id: session } = await asVisitor(() => callApi(getPaymentSession, { query }));
    if (session !== null) return session;
    const details = { errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND', code: 'PYT404', status: 404 };
    throw new ApiError({ ...details, message: 'There is no session of the wallet.' });
  },
);

async function setShipping(address: WalletAddress, captcha: string): Promise<void> {
  const response = pageData().flags.captchaForShippingAddress ? await answerCaptcha(captcha) : undefined;
  const proof = response === undefined ? {} : { recaptcha_response: response };
  await changeCart((id) =>
    callApi(setShippingAddress, { params: { basketId: neededBasket(id) }, body: { ...address, ...proof } }),
  );
}

const setBilling = (address: WalletAddress): Promise<Cart> =>
  changeCart((id) => callApi(setBillingAddress, { params: { basketId: neededBasket(id) }, body: toAddress(address) }));

interface WalletAddressInput {
  readonly address: WalletAddress;
  /** Provider of the captcha. */
  readonly captcha: string;
}

/**
 * Saves the wallet's address for delivered shipments and its contact for the others; shipments sent by email are taxed
 * by the billing address.
 */
export const takeWalletAddress = createAction(
  'wallet/save-address',
  async ({ address, captcha }: WalletAddressInput): Promise<void> => {
    const shipments = $cart.get()?.shipments ?? [];
    const { firstName = '', lastName = '', email = '', phone = '', countryCode = '' } = address;
    const contact = toAddress({ firstName, lastName, email, phone, countryCode });
    for (const one of addressesFor(shipments, { address: toAddress(address), contact, pickup: {} }))
      await setShipping(one, captcha);
    if (!needsOf(shipments).needsAddress) await setBilling(address);
  },
);

interface WalletApproval extends WalletAddressInput {
  readonly wish: WalletSelection;
  readonly paymentToken: string;
  /** The amount that the customer agreed to pay. */
  readonly total: number;
}

/**
 * Result of an approval: `ordered`; `asked`, where the bank has a challenge; `changed`, where the amount due differs
 * from the agreed one and nothing was ordered.
 */
export type WalletOutcome = 'ordered' | 'asked' | 'changed';

/** Orders the cart with the wallet's approval. */
export const payByWallet = createAction(
  'wallet/place-order',
  async (approval: WalletApproval): Promise<WalletOutcome> => {
    const { wish, paymentToken, address, captcha, total } = approval;
    await setBilling(address);
    const prepared = await prepareCart();
    if (!prepared.ok) throw prepared.error;
    if (prepared.value.totals.remainingToPay !== total) return 'changed';
    const wallet = { method: wish.wallet, paymentToken, isOfProduct: wish.entryPoint === 'product' };
    const placed = await submitOrder({ captcha, payLater: 'none', billingAddress: toAddress(address), wallet });
    if (!placed.ok) throw placed.error;
    return $pending.get() ? 'asked' : 'ordered';
  },
);

/** Whether an order was sent without a response. */
export const isOrderUnanswered = (): boolean => readSent() !== undefined;

/** The result of an order that was sent without a response; undefined where there is none, or it never arrived. */
export const recoverOrder = createAction(
  'wallet/recover-order',
  async (captcha: string): Promise<WalletOutcome | undefined> => {
    if (!isOrderUnanswered()) return undefined;
    const recovered = await recoverSent(captcha);
    if (!recovered.ok) throw recovered.error;
    if ($finishedOrder.get()) return 'ordered';
    return $pending.get() ? 'asked' : undefined;
  },
);
