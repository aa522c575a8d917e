// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $cart } from '../cart/cart-state.ts';
import { cartOf } from '../cart/cart.test-support.ts';
import { errorResponse } from '../core/browser.test-support.ts';
import { GUEST, replaceNetwork, sessionOf, type Respond, type SentRequest } from '../core/network.test-support.ts';
import { showNotice } from '../core/notices.ts';
import { $toasts } from '../core/toasts.ts';
import { $customer } from './checkout-customer.ts';
import { updateDraft } from './checkout-draft.ts';
import { prepareCart, recoverSent, resetOrder, submitOrder } from './checkout-order.ts';
import { $card } from './checkout-payment.ts';
import { $finishedOrder } from './finished-order.ts';
import { $pending, readPending, readSent, storeSent } from './pending-order.ts';
import { readyOrder } from './prepare-order.ts';
import { ADA, HOME, openCheckout, orderOf, STORED_ADDRESS, unpaidOrderOf } from './checkout.test-support.ts';

const ORDER = 'PUT /cart/v2/checkout/order';
const SAVE_CARD = 'POST /consumers-v3/consumer/payment_instruments';
const CARD = { paymentToken: 'tok-1', bin: '411111', brand: 'VISA', last4: '1111' };
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

describe('the card of an order', () => {
  beforeEach(() => {
    updateDraft({ savesCard: true });
    $customer.set({ profile: Object(), addresses: [], cards: [], giftCards: [] });
  });

  test('is saved in the account by its token, after the order', async () => {
    await submitOrder(PLACING);
    expect(sent[1]).toEqual({
      call: SAVE_CARD,
      body: { payment_method_id: 'CREDIT_CARD', paymentToken: 'tok-1', recaptcha_response: 'sandbox-pass' },
    });
  });

  test.each([
    ['PYT300', 'PYT300'],
    ['AUT403', 'checkout.cardNotSaved'],
  ])('does not undo the order when saving fails with %s, which the next page shows', async (errorId, text) => {
    respond.mockImplementation(({ call }) => (call === ORDER ? Response.json(orderOf()) : errorResponse(409, errorId)));
    expect(await submitOrder(PLACING)).toMatchObject({ ok: true });
    expect($finishedOrder.get()).toEqual(orderOf());
    $toasts.set([]);
    showNotice();
    expect($toasts.get()).toMatchObject([{ type: 'error', message: text }]);
  });

  test('does not undo the order when saving ends with an exception', async () => {
    const cause = new TypeError('x is not a function');
    const get = () => {
      if (calls().includes(ORDER)) throw cause;
      return CARD.paymentToken;
    };
    $card.set(Object.defineProperty({ ...CARD }, 'paymentToken', { get }));
    await expect(submitOrder(PLACING)).rejects.toBe(cause);
    expect($finishedOrder.get()).toEqual(orderOf());
    await vi.waitFor(() => expect(calls()).toContain('POST /fapi/script-error'));
  });

  test.each([
    ['the customer did not choose so', () => updateDraft({ savesCard: false })],
    ['a bank paid', () => updateDraft({ method: 'IDEAL' })],
    ['the visitor is a guest', () => $customer.set(null)],
    ['no card was entered', () => $card.set(undefined)],
  ])('is not saved where %s', async (_, change) => {
    change();
    await submitOrder(PLACING);
    expect(calls()).toEqual([ORDER]);
  });
});

describe('an order that is not authorized yet', () => {
  const CHALLENGE = { type: 'challenge', url: 'https://bank.example/3ds', sessionID: 'S1', paymentInstrumentId: 'P1' };

  test('is stored with its challenge, also for a reload, and is not finished', async () => {
    respond.mockReturnValue(Response.json(unpaidOrderOf('CREDIT_CARD', 'challenge')));
    expect(await submitOrder(PLACING)).toMatchObject({ ok: true });
    expect($pending.get()).toEqual({ ...CHALLENGE, orderNumber: 'A-1', method: 'CREDIT_CARD', cardType: 'VISA' });
    expect(readPending()).toEqual($pending.get());
    expect($finishedOrder.get()).toBeUndefined();
    expect($cart.get()).not.toBeNull();
  });

  test.each(['IDEAL', 'P24'] as const)('leads to the page of the bank %s, without a dialog', async (method) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    updateDraft({ method });
    respond.mockReturnValue(Response.json(unpaidOrderOf(method, 'redirect')));
    await submitOrder(PLACING);
    expect(assign.mock.calls).toEqual([['https://bank.example/3ds']]);
    expect($pending.get()).toMatchObject({ type: 'redirect', method });
    assign.mockRestore();
  });
});

describe('resetting an order', () => {
  test('forgets the challenge and the card and opens a cart', async () => {
    respond.mockReturnValueOnce(Response.json(unpaidOrderOf('CREDIT_CARD', 'challenge')));
    await submitOrder(PLACING);
    respond.mockReturnValueOnce(Response.json(cartOf({ basketId: 'cart-2' })));
    expect(await resetOrder()).toMatchObject({ ok: true });
    expect(sent[1]).toEqual({ call: 'POST /cart/v1/cart', body: {} });
    expect([$pending.get(), readPending(), $card.get()]).toEqual([undefined, undefined, undefined]);
    expect($cart.get()?.basketId).toBe('cart-2');
  });
});

describe('an order whose response was lost with the page', () => {
  const READ = 'GET /cart/v1/cart/cart-2';

  function returnToPage(basketId: string): void {
    storeSent('cart-1');
    $cart.set(undefined);
    sent = replaceNetwork(respond, sessionOf({ ...GUEST, basketId }));
  }

  test('is requested again by its cart, once the session has another', async () => {
    returnToPage('cart-2');
    respond.mockImplementation(({ call }) =>
      Response.json(call === ORDER ? orderOf() : cartOf({ basketId: 'cart-2' })),
    );
    expect(await recoverSent('sandbox')).toMatchObject({ ok: true });
    expect(sent).toEqual([
      { call: READ },
      { call: ORDER, body: { cartId: 'cart-1', recaptcha_response: 'sandbox-pass' } },
    ]);
    expect($finishedOrder.get()).toEqual(orderOf());
    expect(readSent()).toBeUndefined();
  });

  test('was not placed where its cart is still open', async () => {
    returnToPage('cart-1');
    expect(await recoverSent('sandbox')).toMatchObject({ ok: true });
    expect(calls()).toEqual(['GET /cart/v1/cart/cart-1']);
    expect([readSent(), $finishedOrder.get()]).toEqual([undefined, undefined]);
  });

  test('is not requested while the open cart is unknown, and can be recovered later', async () => {
    returnToPage('cart-2');
    respond.mockReturnValue(undefined);
    expect(await recoverSent('sandbox')).toMatchObject({ error: { errorId: 'NETWORK' } });
    expect(orders()).toEqual([]);
    expect(readSent()).toBe('cart-1');
  });

  test('can be recovered later where its request has no response either', async () => {
    returnToPage('cart-2');
    respond.mockImplementation(({ call }) =>
      call === ORDER ? undefined : Response.json(cartOf({ basketId: 'cart-2' })),
    );
    expect(await recoverSent('sandbox')).toMatchObject({ error: { errorId: 'NETWORK' } });
    expect(readSent()).toBe('cart-1');
  });

  test('is not requested where none was sent', async () => {
    await recoverSent('sandbox');
    expect(sent).toEqual([]);
  });
});

describe('readying an order', () => {
  const READY = { billingAddress: ADA, captcha: undefined };
  const BILL = 'POST /cart/v1/cart/cart-1/billingAddress';
  const PREPARE = 'POST /cart/v1/cart/prepareOrder';

  test('sets the billing address and prepares the cart', async () => {
    respond.mockImplementation(() => Response.json(cartOf({ shipments: [{ ...HOME, address: STORED_ADDRESS }] })));
    expect(await readyOrder(READY)).toMatchObject({ ok: true });
    expect(sent).toEqual([
      { call: BILL, body: ADA },
      { call: PREPARE, body: { basketId: 'cart-1' } },
    ]);
  });

  test('sets the delivery address again where a recreated cart lacks it', async () => {
    updateDraft({ shipping: ADA });
    respond.mockImplementation(() => Response.json(cartOf({ shipments: [HOME] })));
    await readyOrder(READY);
    expect(calls()).toEqual([BILL, 'POST /cart/v2/cart/cart-1/shippingAddress', PREPARE]);
  });

  test.each([[BILL], ['POST /cart/v2/cart/cart-1/shippingAddress'], [PREPARE]])(
    'stops at the error of %s',
    async (failing) => {
      respond.mockImplementation(({ call }) =>
        call === failing ? errorResponse(422, 'CHK320') : Response.json(cartOf({ shipments: [HOME] })),
      );
      expect(await readyOrder(READY)).toMatchObject({ ok: false, error: { errorId: 'CHK320' } });
      expect(calls().at(-1)).toBe(failing);
    },
  );

  test('keeps the cart that preparing rejected', async () => {
    const before = $cart.get();
    respond.mockReturnValue(errorResponse(409, 'SOME_PRODUCTS_NO_INVENTORY'));
    expect(await prepareCart()).toMatchObject({ ok: false });
    expect($cart.get()).toBe(before);
  });
});
