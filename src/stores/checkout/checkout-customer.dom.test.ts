// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedAddress } from '../../api/account/address-book.schema.ts';
import type { SavedCard } from '../../api/account/payment-cards.schema.ts';
import { $cart } from '../cart/cart-state.ts';
import { errorResponse } from '../core/browser.test-support.ts';
import {
  CUSTOMER,
  GUEST,
  replaceNetwork,
  sessionOf,
  type Respond,
  type SentRequest,
} from '../core/network.test-support.ts';
import { $session } from '../core/session.ts';
import { $notice } from './checkout.ts';
import { $customer, followSession, loadCustomer, saveAddress } from './checkout-customer.ts';
import { $draft, updateDraft } from './checkout-draft.ts';
import { $isExpress, goExpress } from './express-checkout.ts';
import {
  ADA,
  HOME,
  INBOX,
  openCheckout,
  PICKUP,
  savedAddressOf,
  savedCardOf,
  STORED_ADDRESS,
} from './checkout.test-support.ts';

const PROFILE = 'GET /consumers-v3/consumer';
const CARDS = 'GET /consumers-v3/consumer/payment_instruments';
const DETAILS = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Hill', phone: '+13035550100' };

interface Account {
  readonly addresses?: readonly SavedAddress[];
  readonly cards?: readonly SavedCard[];
}

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

const calls = () => sent.map(({ call }) => call);

beforeEach(() => {
  openCheckout();
  sent = replaceNetwork(respond, sessionOf(CUSTOMER));
});

/** The service of an account; for every change of the cart it returns the cart. */
function serve({ addresses = [], cards = [] }: Account = {}): void {
  const consumerDetails = { ...DETAILS, address: addresses };
  respond.mockReset().mockImplementation(({ call }) => {
    if (call === PROFILE) return Response.json({ consumerProfile: { consumerDetails } });
    return Response.json(call === CARDS ? { cards } : $cart.get());
  });
}

async function signIn(account?: Account): Promise<void> {
  serve(account);
  await loadCustomer();
}

describe('the customer of a checkout', () => {
  test('has the addresses and the credit cards of the account', async () => {
    const addresses = [savedAddressOf()];
    const giftCard = savedCardOf({ payment_method_id: 'GIFT_CARD' });
    await signIn({ addresses, cards: [savedCardOf(), giftCard] });
    const cards = { cards: [savedCardOf()], giftCards: [giftCard] };
    expect($customer.get()).toEqual({ profile: { ...DETAILS, address: addresses }, addresses, ...cards });
  });

  test('is null for a guest, without a request', async () => {
    sent = replaceNetwork(respond, sessionOf(GUEST));
    $customer.set(undefined);
    expect(await loadCustomer()).toEqual({ ok: true, value: null });
    expect([$customer.get(), sent]).toEqual([null, []]);
  });

  test('is null where the account fails to load, so that everything can be entered', async () => {
    respond.mockReset().mockImplementation(() => errorResponse(404, 'PRO404'));
    $customer.set(undefined);
    expect(await loadCustomer()).toEqual({ ok: true, value: null });
    expect($customer.get()).toBeNull();
  });

  test('keeps the chosen card and address of the account', async () => {
    updateDraft({ step: 'summary', cardId: 'card-1', addressId: 'A1' });
    await signIn({ addresses: [savedAddressOf()], cards: [savedCardOf()] });
    expect($draft.get()).toMatchObject({ step: 'summary', cardId: 'card-1', addressId: 'A1' });
  });

  test.each([
    ['summary', 'billing'],
    ['shipping', 'shipping'],
  ] as const)('loses those of another account; the step %s becomes %s', async (step, expected) => {
    updateDraft({ step, cardId: 'card-9', addressId: 'A9' });
    await signIn({ addresses: [savedAddressOf()], cards: [savedCardOf()] });
    expect($draft.get()).toMatchObject({ step: expected, cardId: undefined, addressId: undefined });
  });

  test('is cleared when the session ends, until the page is left', async () => {
    await signIn({ cards: [savedCardOf()] });
    updateDraft({ cardId: 'card-1' });
    const stop = followSession();
    $session.set({ ...CUSTOMER, expiresIn: 60 });
    expect($customer.get()).not.toBeNull();
    $session.set(GUEST);
    expect([$customer.get(), $draft.get().cardId]).toEqual([null, undefined]);
    stop();
    $session.set(CUSTOMER);
    await signIn();
    $session.set(GUEST);
    expect($customer.get()).not.toBeNull();
  });
});

describe('saving an address in the account', () => {
  const added = savedAddressOf({ id: 'A2', city: 'Denver' });

  beforeEach(async () => {
    await signIn({ addresses: [savedAddressOf()] });
    respond.mockImplementation(() => Response.json({ addressId: 'A2', address: [savedAddressOf(), added] }));
  });

  test('adds a shipping address and returns its id', async () => {
    expect(await saveAddress({ id: undefined, address: ADA })).toEqual({ ok: true, value: 'A2' });
    expect(sent.at(-1)).toEqual({ call: 'POST /consumers-v3/consumer/address', body: { ...ADA, approachType: 'S' } });
    expect($customer.get()?.addresses).toEqual([savedAddressOf(), added]);
  });

  test('changes one by its id, without its type', async () => {
    await saveAddress({ id: 'A2', address: ADA });
    expect(sent.at(-1)).toEqual({ call: 'PUT /consumers-v3/consumer/address/A2', body: ADA });
  });

  test('leaves the addresses unchanged when it fails', async () => {
    respond.mockImplementation(() => errorResponse(422, 'PYT406', { fields: ['city'] }));
    expect(await saveAddress({ id: undefined, address: ADA })).toMatchObject({ error: { errorId: 'PYT406' } });
    expect($customer.get()?.addresses).toEqual([savedAddressOf()]);
  });
});

describe('the express checkout', () => {
  const SHIP = 'POST /cart/v2/cart/cart-1/shippingAddress';
  const BILL = 'POST /cart/v1/cart/cart-1/billingAddress';
  const PREPARE = 'POST /cart/v1/cart/prepareOrder';
  const MAIN = savedAddressOf({ phone: '' });
  const whole = { addresses: [MAIN], cards: [savedCardOf()] };
  const VALUES = { ...ADA, phone: '+13035550100', addressLine2: '' };

  async function go(account: Account): Promise<readonly string[]> {
    await signIn(account);
    const before = sent.length;
    // The service stores the address.
    respond.mockImplementation(() => {
      const cart = $cart.get();
      const shipments = cart?.shipments.map((shipment) => ({ ...shipment, address: STORED_ADDRESS }));
      return Response.json({ ...cart, shipments });
    });
    await goExpress(undefined);
    return calls().slice(before);
  }

  test('saves the main address, prepares the order with the main card and shows the summary', async () => {
    expect(await go(whole)).toEqual([SHIP, BILL, PREPARE]);
    expect($draft.get()).toMatchObject({
      step: 'summary',
      shipping: VALUES,
      isSameAddress: true,
      method: 'CREDIT_CARD',
      cardId: 'card-1',
      isExpressOver: true,
    });
    expect(history.state).toEqual({ step: 'summary' });
  });

  test('prefers the address that was entered, and bills the account’s own', async () => {
    updateDraft({ shipping: { ...ADA, city: 'Denver' } });
    await go({ ...whole, addresses: [MAIN, savedAddressOf({ id: 'B1', approachType: 'B', city: 'Golden' })] });
    const cities = sent.flatMap(({ call, body }) => (call === SHIP || call === BILL ? [Object(body).city] : []));
    expect(cities).toEqual(['Denver', 'Golden']);
    expect($draft.get()).toMatchObject({
      isSameAddress: false,
      shipping: { city: 'Denver' },
      billing: { city: 'Golden' },
    });
  });

  test('needs no address for pickups: the profile names the person', async () => {
    openCheckout({ shipments: [PICKUP] });
    const bill = savedAddressOf({ id: 'B1', approachType: 'B' });
    expect(await go({ addresses: [bill], cards: [savedCardOf()] })).toEqual([SHIP, BILL, PREPARE]);
    expect(sent.find(({ call }) => call === SHIP)?.body).toEqual({ ...DETAILS, shippingId: 's2' });
    expect($draft.get().step).toBe('summary');
  });

  test.each([
    ['the account has no card', { ...whole, cards: [] }],
    ['the main card is expired', { ...whole, cards: [savedCardOf({ isExpired: true })] }],
    ['no card is the main one', { ...whole, cards: [savedCardOf({ main: false })] }],
    ['the account has no address', { ...whole, addresses: [] }],
  ])('stays at the shipping step where %s, and is over', async (_, account) => {
    expect(await go(account)).toEqual([]);
    expect($draft.get()).toMatchObject({ step: 'shipping', isExpressOver: true, cardId: undefined });
  });

  test('does not start for a guest, nor at a later step', async () => {
    serve();
    await goExpress(undefined);
    updateDraft({ step: 'billing' });
    expect(await go(whole)).toEqual([]);
    expect($draft.get().step).toBe('billing');
  });

  test.each([
    [SHIP, 'CHK380', 'shipping'],
    [BILL, 'BIL400', 'billing'],
    [PREPARE, 'SHIPPING_POBOX_UNAVAILABLE', 'shipping'],
  ])('ends at the step of the error where %s fails with %s', async (failing, errorId, step) => {
    await signIn(whole);
    respond.mockImplementation(({ call }) =>
      call === failing ? errorResponse(422, errorId) : Response.json($cart.get()),
    );
    await goExpress(undefined);
    expect($notice.get()).toMatchObject({ error: { errorId } });
    expect([$draft.get().step, $isExpress.get()]).toEqual([step, false]);
  });

  test('is in progress until its requests have ended', async () => {
    await signIn(whole);
    const seen: boolean[] = [];
    respond.mockImplementation(() => {
      seen.push($isExpress.get());
      return Response.json($cart.get());
    });
    await goExpress(undefined);
    expect(seen).not.toContain(false);
    expect($isExpress.get()).toBe(false);
  });

  test('bills the only address of an order by email without sending it there', async () => {
    openCheckout({ shipments: [INBOX] });
    await go(whole);
    expect(sent.find(({ call }) => call === SHIP)?.body).not.toHaveProperty('city');
    expect(sent.find(({ call }) => call === BILL)?.body).toMatchObject({ city: 'Boulder' });
  });

  test('asks for the captcha with the address alone', async () => {
    openCheckout({ shipments: [HOME] });
    await signIn(whole);
    await goExpress('sandbox');
    const proofs = sent.filter(({ body }) => Object(body).recaptcha_response === 'sandbox-pass');
    expect(new Set(proofs.map(({ call }) => call))).toEqual(new Set([SHIP]));
  });
});
