// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import type { SavedCard } from '../../../api/account/payment-cards.schema.ts';
import type { PaymentInstrument, PaymentMethod } from '../../../api/cart/payment.schema.ts';
import { errorResponse } from '../../../stores/core/browser.test-support.ts';
import type { Respond, SentRequest } from '../../../stores/core/network.test-support.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { cartOf } from '../../../stores/cart/cart.test-support.ts';
import { $customer } from '../../../stores/checkout/checkout-customer.ts';
import { openCheckout, savedCardOf } from '../../../stores/checkout/checkout.test-support.ts';
import {
  control,
  descriptionOf,
  enter,
  press,
  renderIsland,
  replaceIslandNetwork,
} from '../../kit/island.test-support.tsx';
import { AccountInstruments } from './AccountInstruments.tsx';
import { Coupons } from './Coupons.tsx';
import { GiftCards } from './GiftCards.tsx';

const INSTRUMENTS = '/cart/v1/cart/cart-1/paymentInstruments';
const REWARD = 'PUT /cart/v1/cart/cart-1/reward';

const methodOf = (id: PaymentMethod['id'], change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  payment_method_id: id,
  available: true,
  remainingAmount: null,
  payableAmount: 0,
  currency: 'USD',
  ...change,
});
const instrumentOf = (change: Partial<PaymentInstrument>): PaymentInstrument => ({
  id: 'P1',
  paymentInstrumentId: 'P1',
  payment_method_id: 'GIFT_CARD',
  amount: 20,
  remainingAmount: 30,
  maskedNumber: '0001',
  code: null,
  card_type: null,
  ...change,
});

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

beforeEach(() => {
  openCheckout();
  respond.mockReset().mockImplementation(({ call }) => {
    if (call.endsWith('/vouchers')) return Response.json({ vouchers: [] });
    return Response.json($cart.get());
  });
  sent = replaceIslandNetwork(respond);
});

describe('a gift card', () => {
  const show = (paymentInstruments: PaymentInstrument[] = []) =>
    renderIsland(<GiftCards cart={cartOf({ paymentInstruments })} />);

  test('is applied by its number, without spaces, and its PIN; the fields are empty then', async () => {
    show();
    enter({ 'Gift card number': '6006 4900 0000 0001', PIN: ' 1234 ' });
    press('Apply gift card');
    await waitFor(() => expect(control('Gift card number').value).toBe(''));
    const giftCard = { number: '6006490000000001', pin: '1234' };
    expect(sent).toEqual([{ call: `POST ${INSTRUMENTS}`, body: { payment_method_id: 'GIFT_CARD', giftCard } }]);
    expect(control('PIN').value).toBe('');
  });

  test('is applied by Enter, without submitting the step', async () => {
    show();
    enter({ 'Gift card number': '1' });
    const isDefault = fireEvent.keyDown(control('PIN'), { key: 'Enter' });
    expect(isDefault).toBe(false);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('needs a number', () => {
    show();
    press('Apply gift card');
    expect(descriptionOf('Gift card number')).toBe('Enter the number of the gift card.');
    expect(sent).toEqual([]);
  });

  test.each([
    ['GC_INVALID2', /is not valid/],
    ['GC_ALREADY_APPLIED', /already part of your payment/],
    ['GC_NOT_ALLOWED', /cannot be used here/],
    ['GC_ZERO_BALANCE', /no money left/],
    ['GFC400', /Enter the number and the PIN/],
    ['GFC812', /has expired/],
  ])('that is rejected with %s shows that at its number, and keeps what was entered', async (errorId, text) => {
    respond.mockImplementation(() => errorResponse(422, errorId));
    show();
    enter({ 'Gift card number': '6006490000000002', PIN: '1234' });
    press('Apply gift card');
    await waitFor(() => expect(descriptionOf('Gift card number')).toMatch(text));
    expect([control('Gift card number').value, control('PIN').value]).toEqual(['6006490000000002', '1234']);
  });

  test('that pays shows its amount and rest, and can be removed', async () => {
    show([instrumentOf({})]);
    expect(screen.getByRole('list').textContent).toMatch(/0001 pays \$20\.00; \$30\.00 stays on it/);
    press('Remove gift card 0001');
    await waitFor(() => expect(document.activeElement).toBe(control('Gift card number')));
    expect(sent).toEqual([{ call: `DELETE ${INSTRUMENTS}`, body: { paymentInstrumentId: 'P1' } }]);
  });
});

describe('the gift cards of the account', () => {
  const giftCard = (last4: string, change: Partial<SavedCard> = {}) =>
    savedCardOf({
      paymentInstrumentId: `saved-${last4}`,
      payment_method_id: 'GIFT_CARD',
      last4,
      balance: 50,
      currency: 'USD',
      ...change,
    });
  const show = (giftCards: SavedCard[], paymentInstruments: PaymentInstrument[] = []) => {
    $customer.set({ profile: Object(), addresses: [], cards: [], giftCards });
    return renderIsland(<GiftCards cart={cartOf({ paymentInstruments })} />);
  };

  test('are applied by one tap, in an open disclosure', async () => {
    show([giftCard('0001')]);
    expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Use gift card 0001' }));
    await waitFor(() => expect(document.activeElement).toBe(control('Gift card number')));
    const body = { payment_method_id: 'GIFT_CARD', paymentInstrumentId: 'saved-0001' };
    expect(sent).toEqual([{ call: `POST ${INSTRUMENTS}`, body }]);
  });

  test('are offered where they can pay: not empty, expired, applied, or in another currency', async () => {
    const unusable = [
      giftCard('0002', { balance: 0 }),
      giftCard('0003', { isExpired: true }),
      giftCard('0004', { currency: 'EUR' }),
      giftCard('0005'),
    ];
    show([...unusable, giftCard('0001')], [instrumentOf({ maskedNumber: '•••• 0005' })]);
    expect(await screen.findByText('Gift card ending in 0001: $50.00')).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Use gift card/ })).toHaveLength(1);
  });
});

describe('a promotion code of the checkout', () => {
  const coupon = {
    code: 'TRAIL10',
    promotionId: 'P1',
    promotionName: '10 %',
    isApplied: true,
    reason: null,
    price: 12,
  };

  test('that is rejected shows that at its input', async () => {
    respond.mockImplementation(() => errorResponse(422, 'PRM155'));
    renderIsland(<Coupons cart={cartOf()} />);
    press('Apply code');
    expect(descriptionOf('Promo code')).toBe('Enter the promo code.');
    enter({ 'Promo code': ' EXPIRED5 ' });
    press('Apply code');
    await waitFor(() => expect(descriptionOf('Promo code')).toBe('This code has expired.'));
    expect(sent).toEqual([{ call: 'PUT /cart/v1/coupon', body: { cartId: 'cart-1', code: 'EXPIRED5' } }]);
  });

  test('shows its discount, or that it waits, and can be removed', async () => {
    const waiting = { ...coupon, code: 'SHIPFREE', isApplied: false };
    renderIsland(<Coupons cart={cartOf({ couponItems: [coupon, waiting] })} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('TRAIL10 -$12.00'),
      expect.stringContaining('SHIPFREE Not in effect yet'),
    ]);
    press('Remove code TRAIL10');
    await waitFor(() => expect(document.activeElement).toBe(control('Promo code')));
  });
});

describe('the instruments of an account', () => {
  const credit = methodOf('ATHLETES_PAYMENT', { remainingAmount: 500, payableAmount: 200 });
  const points = methodOf('LOYALTY_POINTS', { remainingAmount: 10, payableAmount: 10, points: 1000 });
  const show = (cart: Partial<Cart>) => renderIsland(<AccountInstruments cart={cartOf(cart)} />);

  test('show the credit, which is applied and removed by one button', async () => {
    show({ paymentMethods: [credit] });
    const region = within(screen.getByRole('region', { name: 'Your credit' }));
    expect(region.getByText('$500.00 left; $200.00 of this order can be paid with it.')).toBeDefined();
    press('Use credit');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ payment_method_id: 'ATHLETES_PAYMENT' });
  });

  test('remove an applied credit by its id', async () => {
    const applied = instrumentOf({ payment_method_id: 'ATHLETES_PAYMENT', amount: 200 });
    show({ paymentMethods: [{ ...credit, remainingAmount: 300 }], paymentInstruments: [applied] });
    expect(screen.getByText('Pays $200.00; $300.00 stay.')).toBeDefined();
    press('Remove Your credit');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: `DELETE ${INSTRUMENTS}`, body: { paymentInstrumentId: 'P1' } });
  });

  test('have no button for a balance that can pay nothing', () => {
    show({ paymentMethods: [{ ...credit, payableAmount: 0 }] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('name the points that are missing to pay with them', () => {
    const { unmount } = show({ paymentMethods: [{ ...points, payableAmount: 0, points: 499, minimumPoints: 500 }] });
    expect(screen.getByText('1 more point and you can pay with points.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use points' })).toBeNull();
    unmount();
    show({ paymentMethods: [{ ...points, minimumPoints: 500 }] });
    expect(screen.queryByText(/more point/)).toBeNull();
  });

  test('offer rewards once no credit is left', async () => {
    const { unmount } = show({ paymentMethods: [credit, points] });
    expect(screen.getByText('Your rewards can be used once your credit is spent.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Rewards' })).toBeNull();
    unmount();
    show({ paymentMethods: [{ ...credit, remainingAmount: 0 }, points] });
    expect(screen.getByRole('region', { name: 'Rewards' })).toBeDefined();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('add a voucher of the account to those applied, and take one off', async () => {
    const voucherOf = (code: string, currency = 'USD') => ({ code, currency, balance: 10, status: 'available' });
    respond.mockImplementation(({ call }) =>
      call.endsWith('/vouchers')
        ? Response.json({ vouchers: [voucherOf('R10'), voucherOf('R20'), voucherOf('E10', 'EUR')] })
        : Response.json($cart.get()),
    );
    const applied = instrumentOf({ payment_method_id: 'REWARD_CODE', code: 'R10', amount: 10 });
    show({ paymentMethods: [points], paymentInstruments: [applied] });
    fireEvent.click(await screen.findByRole('button', { name: 'Use R20' }));
    await waitFor(() => expect(sent.some(({ call }) => call === REWARD)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Use E10' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(control('Reward code or card')));
    press('Remove R10');
    const codes = () => sent.flatMap(({ call, body }) => (call === REWARD ? [Object(body).appliedLoyaltyVoucher] : []));
    await waitFor(() => expect(codes()).toEqual([['R10', 'R20'], []]));
  });

  test.each([
    ['PRM155', 'This code has expired.'],
    ['REW130', 'Rewards are for members, and can be used once any other credit is spent.'],
    ['REW135', 'Your membership is not confirmed yet. Confirm it, then try again.'],
    ['REW140', 'There is not enough left for this. Choose a smaller amount.'],
  ])('show at the input why a reward code is rejected: %s', async (errorId, text) => {
    respond.mockImplementation(({ call }) =>
      call === REWARD ? errorResponse(422, errorId) : Response.json({ vouchers: [] }),
    );
    show({ paymentMethods: [points] });
    press('Apply reward');
    expect(descriptionOf('Reward code or card')).toBe('Enter the code of the reward.');
    enter({ 'Reward code or card': 'OLD' });
    fireEvent.keyDown(control('Reward code or card'), { key: 'Enter' });
    await waitFor(() => expect(descriptionOf('Reward code or card')).toBe(text));
  });
});
