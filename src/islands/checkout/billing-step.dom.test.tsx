// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../api/cart/cart.schema.ts';
import type { PaymentMethod } from '../../api/cart/payment.schema.ts';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { cartOf } from '../../stores/cart/cart.test-support.ts';
import { $notice } from '../../stores/checkout/checkout.ts';
import { $customer } from '../../stores/checkout/checkout-customer.ts';
import { $draft, updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { $card } from '../../stores/checkout/checkout-payment.ts';
import { ADA, HOME, INBOX, openCheckout, savedCardOf } from '../../stores/checkout/checkout.test-support.ts';
import {
  alerts,
  control,
  descriptionOf,
  enter,
  press,
  renderIsland,
  replaceIslandNetwork,
} from '../kit/island.test-support.tsx';
import { BillingStep } from './BillingStep.tsx';
import { Notice } from './Notice.tsx';

const methodOf = (id: PaymentMethod['id'], change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  payment_method_id: id,
  available: true,
  remainingAmount: null,
  payableAmount: 0,
  currency: 'USD',
  ...change,
});

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  openCheckout();
  respond.mockReset().mockImplementation(({ call }) => {
    if (call.endsWith('/countryList')) return Response.json({ countries: [] });
    if (call.includes('/utilities/provinces')) return Response.json({ regions: [{ code: 'CO', name: 'Colorado' }] });
    if (call.endsWith('/paymentSession')) return Response.json({ attachment: { frameUrl: null } });
    return Response.json($cart.get());
  });
  sent = replaceIslandNetwork(respond);
});

describe('the billing step', () => {
  const CARD = methodOf('CREDIT_CARD');
  const BILL = 'POST /cart/v1/cart/cart-1/billingAddress';
  const PREPARE = 'POST /cart/v1/cart/prepareOrder';
  const show = (change: Partial<Cart> = {}) => {
    const cart = cartOf({ shipments: [HOME], paymentMethods: [CARD], ...change });
    $cart.set(cart);
    renderIsland(<BillingStep cart={cart} />);
  };
  const calls = () => sent.map(({ call }) => call).filter((call) => !/utilities|paymentSession/.test(call));
  const withCards = (...cards: ReturnType<typeof savedCardOf>[]) =>
    $customer.set({
      profile: Object({ email: 'ada@example.com', phone: null }),
      addresses: [],
      cards,
      giftCards: [],
    });

  beforeEach(() => updateDraft({ step: 'billing', shipping: ADA }));

  test('bills the delivery address with the main saved card', async () => {
    withCards(savedCardOf({ paymentInstrumentId: 'card-2', main: false, last4: '2222' }), savedCardOf());
    show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /VISA ending in 1111/ }).checked).toBe(true);
    press('Continue to summary');
    await waitFor(() => expect($draft.get().step).toBe('summary'));
    expect(calls()).toEqual([BILL, 'POST /cart/v2/cart/cart-1/shippingAddress', PREPARE]);
    expect(sent.find(({ call }) => call === BILL)?.body).toEqual({ ...ADA, phoneCode: '1' });
    expect($draft.get().cardId).toBe('card-1');
  });

  test('offers no expired card', () => {
    withCards(savedCardOf({ isExpired: true }));
    show();
    const expired = screen.getByRole<HTMLInputElement>('radio', { name: /expired 01\/2040/ });
    expect([expired.disabled, expired.checked]).toEqual([true, false]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Another card' }).checked).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Save this card for next time' })).toBeDefined();
  });

  test('uses the card whose token the page has, until another one is wanted', () => {
    $card.set({ paymentToken: 'tok', bin: '4', brand: 'VISA', last4: '1111' });
    show();
    expect(screen.getByText('VISA ending in 1111')).toBeDefined();
    press('Use another card');
    expect($card.get()).toBeUndefined();
  });

  test('asks for another address on request, with the name of the delivery', async () => {
    withCards(savedCardOf());
    show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Same as the delivery address' }));
    expect([control('First name').value, control('City').value]).toEqual(['Ada', '']);
    press('Continue to summary');
    expect(alerts()).toContain('Enter your city.');
    expect(calls()).toEqual([]);
    await screen.findByRole('option', { name: 'Colorado' });
    enter({ 'Address line 1': '2 Bill St', City: 'Golden', 'State or province': 'CO', 'Postal code': '80401' });
    press('Continue to summary');
    await waitFor(() => expect($draft.get().step).toBe('summary'));
    expect(sent.find(({ call }) => call === BILL)?.body).toMatchObject({ city: 'Golden', email: 'ada@example.com' });
  });

  test('needs an address of its own where nothing is delivered to one', () => {
    updateDraft({ shipping: { firstName: 'Ada', lastName: 'Hill' } });
    show({ shipments: [INBOX] });
    expect(screen.queryByRole('checkbox', { name: 'Same as the delivery address' })).toBeNull();
    expect(screen.getByLabelText('City')).toBeDefined();
  });

  test('shows at its input what is rejected of the address', async () => {
    withCards(savedCardOf());
    show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Same as the delivery address' }));
    await screen.findByRole('option', { name: 'Colorado' });
    enter({ 'Address line 1': '2 Bill St', City: 'Golden', 'State or province': 'CO', 'Postal code': '80401' });
    respond.mockImplementation(() => errorResponse(422, 'CHK320', { fields: ['city'] }));
    press('Continue to summary');
    await waitFor(() => expect(descriptionOf('City')).toBe('Check “City”: it cannot be right as it is.'));
    expect($draft.get().step).toBe('billing');
  });

  test('needs no payment where nothing is left to pay', async () => {
    show({ totals: { ...cartOf().totals, remainingToPay: 0 } });
    expect(screen.getByText('Nothing is left to pay.')).toBeDefined();
    press('Continue to summary');
    await waitFor(() => expect($draft.get().step).toBe('summary'));
  });

  test('stays where the cart of a renewed session is not paid by its instruments', async () => {
    show({ totals: { ...cartOf().totals, remainingToPay: 0 } });
    respond.mockImplementation(() => Response.json(cartOf()));
    press('Continue to summary');
    await waitFor(() => expect($notice.get()).toEqual({ key: 'checkout.sessionRenewed' }));
    expect($draft.get().step).toBe('billing');
  });

  test('offers the methods of the service, and explains the chosen one', () => {
    show({ paymentMethods: [CARD, methodOf('KLARNA'), methodOf('IDEAL')] });
    const group = within(screen.getByRole('group', { name: 'How do you want to pay?' }));
    expect(group.getAllByRole('radio')).toHaveLength(3);
    fireEvent.click(group.getByRole('radio', { name: 'Pay later' }));
    expect($draft.get().method).toBe('KLARNA');
    expect(screen.getByText(/Our partner pays for you now/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'How paying later works' }).getAttribute('href')).toBe(
      '#modal=pay-later-info',
    );
  });

  test('takes no cards where the service has no frame for them', async () => {
    show();
    await waitFor(() => expect(alerts()).toEqual(['Cards cannot be taken at the moment.']));
    press('Continue to summary');
    await waitFor(() => expect($draft.get().step).toBe('billing'));
    expect(calls()).toEqual([]);
  });

  test('a press that waits for the card fields ends when they are not needed any more', async () => {
    const sessions: (() => void)[] = [];
    const answer = respond.getMockImplementation();
    respond.mockImplementation((request) =>
      request.call.endsWith('/paymentSession')
        ? new Promise((resolve) => sessions.push(() => resolve(Response.json({ attachment: { frameUrl: null } }))))
        : (answer?.(request) ?? Response.json({})),
    );
    show({ paymentMethods: [CARD, methodOf('KLARNA')] });
    await waitFor(() => expect(sessions).toHaveLength(1));
    press('Continue to summary');
    expect(screen.getByRole('button', { name: 'Continue to summary' }).getAttribute('aria-busy')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Pay later' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue to summary' }).getAttribute('aria-busy')).toBe('false'),
    );
    press('Continue to summary');
    await waitFor(() => expect($draft.get().step).toBe('summary'));
  });

  test('loads the frame for cards again after a failure', async () => {
    respond.mockImplementation(() => errorResponse(404, 'CART_NOT_FOUND'));
    show();
    await screen.findByText(/^The card fields did not load/);
    const before = sent.length;
    press('Try again');
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  });
});

describe('the notice of a step', () => {
  test('shows a message by its key', () => {
    $notice.set({ key: 'checkout.authenticationFailed' });
    renderIsland(<Notice />);
    expect(alerts()).toEqual([expect.stringMatching(/^Your bank did not confirm the payment/)]);
  });
});
