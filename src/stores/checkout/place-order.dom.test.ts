// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { announceCartWith, $cart } from '../cart/cart-state.ts';
import { cartOf } from '../cart/cart.test-support.ts';
import { errorResponse } from '../core/browser.test-support.ts';
import { $session } from '../core/session.ts';
import { GUEST, replaceNetwork, type Respond, type SentRequest } from '../core/network.test-support.ts';
import { $customer } from './checkout-customer.ts';
import { $draft, updateDraft } from './checkout-draft.ts';
import { submitOrder } from './checkout-order.ts';
import { $card } from './checkout-payment.ts';
import { $finishedOrder, savedThreshold } from './finished-order.ts';
import { $pending, readSent } from './pending-order.ts';
import { ADA, openCheckout, orderOf } from './checkout.test-support.ts';

const ORDER = 'PUT /cart/v2/checkout/order';
const SAVE_CARD = 'POST /consumers-v3/consumer/payment_instruments';
const CARD = { paymentToken: 'tok-1', bin: '411111', brand: 'VISA', last4: '1111' };
const SHIPPING_PROMOTION = {
  promotionName: 'Free shipping',
  promotionId: 'P1',
  level: 'SHIPPING',
  calloutMessage: '||',
  status: 'Threshold Reached',
  couponCode: null,
  price: 0,
} as const;
const PLACING = { captcha: 'sandbox', payLater: 'sandbox', billingAddress: { ...ADA, phoneCode: '1' } };

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  openCheckout();
  $card.set(CARD);
  respond.mockReset().mockImplementation(({ call }) => Response.json(call === ORDER ? orderOf() : cartOf()));
  sent = replaceNetwork(respond);
});

const calls = () => sent.map(({ call }) => call);
const orders = () => sent.filter(({ call }) => call === ORDER);

describe('an order request', () => {
  test('contains the cart, the billing address with one phone number, the captcha response and the card', async () => {
    expect(await submitOrder(PLACING)).toMatchObject({ ok: true });
    const data = { payment_method_id: 'CREDIT_CARD', paymentToken: 'tok-1', bin: '411111', type: 'VISA' };
    expect(sent).toEqual([
      {
        call: ORDER,
        idempotencyKey: expect.stringMatching(/^[\da-f]+(-[\da-f]+){15}$/),
        body: {
          cartId: 'cart-1',
          billingAddress: { ...ADA, phone: '+13035550100' },
          recaptcha_response: 'sandbox-pass',
          paymentMethod: { code: 'CREDIT_CARD', id: 'CREDIT_CARD', additionalData: [data] },
        },
      },
    ]);
  });

  test.each([
    [{ cardId: 'card-1' }, { payment_method_id: 'CREDIT_CARD', payment_instrument_id: 'card-1' }],
    [{ method: 'IDEAL' }, { payment_method_id: 'IDEAL' }],
    [{ method: 'P24', cardId: 'card-1' }, { payment_method_id: 'P24' }],
  ] as const)('for the choice %o contains the payment %o', async (choice, data) => {
    updateDraft(choice);
    await submitOrder(PLACING);
    expect(sent[0]?.body).toMatchObject({ paymentMethod: { additionalData: [data] } });
  });

  test('contains no payment where nothing is left to pay, and no captcha response where the shop has no captcha', async () => {
    $cart.set(cartOf({ totals: { ...cartOf().totals, remainingToPay: 0 } }));
    await submitOrder({ ...PLACING, captcha: 'none' });
    expect(Object.keys(Object(sent[0]?.body))).toEqual(['cartId', 'billingAddress']);
  });

  test('names the associate of an in-store sale', async () => {
    const associate = { storeId: '1001', storeName: 'Boulder', storeEmployeeId: 'A1001', storeEmployeeName: 'Lee' };
    $session.set({ ...GUEST, associate });
    await submitOrder(PLACING);
    expect(sent[0]?.body).toMatchObject({ inStoreSalesInfo: { storeId: '1001', storeEmployeeId: 'A1001' } });
  });

  test('needs a cart', async () => {
    replaceNetwork(respond);
    $cart.set(null);
    expect(await submitOrder(PLACING)).toMatchObject({ error: { errorId: 'CART_NOT_FOUND', code: 'BSK404' } });
    expect(sent).toEqual([]);
  });
});

describe('an order by pay later', () => {
  const AUTHORIZE = 'POST /sandbox/pay-later/authorize';
  const authorizeWith = (answer: Response | undefined) =>
    respond.mockImplementation(({ call }) => {
      if (call === AUTHORIZE) return answer;
      return Response.json(call === ORDER ? orderOf() : { client_token: 'client', session_id: 'S1' });
    });

  beforeEach(() => updateDraft({ method: 'KLARNA' }));

  test('is authorized first, by the name of the billing address', async () => {
    authorizeWith(Response.json({ approved: true, authorization_token: 'auth' }));
    await submitOrder(PLACING);
    expect(calls()).toEqual(['GET /cart/v1/paymentSession', AUTHORIZE, ORDER]);
    expect(sent[0]?.query).toEqual({ referer: 'checkout', paymentMethodId: 'KLARNA' });
    expect(sent[1]?.body).toEqual({
      client_token: 'client',
      billing_address: { given_name: 'Ada', family_name: 'Hill' },
    });
    const data = { payment_method_id: 'KLARNA', authorization_token: 'auth', sessionID: 'S1' };
    expect(sent[2]?.body).toMatchObject({ paymentMethod: { code: 'KLARNA', additionalData: [data] } });
  });

  test.each([true, false])(
    'is not placed without an approval, and states whether a form is shown: %s',
    async (form) => {
      authorizeWith(Response.json({ approved: false, show_form: form }));
      expect(await submitOrder(PLACING)).toMatchObject({
        error: {
          errorId: 'PAYMENT_ERROR',
          code: 'PAY400',
          message: "Error authorizing Klarna's provider failure",
          details: { showForm: form },
        },
      });
      expect(orders()).toEqual([]);
    },
  );

  test('is not placed where the provider is unreachable', async () => {
    authorizeWith(undefined);
    expect(await submitOrder(PLACING)).toMatchObject({ error: { errorId: 'NETWORK', status: 0 } });
    expect(orders()).toEqual([]);
  });
});

describe('the idempotency key of an order', () => {
  const keys = () => orders().map(({ idempotencyKey }) => idempotencyKey);

  test('is repeated with the same body after a lost response and after an error of the server', async () => {
    respond.mockReturnValueOnce(undefined).mockReturnValueOnce(errorResponse(503, 'GEN500'));
    for (const _ of [1, 2, 3]) await submitOrder(PLACING);
    expect(new Set(keys()).size).toBe(1);
    expect(orders()).toHaveLength(3);
    expect(orders()[2]?.body).toEqual(orders()[0]?.body);
  });

  test('is new after a rejection, and after a success', async () => {
    respond.mockReturnValueOnce(errorResponse(422, 'PAYMENT_ERROR'));
    await submitOrder(PLACING);
    await submitOrder(PLACING);
    $cart.set(cartOf());
    await submitOrder(PLACING);
    expect(new Set(keys()).size).toBe(3);
  });

  test.each([
    ['card', () => $card.set({ ...CARD, paymentToken: 'tok-2' })],
    ['method', () => updateDraft({ method: 'IDEAL' })],
    ['saved card', () => updateDraft({ cardId: 'card-2' })],
    ['cart', () => $cart.set(cartOf({ basketId: 'cart-2' }))],
  ])('is new for another %s', async (_, change) => {
    respond.mockReturnValueOnce(undefined);
    await submitOrder(PLACING);
    change();
    await submitOrder(PLACING);
    expect(new Set(keys()).size).toBe(2);
  });

  test('is new for another billing address', async () => {
    respond.mockReturnValueOnce(undefined);
    await submitOrder(PLACING);
    await submitOrder({ ...PLACING, billingAddress: { ...ADA, city: 'Denver' } });
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('placing an order', () => {
  test('is pending until the response came', async () => {
    const placing = submitOrder(PLACING);
    expect(submitOrder.$status.get()).toEqual({ state: 'pending' });
    await placing;
    expect(submitOrder.$status.get()).toEqual({ state: 'success' });
  });

  test('stores the order and the status of the shipping promotion, and clears the cart and the draft', async () => {
    const broadcast = vi.fn<(basketId: string) => void>();
    announceCartWith(broadcast);
    $cart.set(cartOf({ promoSummary: [SHIPPING_PROMOTION] }));
    updateDraft({ step: 'summary', shipping: ADA });
    await submitOrder(PLACING);
    expect($finishedOrder.get()).toEqual(orderOf());
    expect(JSON.parse(sessionStorage.getItem('aisle.order') ?? '')).toEqual(orderOf());
    expect(savedThreshold()).toBe('Threshold Reached');
    expect($cart.get()).toBeNull();
    expect($draft.get()).toMatchObject({ step: 'shipping', shipping: {} });
    expect(broadcast.mock.calls).toEqual([['']]);
  });

  test('twice at once sends one request and finishes one order', async () => {
    updateDraft({ savesCard: true });
    $customer.set({ profile: Object(), addresses: [], cards: [], giftCards: [] });
    const outcomes = await Promise.all([submitOrder(PLACING), submitOrder(PLACING)]);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }]);
    expect(calls()).toEqual([ORDER, SAVE_CARD]);
  });

  test('leaves the cart, the draft and the card as they were when it fails', async () => {
    updateDraft({ step: 'summary', shipping: ADA });
    const before = [$cart.get(), $draft.get(), $card.get()];
    respond.mockReturnValue(errorResponse(422, 'PAYMENT_ERROR'));
    expect(await submitOrder(PLACING)).toMatchObject({ error: { errorId: 'PAYMENT_ERROR' } });
    expect([$cart.get(), $draft.get(), $card.get()]).toEqual(before);
    expect([$finishedOrder.get(), $pending.get()]).toEqual([undefined, undefined]);
  });

  test.each([
    ['no response came', undefined, 'cart-1'],
    ['the server failed', errorResponse(500, 'GEN500'), 'cart-1'],
    ['the order was rejected', errorResponse(422, 'PAYMENT_ERROR'), undefined],
    ['the order was placed', Response.json(orderOf()), undefined],
  ])('stores the id of the cart while its outcome is unknown: %s', async (_, answer, stored) => {
    respond.mockImplementation(() => {
      expect(readSent()).toBe('cart-1');
      return answer;
    });
    await submitOrder(PLACING);
    expect(readSent()).toBe(stored);
  });
});
