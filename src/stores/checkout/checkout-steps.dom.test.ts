// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { $cart } from '../cart/cart-state.ts';
import { cartOf } from '../cart/cart.test-support.ts';
import { GUEST, replaceNetwork, sessionOf, type Respond, type SentRequest } from '../core/network.test-support.ts';
import { $notice, followHistory, goTo, showCheckoutError } from './checkout.ts';
import { $draft, forgetDraft, hasSavedPayment, restoreDraft, updateDraft } from './checkout-draft.ts';
import { $card } from './checkout-payment.ts';
import { ADA, openCheckout } from './checkout.test-support.ts';

const CARD = { paymentToken: 'tok-1', bin: '411111', brand: 'VISA', last4: '1111' };
const errorOf = (errorId: string, details: Record<string, unknown> = {}) =>
  new ApiError({ errorId, status: 422, message: '', details });

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  openCheckout();
  respond.mockReset().mockImplementation(() => Response.json(cartOf()));
  sent = replaceNetwork(respond);
});

describe('the draft of a checkout', () => {
  const EMPTY = {
    step: 'shipping',
    shipping: {},
    billing: {},
    isSameAddress: true,
    hasOtherPickup: false,
    pickup: {},
    wantsNews: false,
    method: 'CREDIT_CARD',
    savesCard: false,
    isExpressOver: false,
  };

  test('starts empty, with the shipping step and a credit card', () => {
    expect($draft.get()).toEqual(EMPTY);
  });

  test('is restored after a reload', () => {
    updateDraft({ step: 'billing', shipping: ADA, addressId: 'A1', wantsNews: true, pickup: { firstName: 'Bo' } });
    updateDraft({ method: 'KLARNA', isSameAddress: false, hasOtherPickup: true, savesCard: true, isExpressOver: true });
    const typed = $draft.get();
    $draft.set({ ...typed, shipping: {}, step: 'shipping' });
    restoreDraft();
    expect($draft.get()).toEqual(typed);
  });

  test('starts at the payment after a reload of a summary whose card was entered', () => {
    updateDraft({ step: 'summary' });
    restoreDraft();
    expect($draft.get().step).toBe('billing');
  });

  test.each([{ cardId: 'card-1' }, { method: 'IDEAL' }] as const)(
    'stays at a summary that is paid by %o',
    (payment) => {
      updateDraft({ step: 'summary', ...payment });
      restoreDraft();
      expect($draft.get().step).toBe('summary');
    },
  );

  test('never contains the entered card', () => {
    $card.set(CARD);
    updateDraft({ step: 'billing', savesCard: true });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(CARD.paymentToken);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['values of other types', '{"step":"paid","shipping":[1],"billing":{"city":7},"method":"CASH","cardId":1}'],
  ])('is empty where %s is stored', (_, text) => {
    sessionStorage.setItem('aisle.checkout', text);
    restoreDraft();
    expect($draft.get()).toEqual(EMPTY);
  });

  test('is forgotten with an order', () => {
    updateDraft({ step: 'summary', shipping: ADA, cardId: 'card-1' });
    forgetDraft();
    restoreDraft();
    expect($draft.get()).toEqual(EMPTY);
  });

  test.each([
    [{ method: 'CREDIT_CARD', cardId: undefined }, false],
    [{ method: 'CREDIT_CARD', cardId: '' }, false],
    [{ method: 'CREDIT_CARD', cardId: 'card-1' }, true],
    [{ method: 'P24', cardId: undefined }, true],
  ] as const)('with %o can be paid without entering a card: %s', (payment, expected) => {
    expect(hasSavedPayment(payment)).toBe(expected);
  });
});

describe('a step of the checkout', () => {
  test('has a history entry of its own, and clears the notice', () => {
    $notice.set({ key: 'checkout.authenticationFailed' });
    const entries = history.length;
    goTo('billing');
    expect(history.length).toBe(entries + 1);
    expect(history.state).toEqual({ step: 'billing' });
    expect([$draft.get().step, $notice.get()]).toEqual(['billing', undefined]);
  });

  test('replaces the entry where it is shown already, or where the caller says so', () => {
    const entries = history.length;
    goTo('shipping');
    goTo('billing', 'replace');
    expect(history.length).toBe(entries);
    expect(history.state).toEqual({ step: 'billing' });
  });

  describe('after the browser’s Back button', () => {
    const goBackTo = (step: unknown) => dispatchEvent(new PopStateEvent('popstate', { state: { step } }));
    let stop = () => {};
    beforeEach(() => {
      stop();
      updateDraft({ step: 'billing' });
      stop = followHistory();
    });

    test('is the one of the history entry, without the notice', () => {
      expect(history.state).toEqual({ step: 'billing' });
      $notice.set({ key: 'checkout.authenticationFailed' });
      goBackTo('shipping');
      expect([$draft.get().step, $notice.get()]).toEqual(['shipping', undefined]);
    });

    test.each([
      ['without a card is the payment', undefined, 'billing'],
      ['with the card of this page is the summary', CARD, 'summary'],
    ] as const)('at a summary %s', (_, card, step) => {
      updateDraft({ step: 'shipping' });
      $card.set(card);
      goBackTo('summary');
      expect($draft.get().step).toBe(step);
    });

    test('stays where the entry names none', () => {
      goBackTo('paid');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      expect($draft.get().step).toBe('billing');
    });

    test('does not follow once the checkout is left', () => {
      stop();
      goBackTo('shipping');
      expect($draft.get().step).toBe('billing');
    });
  });
});

describe('an error of the checkout', () => {
  beforeEach(() => updateDraft({ step: 'summary' }));

  test.each([
    ['PAYMENT_ERROR', 'billing'],
    ['ADDRESS_NOT_FOUND', 'shipping'],
    ['GEN500', 'summary'],
  ])('%s is shown at the step %s', async (errorId, step) => {
    const error = errorOf(errorId);
    expect(await showCheckoutError(error, 'summary')).toEqual([]);
    expect($draft.get().step).toBe(step);
    expect($notice.get()).toEqual({ error });
    expect(sent).toEqual([]);
  });

  test('is shown at its fields alone where they are on the page', async () => {
    expect(await showCheckoutError(errorOf('CHK380', { fields: ['city'] }), 'shipping')).toEqual(['city']);
    expect([$draft.get().step, $notice.get()]).toEqual(['shipping', undefined]);
  });

  test('is shown above the step where its fields are on another', async () => {
    const error = errorOf('CHK380', { fields: ['city'] });
    expect(await showCheckoutError(error, 'billing')).toEqual([]);
    expect($notice.get()).toEqual({ error });
  });

  test('is shown at its field and in a toast where it is one that stays', async () => {
    const error = errorOf('SHIPPING_POBOX_UNAVAILABLE');
    expect(await showCheckoutError(error, 'shipping')).toEqual(['addressLine1']);
    expect($notice.get()).toEqual({ error });
  });

  test.each([
    ['ITEM_NO_LONGER_AVAILABLE', { type: 'PickupToSthTransition' }, 'shipping'],
    ['ITEM_NO_LONGER_AVAILABLE', { type: 'InvalidShippingAddress' }, 'shipping'],
    ['SOME_PRODUCTS_NO_INVENTORY', {}, 'summary'],
  ])('that changed the cart, %s %o, reloads it', async (errorId, details, step) => {
    sent = replaceNetwork(respond, sessionOf({ ...GUEST, basketId: 'cart-1' }));
    respond.mockImplementation(() => Response.json(cartOf({ totalItems: 1 })));
    await showCheckoutError(errorOf(errorId, details), 'summary');
    expect(sent.map(({ call }) => call)).toEqual(['GET /cart/v1/cart/cart-1']);
    expect($cart.get()?.totalItems).toBe(1);
    expect($draft.get().step).toBe(step);
  });

  test('is thrown where it is none of the service', async () => {
    const error = new TypeError('broken');
    await expect(showCheckoutError(error, 'summary')).rejects.toBe(error);
    expect($notice.get()).toBeUndefined();
  });
});
