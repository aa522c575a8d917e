import type { Selectable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LOYALTY } from '../../../src/config.ts';
import type { Tables } from '../../db/tables.ts';
import {
  cartRecord,
  cartRow,
  MEMBER,
  NO_FUNDS,
  paymentRow,
  priceWith,
  soldLine,
} from '../model/cart-record.test-support.ts';
import type { CartRecord } from '../model/cart-record.ts';
import { answerPayment, methodsOffered } from './payment-response.ts';

const boot = [soldLine('BOOT', { variant: { current: 10_000 } })];
const giftCard: Selectable<Tables['gift_card']> = {
  number: '6006490000001234',
  pin_hash: '',
  currency: 'USD',
  balance_minor: 3000,
  state: 'active',
  expires_at: null,
  issued_for: null,
  created_at: 0,
};
const giftCards = new Map([[giftCard.number, giftCard]]);
const voucher: Selectable<Tables['voucher']> = {
  code: 'V',
  consumer_no: 'member',
  kind: 'REWARD_CODE',
  currency: 'USD',
  amount_minor: 2000,
  balance_minor: 2000,
  expires_at: null,
  created_at: 0,
};
const byGiftCard = paymentRow('g', { reference: giftCard.number });

const answer = (fields: Partial<CartRecord>) => {
  const record = cartRecord({ lines: boot, ...fields });
  return answerPayment(record, priceWith(record));
};
const methodOf = (fields: Partial<CartRecord>, id: string) =>
  answer(fields).paymentMethods.find((method) => method.id === id);

describe('the payment methods of a cart', () => {
  test('can pay all that is left, and have no balance of their own', () => {
    expect(methodOf({}, 'CREDIT_CARD')).toEqual({
      id: 'CREDIT_CARD',
      payment_method_id: 'CREDIT_CARD',
      available: true,
      remainingAmount: null,
      payableAmount: 100,
      currency: 'USD',
    });
    const funds = { ...NO_FUNDS, giftCards };
    expect(methodOf({ payments: [byGiftCard], funds }, 'CREDIT_CARD')).toMatchObject({ payableAmount: 70 });
  });

  test('are not available once nothing is left to pay', () => {
    const rich = new Map([[giftCard.number, { ...giftCard, balance_minor: 50_000 }]]);
    const covered = { payments: [byGiftCard], funds: { ...NO_FUNDS, giftCards: rich } };
    expect(methodOf(covered, 'CREDIT_CARD')).toMatchObject({ available: false, payableAmount: 0 });
    expect(methodOf(covered, 'GIFT_CARD')).toMatchObject({ available: true, payableAmount: 100 });
  });

  test('by gift card pay no gift card', () => {
    const lines = [...boot, soldLine('CARD', { variant: { digital: 1, current: 2500 } })];
    expect(methodOf({ lines }, 'GIFT_CARD')).toMatchObject({ payableAmount: 100 });
    const onlyCards = { lines: lines.slice(1) };
    expect(methodOf(onlyCards, 'GIFT_CARD')).toMatchObject({ available: false, payableAmount: 0 });
  });

  test.each([
    ['a confirmed member', true, 15],
    ['a member who is not confirmed', false, 0],
  ])('by points state the balance of %s', (_, isConfirmedMember, value) => {
    const funds = { ...NO_FUNDS, points: 1500, isConfirmedMember };
    const expected = { points: 1500, remainingAmount: value, payableAmount: value, available: value > 0 };
    expect(methodOf({ customer: MEMBER, funds }, 'LOYALTY_POINTS')).toMatchObject(expected);
  });

  test('by points pay nothing below the minimum, which is named with the balance', () => {
    const { minimumPoints } = LOYALTY;
    const funds = { ...NO_FUNDS, points: 499, isConfirmedMember: true };
    const expected = { points: 499, minimumPoints, remainingAmount: 4.99, payableAmount: 0, available: false };
    expect(methodOf({ customer: MEMBER, funds }, 'LOYALTY_POINTS')).toMatchObject(expected);
  });

  test('by points pay no more than the total, and state what is left of the balance', () => {
    const funds = { ...NO_FUNDS, points: 12_500, isConfirmedMember: true };
    const payments = [paymentRow('p', { payment_method_id: 'LOYALTY_POINTS', amount_minor: 4000 })];
    const method = methodOf({ customer: MEMBER, funds, payments }, 'LOYALTY_POINTS');
    expect(method).toMatchObject({ payableAmount: 100, remainingAmount: 85 });
  });

  test('by credit come before rewards, which pay nothing while credit is left', () => {
    const customer = { ...MEMBER, groups: ['credited'] };
    const credits = new Map([['INFLUENCER_CREDIT', 4000] as const]);
    const funds = { ...NO_FUNDS, points: 1500, isConfirmedMember: true, credits };
    expect(methodOf({ customer, funds }, 'INFLUENCER_CREDIT')).toMatchObject({
      payableAmount: 40,
      remainingAmount: 40,
    });
    for (const id of ['LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD']) {
      expect(methodOf({ customer, funds }, id)).toMatchObject({ available: false, payableAmount: 0 });
    }
    const payments = [paymentRow('c', { payment_method_id: 'INFLUENCER_CREDIT' })];
    expect(methodOf({ customer, funds, payments }, 'INFLUENCER_CREDIT')).toMatchObject({ remainingAmount: 0 });
    expect(methodOf({ customer, funds, payments }, 'LOYALTY_POINTS')).toMatchObject({ payableAmount: 15 });
  });

  test('are those of the customer, the country and the providers', () => {
    const backing = { hasPayment: false, hasPayLater: false };
    expect(methodsOffered(cartRecord({ backing }))).toEqual(['GIFT_CARD']);
    const athlete = { ...MEMBER, isMember: false, groups: ['athlete'] };
    expect(methodsOffered(cartRecord({ customer: athlete }))).toContain('ATHLETES_PAYMENT');
    expect(methodsOffered(cartRecord({ customer: athlete }))).not.toContain('PAYPAL');
    expect(methodsOffered(cartRecord())).not.toContain('LOYALTY_POINTS');
  });
});

describe('the payment instruments of a cart', () => {
  const saved: Selectable<Tables['payment_card']> = {
    id: 'saved',
    consumer_no: 'member',
    kind: 'CREDIT_CARD',
    fingerprint: '',
    token: '',
    brand: 'VISA',
    bin: '411111',
    last4: '1111',
    holder: null,
    expiry_month: 12,
    expiry_year: 2099,
    is_main: 1,
    created_at: 0,
  };

  test('show of a gift card the last four digits only', () => {
    const { paymentInstruments } = answer({ payments: [byGiftCard], funds: { ...NO_FUNDS, giftCards } });
    expect(paymentInstruments).toEqual([
      {
        id: 'g',
        paymentInstrumentId: 'g',
        payment_method_id: 'GIFT_CARD',
        amount: 30,
        remainingAmount: 0,
        maskedNumber: '************1234',
        code: null,
        card_type: null,
      },
    ]);
  });

  test('show the code of a reward, and list it among the rewards while it pays', () => {
    const payments = [paymentRow('v', { payment_method_id: 'REWARD_CODE', reference: 'V' })];
    const funds = { ...NO_FUNDS, vouchers: new Map([['V', voucher]]) };
    const { paymentInstruments, appliedRewards } = answer({ customer: MEMBER, payments, funds });
    expect(paymentInstruments).toMatchObject([{ code: 'V', maskedNumber: null, amount: 20 }]);
    expect(appliedRewards).toEqual([{ code: 'V', payment_method_id: 'REWARD_CODE', amount: 20 }]);
    const empty = { ...NO_FUNDS, vouchers: new Map([['V', { ...voucher, balance_minor: 0 }]]) };
    expect(answer({ customer: MEMBER, payments, funds: empty }).appliedRewards).toEqual([]);
  });

  test('end with the chosen method and what it has to pay', () => {
    const card = paymentRow('c', { payment_method_id: 'CREDIT_CARD', reference: 'saved' });
    const funds = { ...NO_FUNDS, giftCards, savedCards: new Map([['saved', saved]]) };
    const { paymentInstruments, remainingToPay } = answer({ payments: [card, byGiftCard], funds });
    expect(remainingToPay).toBe(70);
    expect(paymentInstruments.at(-1)).toMatchObject({
      paymentInstrumentId: 'c',
      amount: 70,
      remainingAmount: null,
      maskedNumber: '************1111',
      card_type: 'VISA',
    });
  });

  test('show no card number for a card that is not saved, or no longer', () => {
    for (const reference of [null, 'gone']) {
      const card = paymentRow('c', { payment_method_id: 'CREDIT_CARD', reference });
      expect(answer({ payments: [card] }).paymentInstruments).toMatchObject([{ maskedNumber: null, card_type: null }]);
    }
  });
});

describe('the session of PayPal', () => {
  const session = { sessionId: 's', clientToken: 't', categories: [] };
  const paypal = (data: object) => paymentRow('p', { payment_method_id: 'PAYPAL', data: JSON.stringify(data) });

  test('is returned with the cart', () => {
    expect(answer({ payments: [paypal({ session })] }).paypalPaymentSession).toEqual({
      payment_instrument_id: 'p',
      session_id: 's',
      client_token: 't',
    });
  });

  test('is absent before it is started, and for other methods', () => {
    expect(answer({ payments: [paypal({})] }).paypalPaymentSession).toBeNull();
    const klarna = paymentRow('k', { payment_method_id: 'KLARNA', data: JSON.stringify({ session }) });
    expect(answer({ payments: [klarna] }).paypalPaymentSession).toBeNull();
  });
});

test('amounts of a currency without fractions are whole', () => {
  const lines = [soldLine('BOOT', { variant: { current: 1200 } })];
  const record = { lines, row: cartRow({ currency: 'JPY' }) };
  expect(answer(record)).toMatchObject({ remainingToPay: 1200 });
  expect(methodOf(record, 'CREDIT_CARD')).toMatchObject({ payableAmount: 1200, currency: 'JPY' });
});
