import { createCart } from '../api/cart-changes.ts';
import { isApiError } from '../api/api-error.ts';

import { patchOrder, placeOrder, prepareOrder } from '../api/orders.ts';
import type { Order, OrderPlacement } from '../api/orders.schema.ts';
import { readChallenge, type Challenge } from '../lib/checkout/challenge.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { changeCart, currentBasketId } from './cart-change.ts';
import { answerCaptcha } from './captcha.ts';
import { neededBasket } from './needed-basket.ts';
import { $card } from './checkout-payment.ts';
import { finishOrder } from './finished-order.ts';
import { createStore } from './store.ts';

/** What the bank wants to know before the order counts. */
export const $challenge = createStore<(Challenge & { readonly orderNumber: string }) | undefined>(undefined);

export const prepare = createAction(() =>
  changeCart((id) => callApi(prepareOrder, { body: { basketId: neededBasket(id) } })),
);

interface Attempt {
  readonly key: string;
  readonly body: OrderPlacement;
}

/** An order that was sent and not answered is sent again as it was: the service knows it by its key. */
let attempt: Attempt | undefined;

/** `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-');

function paymentOf(): Pick<OrderPlacement, 'paymentMethod'> {
  const card = $card.get();
  if (!card) return {};
  const { paymentToken, bin, brand } = card;
  const additionalData = [{ payment_method_id: 'CREDIT_CARD', paymentToken, bin, type: brand }];
  return { paymentMethod: { code: 'CREDIT_CARD', id: 'CREDIT_CARD', additionalData } };
}

interface Placing {
  /** Provider of the captcha. */
  readonly captcha: string;
  readonly billingAddress: Readonly<Record<string, string>>;
}

async function newAttempt({ captcha, billingAddress }: Placing): Promise<Attempt> {
  const cartId = neededBasket(await currentBasketId());
  const response = await answerCaptcha(captcha);
  const proof = response === undefined ? {} : { recaptcha_response: response };
  return { key: newKey(), body: { cartId, billingAddress, ...proof, ...paymentOf() } };
}

async function sendOrder(placing: Placing): Promise<Order> {
  attempt ??= await newAttempt(placing);
  const { key, body } = attempt;
  try {
    const order = await callApi(placeOrder, { body, headers: { 'idempotency-key': key } });
    attempt = undefined;
    return order;
  } catch (error) {
    const isAnswered = isApiError(error) && error.status >= 400 && error.status < 500;
    if (isAnswered) attempt = undefined;
    throw error;
  }
}

let placing: Promise<Order> | undefined;

/** Places the order once, however often it is asked to; ends at the confirmation, or with a question of the bank. */
export const place = createAction(async (given: Placing) => {
  placing ??= sendOrder(given).finally(() => (placing = undefined));
  const order = await placing;
  const challenge = readChallenge(order);
  if (challenge) $challenge.set({ ...challenge, orderNumber: order.orderNumber });
  else finishOrder(order);
});

/** Hands the bank's answer in. Where it is refused the order is given up, and its cart open again. */
export const answerChallenge = createAction(async (redirectResult: string) => {
  const challenge = $challenge.get();
  if (!challenge) return;
  const { orderNumber, sessionID, paymentInstrumentId } = challenge;
  const additionalData = [
    { card_type: $card.get()?.brand, payment_instrument_id: paymentInstrumentId, sessionID, redirectResult },
  ];
  const order = await callApi(patchOrder, {
    params: { orderNumber },
    body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
    headers: { 'idempotency-key': `${orderNumber}-${sessionID}` },
  });
  $challenge.set(undefined);
  finishOrder(order);
});

/** After a payment that failed: no order, no card, and the cart that is open now (specification 1, section 4). */
export const resetOrder = createAction(async () => {
  $challenge.set(undefined);
  $card.set(undefined);
  attempt = undefined;
  await changeCart(() => callApi(createCart, { body: {} }));
});
