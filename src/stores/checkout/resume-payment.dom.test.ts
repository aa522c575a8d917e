// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cartOf } from '../cart/cart.test-support.ts';
import { $cart } from '../cart/cart-state.ts';
import { errorResponse } from '../core/browser.test-support.ts';
import { replaceNetwork, type Respond, type SentRequest } from '../core/network.test-support.ts';
import { $notice } from './checkout.ts';
import { $draft, updateDraft } from './checkout-draft.ts';
import { submitBankResult } from './checkout-order.ts';
import { $card } from './checkout-payment.ts';
import { ABANDONED, isInterrupted, resumePayment } from './checkout-resume.ts';
import { endPayment } from './end-payment.ts';
import { $finishedOrder } from './finished-order.ts';
import { $pending, readPending, storePending, storeSent, type PendingOrder } from './pending-order.ts';
import { ADA, openCheckout, orderOf } from './checkout.test-support.ts';

const PATCH = 'PATCH /cart/v2/checkout/order/A-1';
const CREATE = 'POST /cart/v1/cart';
const CHALLENGE: PendingOrder = {
  type: 'challenge',
  url: 'https://bank.example/3ds',
  sessionID: 'S1',
  paymentInstrumentId: 'P1',
  orderNumber: 'A-1',
  method: 'CREDIT_CARD',
  cardType: 'VISA',
};
const REDIRECT: PendingOrder = { ...CHALLENGE, type: 'redirect', method: 'IDEAL', cardType: undefined };

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

/** The result that the page sent to the service. */
const results = () =>
  sent.flatMap(({ call, body }) =>
    call === PATCH ? [Object(body).paymentMethod.additionalData[0].redirectResult] : [],
  );

beforeEach(() => {
  openCheckout();
  updateDraft({ step: 'summary', shipping: ADA });
  respond
    .mockReset()
    .mockImplementation(({ call }) => Response.json(call === PATCH ? orderOf() : cartOf({ basketId: 'cart-2' })));
  sent = replaceNetwork(respond);
});

describe('the result of the bank', () => {
  test('completes the order with card type, instrument, session and result, under a key of its own', async () => {
    storePending(CHALLENGE);
    expect(await submitBankResult({ redirectResult: 'passed', captcha: 'none' })).toMatchObject({ ok: true });
    const data = { card_type: 'VISA', payment_instrument_id: 'P1', sessionID: 'S1', redirectResult: 'passed' };
    expect(sent).toEqual([
      {
        call: PATCH,
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: [data] } },
        idempotencyKey: 'A-1-S1',
      },
    ]);
    expect($finishedOrder.get()).toEqual(orderOf());
    expect([$pending.get(), readPending(), $cart.get()]).toEqual([undefined, undefined, null]);
  });

  test('names no card type for the page of a bank', async () => {
    storePending(REDIRECT);
    await submitBankResult({ redirectResult: 'passed', captcha: 'none' });
    const data = { payment_instrument_id: 'P1', sessionID: 'S1', redirectResult: 'passed' };
    expect(sent[0]?.body).toEqual({ paymentMethod: { code: 'IDEAL', additionalData: [data] } });
  });

  test('is not sent without a pending order', async () => {
    expect(await submitBankResult({ redirectResult: 'passed', captcha: 'none' })).toMatchObject({ ok: true });
    expect(sent).toEqual([]);
  });
});

describe('a payment that the bank rejects', () => {
  beforeEach(() => {
    storePending(CHALLENGE);
    $card.set({ paymentToken: 'tok-1', bin: '411111', brand: 'VISA', last4: '1111' });
    respond.mockReturnValueOnce(errorResponse(422, 'PAYMENT_ERROR'));
  });

  test('returns to billing with a message, without the order and the card, and with a new cart', async () => {
    await endPayment('failed', 'none');
    expect(sent.map(({ call }) => call)).toEqual([PATCH, CREATE]);
    expect($notice.get()).toEqual({ key: 'checkout.authenticationFailed' });
    expect([$pending.get(), readPending(), $card.get(), $finishedOrder.get()]).toEqual(Array(4).fill(undefined));
    expect($cart.get()?.basketId).toBe('cart-2');
    expect($draft.get()).toMatchObject({ step: 'billing', shipping: ADA });
  });

  test('replaces the history entry of the summary', async () => {
    const entries = history.length;
    await endPayment('failed', 'none');
    expect([history.length, history.state]).toEqual([entries, { step: 'billing' }]);
  });
});

test('a payment that the bank confirms after its order was released says so', async () => {
  storePending(CHALLENGE);
  respond.mockReturnValueOnce(errorResponse(422, 'PAYMENT_ERROR', { reason: 'expired' }));
  await endPayment('passed', 'none');
  expect($notice.get()).toEqual({ key: 'checkout.authenticationLate' });
  expect([$pending.get(), $draft.get().step]).toEqual([undefined, 'billing']);
});

test('a payment without a response of the service stays pending, with an error, and can be ended again', async () => {
  storePending(CHALLENGE);
  respond.mockReturnValueOnce(undefined);
  await endPayment('passed', 'none');
  expect($notice.get()).toMatchObject({ error: { errorId: 'NETWORK' } });
  expect([$pending.get(), $draft.get().step]).toEqual([CHALLENGE, 'summary']);
  await endPayment('passed', 'none');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['A-1-S1', 'A-1-S1']);
  expect($finishedOrder.get()).toEqual(orderOf());
});

describe('returning to a page with a pending payment', () => {
  class Navigation {
    readonly type: string;

    constructor(type: string) {
      this.type = type;
    }
  }
  const arriveBy = (type: string, search = '') => {
    vi.stubGlobal('PerformanceNavigationTiming', Navigation);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object(new Navigation(type))]);
    history.replaceState(null, '', `/checkout${search}`);
  };
  afterEach(() => vi.restoreAllMocks());

  /** As the former page of this tab stored it. */
  const leaveWith = (pending: PendingOrder) => {
    storePending(pending);
    $pending.set(undefined);
  };

  test('submits the result in the address, and removes it from there', async () => {
    leaveWith(REDIRECT);
    arriveBy('navigate', '?sessionID=S1&redirectResult=passed&siteId=us');
    await resumePayment('none');
    expect(results()).toEqual(['passed']);
    expect(location.search).toBe('?siteId=us');
    expect($finishedOrder.get()).toEqual(orderOf());
  });

  test.each([
    ['without a result', ''],
    ['with the result of another payment', '?sessionID=S9&redirectResult=passed'],
    ['with an incomplete result', '?sessionID=S1'],
  ])('voids the order %s: the customer cancelled', async (_, search) => {
    leaveWith(REDIRECT);
    arriveBy('navigate', search);
    respond.mockReturnValueOnce(errorResponse(422, 'PAYMENT_ERROR'));
    await resumePayment('none');
    expect(results()).toEqual([ABANDONED]);
    expect([location.search, $draft.get().step]).toEqual(['', 'billing']);
  });

  test('shows a challenge again after a reload', async () => {
    leaveWith(CHALLENGE);
    arriveBy('reload');
    await resumePayment('none');
    expect($pending.get()).toEqual(CHALLENGE);
    expect(sent).toEqual([]);
  });

  test.each([
    ['a challenge after a navigation', CHALLENGE, 'navigate'],
    ['a redirect after a reload', REDIRECT, 'reload'],
  ])('does not wait for %s', async (_, pending, by) => {
    leaveWith(pending);
    arriveBy(by);
    await resumePayment('none');
    expect(results()).toEqual([ABANDONED]);
  });

  test('recovers an order without a response where none is pending', async () => {
    storeSent('cart-1');
    $cart.set(undefined);
    respond.mockImplementation(() => Response.json(orderOf()));
    arriveBy('navigate');
    await resumePayment('none');
    expect(sent).toEqual([{ call: 'PUT /cart/v2/checkout/order', body: { cartId: 'cart-1' } }]);
    expect($finishedOrder.get()).toEqual(orderOf());
  });
});

describe('a checkout was interrupted', () => {
  test.each([
    ['by a pending payment', () => storePending(CHALLENGE), true],
    ['by an order without a response', () => storeSent('cart-1'), true],
    ['by nothing', () => undefined, false],
    [
      'by a stored value that is no payment',
      () => sessionStorage.setItem('aisle.pendingOrder', '{"type":"challenge"}'),
      false,
    ],
  ])('%s', (_, leave, expected) => {
    leave();
    expect(isInterrupted()).toBe(expected);
  });
});
