import { isApiError } from '../../api/core/api-error.ts';
import { createCart } from '../../api/cart/cart-changes.ts';
import { patchOrder, placeOrder, prepareOrder } from '../../api/orders/orders.ts';
import type { Order } from '../../api/orders/orders.schema.ts';
import type { InputOf } from '../../api/core/operation.ts';
import { readAction } from '../../../domain/checkout/challenge.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { changeCart, refreshCart } from '../cart/cart.ts';
import { $card, saveCard } from './checkout-payment.ts';
import { finishOrder } from './finished-order.ts';
import { neededBasket } from '../cart/cart-changes.ts';
import { attemptOf, forgetAttempt, type Placing } from './order-attempt.ts';
import { $pending, storePending, storeSent, readSent } from './pending-order.ts';

export const prepareCart = createAction('checkout/prepare-order', () =>
  changeCart((id) => callApi(prepareOrder, { body: { basketId: neededBasket(id) } })),
);

function endAttempt(): void {
  forgetAttempt();
  storeSent(undefined);
}

/** An attempt ends with an order or a rejection; without one the order may have been placed. */
async function requestOrder(input: InputOf<typeof placeOrder>): Promise<Order> {
  storeSent(input.body.cartId);
  try {
    const order = await callApi(placeOrder, input);
    endAttempt();
    return order;
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) endAttempt();
    throw error;
  }
}

async function sendOrder(placing: Placing): Promise<Order> {
  const { key, body } = await attemptOf(placing);
  // docs/contract.md#checkout: PayPal on the product page names its basket.
  const isBid = placing.wallet?.method === 'PAYPAL' && placing.wallet.isOfProduct;
  const query = isBid ? { query: { bid: body.cartId } } : {};
  return requestOrder({ ...query, body, headers: { 'idempotency-key': key } });
}

/** Ends with the confirmation, a challenge of the bank, or a redirect to the bank's page. */
async function settle(order: Order, captcha: string): Promise<void> {
  const action = readAction(order);
  if (!action) return finish(order, captcha);
  const method = order.paymentMethod[0]?.code ?? 'CREDIT_CARD';
  storePending({ ...action, orderNumber: order.orderNumber, method, cardType: $card.get()?.brand });
  if (action.type === 'redirect') location.assign(action.url);
}

/** No error of the card undoes the order; the page after it shows the error. */
async function finish(order: Order, captcha: string): Promise<void> {
  try {
    if (order.paymentMethod.some(({ code }) => code === 'CREDIT_CARD')) await saveUsedCard(captcha);
  } finally {
    storePending(undefined);
    finishOrder(order);
  }
}

async function saveUsedCard(captcha: string): Promise<void> {
  const saved = await saveCard(captcha);
  if (!saved.ok) (await import('../account/saving-errors.ts')).storeSavingError('CREDIT_CARD', saved.error);
}

let sending: Promise<void> | undefined;

/** Places the order once, however often it is called. */
export const submitOrder = createAction('checkout/place-order', async (placing: Placing) => {
  const place = async () => settle(await sendOrder(placing), placing.captcha);
  await (sending ??= place().finally(() => (sending = undefined)));
});

/** Submits the bank's response. Where it is rejected the order is void and its cart open again. */
export const submitBankResult = createAction(
  'checkout/submit-bank-result',
  async ({ redirectResult, captcha }: { redirectResult: string; captcha: string }) => {
    const pending = $pending.get();
    if (!pending) return;
    const { orderNumber, sessionID, paymentInstrumentId, method: code, cardType: card_type } = pending;
    const data = { payment_instrument_id: paymentInstrumentId, sessionID, redirectResult };
    const order = await callApi(patchOrder, {
      params: { orderNumber },
      body: { paymentMethod: { code, additionalData: [card_type === undefined ? data : { card_type, ...data }] } },
      headers: { 'idempotency-key': `${orderNumber}-${sessionID}` },
    });
    await finish(order, captcha);
  },
);

/** Resets the order and the card after a failed payment and loads the open cart (docs/contract.md#checkout). */
export const resetOrder = createAction('checkout/reset-order', async () => {
  storePending(undefined);
  $card.set(undefined);
  forgetAttempt();
  await changeCart(() => callApi(createCart, { body: {} }));
});

/**
 * Recovers an order that was sent before the page was left: for an ordered cart the service returns its order again,
 * whatever the request contains; an open cart was not ordered.
 */
export const recoverSent = createAction('checkout/recover-order', async (captcha: string) => {
  const cartId = readSent();
  if (cartId === undefined) return;
  const read = await refreshCart({ renew: true });
  if (!read.ok) throw read.error;
  if (read.value?.basketId === cartId) return storeSent(undefined);
  const response = await answerCaptcha(captcha);
  const proof = response === undefined ? {} : { recaptcha_response: response };
  await settle(await requestOrder({ body: { cartId, ...proof } }), captcha);
});
