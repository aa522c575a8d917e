import type { OrderPlacement } from '../../api/orders/orders.schema.ts';
import { withFullPhone } from '../../../domain/checkout/address-rules.ts';
import { $associate } from '../core/associate.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { $cart } from '../cart/cart-state.ts';
import { currentBasketId } from '../cart/cart.ts';
import { $draft, type Typed } from './checkout-draft.ts';
import { $card } from './checkout-payment.ts';
import type { WalletId } from '../../../domain/payment/methods.ts';
import { neededBasket } from '../cart/cart-changes.ts';

export interface Placing {
  /** Providers of the captcha and of deferred payment. */
  readonly captcha: string;
  readonly payLater: string;
  readonly billingAddress: Typed;
  /** A wallet that replaces the payment method chosen in the checkout. */
  readonly wallet?: WalletPayment;
}

interface WalletPayment {
  readonly method: WalletId;
  /** The token of the payment sheet. */
  readonly paymentToken: string;
  /** The wallet was opened on a product page. */
  readonly isOfProduct: boolean;
}

interface Attempt {
  readonly key: string;
  /** The choices of the attempt: other choices start another attempt. */
  readonly choice: string;
  readonly body: OrderPlacement;
}

/** An order request without a response is repeated with the same idempotency key. */
let attempt: Attempt | undefined;

export function forgetAttempt(): void {
  attempt = undefined;
}

/** `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-');

const methodOf = ({ wallet }: Placing) => wallet?.method ?? $draft.get().method;

async function paymentData({ payLater, billingAddress, wallet }: Placing) {
  if (wallet) return { paymentToken: wallet.paymentToken };
  const { method, cardId } = $draft.get();
  const card = $card.get();
  if (method === 'KLARNA') return (await import('./pay-later.ts')).authorizeLater(payLater, billingAddress);
  if (method !== 'CREDIT_CARD') return {};
  if (cardId) return { payment_instrument_id: cardId };
  return card ? { paymentToken: card.paymentToken, bin: card.bin, type: card.brand } : {};
}

/** Empty where gift cards, credit or rewards pay everything. */
async function paymentOf(placing: Placing): Promise<Pick<OrderPlacement, 'paymentMethod'>> {
  if ($cart.get()?.totals.remainingToPay === 0) return {};
  const method = methodOf(placing);
  const additionalData = [{ payment_method_id: method, ...(await paymentData(placing)) }];
  return { paymentMethod: { code: method, id: method, additionalData } };
}

/** The associate of an in-store sale (docs/contract.md#checkout). */
function sellerOf(): Pick<OrderPlacement, 'inStoreSalesInfo'> {
  const associate = $associate.get();
  if (!associate) return {};
  const { storeId, storeEmployeeId } = associate;
  return { inStoreSalesInfo: { storeId, storeEmployeeId } };
}

function choiceOf(cartId: string, placing: Placing): string {
  const paidWith = placing.wallet?.paymentToken ?? [$draft.get().cardId, $card.get()?.paymentToken];
  return JSON.stringify([cartId, methodOf(placing), paidWith, placing.billingAddress]);
}

/** The current attempt, or a new one. */
export async function attemptOf(placing: Placing): Promise<Attempt> {
  const cartId = neededBasket(await currentBasketId());
  const choice = choiceOf(cartId, placing);
  if (attempt?.choice === choice) return attempt;
  const payment = await paymentOf(placing);
  const response = await answerCaptcha(placing.captcha);
  const proof = response === undefined ? {} : { recaptcha_response: response };
  const billingAddress = withFullPhone(placing.billingAddress);
  attempt = { key: newKey(), choice, body: { cartId, billingAddress, ...proof, ...payment, ...sellerOf() } };
  return attempt;
}
