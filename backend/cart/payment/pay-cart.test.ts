import fc from 'fast-check';
import type { Selectable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LOYALTY } from '../../../src/config.ts';
import type { Tables } from '../../db/tables.ts';
import {
  BOULDER,
  cartRecord,
  cartRow,
  germanRecord,
  NO_FUNDS,
  paymentRow,
  priceWith,
  soldLine,
} from '../model/cart-record.test-support.ts';
import { notByGiftCard, payCart } from './pay-cart.ts';

const NOW = 1_000_000;
type GiftCard = Selectable<Tables['gift_card']>;
type Voucher = Selectable<Tables['voucher']>;

const giftCard = (fields: Partial<GiftCard> = {}): GiftCard => {
  const card = { number: 'G', pin_hash: '', currency: 'USD', balance_minor: 3000, state: 'active' as const };
  return { ...card, expires_at: null, created_at: 0, issued_for: null, ...fields };
};
const voucher = (fields: Partial<Voucher> = {}): Voucher => {
  const own = { code: 'V', consumer_no: 'member', kind: 'REWARD_CODE' as const, currency: 'USD' };
  return { ...own, amount_minor: 2000, balance_minor: 2000, expires_at: null, created_at: 0, ...fields };
};
const payment = (payment_method_id: string, reference: string | null = null, amount_minor: number | null = null) =>
  paymentRow(payment_method_id, { payment_method_id, reference, amount_minor });

const boot = [soldLine('BOOT', { variant: { current: 10_000 } })];
const FUNDS = {
  ...NO_FUNDS,
  giftCards: new Map([['G', giftCard()]]),
  vouchers: new Map([['V', voucher()]]),
  points: 1500,
  isConfirmedMember: true,
};

describe('the balance of a payment', () => {
  const pays = (methodId: string, funds: Partial<typeof FUNDS>, reference = 'G') => {
    const record = cartRecord({ lines: boot, payments: [payment(methodId, reference)], funds: { ...FUNDS, ...funds } });
    return payCart(record, priceWith(record), NOW).parts[0]?.amount;
  };
  const cards = (fields: Partial<GiftCard>) => ({ giftCards: new Map([['G', giftCard(fields)]]) });
  const vouchers = (fields: Partial<Voucher>) => ({ vouchers: new Map([['V', voucher(fields)]]) });

  test.each([
    ['all of a gift card', {}, 3000],
    ['a card up to the moment it expires', { expires_at: NOW + 1 }, 3000],
    ['nothing from that moment on', { expires_at: NOW }, 0],
    ['nothing of a blocked card', { state: 'blocked' as const }, 0],
    ['nothing in another currency', { currency: 'EUR' }, 0],
    ['nothing of an empty card', { balance_minor: 0 }, 0],
    ['no more than the total', { balance_minor: 99_999 }, 10_000],
  ])('is %s', (_, fields, amount) => {
    expect(pays('GIFT_CARD', cards(fields))).toBe(amount);
  });

  test.each([
    ['all of a voucher', {}, 2000],
    ['a voucher up to the moment it expires', { expires_at: NOW + 1 }, 2000],
    ['nothing of an expired voucher', { expires_at: NOW }, 0],
    ['nothing of a voucher in another currency', { currency: 'CAD' }, 0],
  ])('is %s', (_, fields, amount) => {
    expect(pays('REWARD_CODE', vouchers(fields), 'V')).toBe(amount);
    expect(pays('REWARD_CARD', vouchers(fields), 'V')).toBe(amount);
  });

  test('is zero for a card that no longer exists', () => {
    expect(pays('GIFT_CARD', { giftCards: new Map() })).toBe(0);
    expect(pays('REWARD_CODE', { vouchers: new Map() }, 'V')).toBe(0);
  });

  test('is the value of the points of a confirmed member only', () => {
    expect(pays('LOYALTY_POINTS', {})).toBe(1500);
    expect(pays('LOYALTY_POINTS', { isConfirmedMember: false })).toBe(0);
  });

  test('is nothing for fewer points than the minimum', () => {
    const { minimumPoints: minimum } = LOYALTY;
    expect(pays('LOYALTY_POINTS', { points: minimum })).toBe(minimum);
    expect(pays('LOYALTY_POINTS', { points: minimum - 1 })).toBe(0);
  });

  test('is the credit of the customer, by method', () => {
    const credits = new Map([['ATHLETES_PAYMENT', 700] as const, ['INFLUENCER_CREDIT', 400] as const]);
    const payments = [payment('ATHLETES_PAYMENT'), payment('INFLUENCER_CREDIT', null, 100)];
    const record = cartRecord({ lines: boot, payments, funds: { ...NO_FUNDS, credits } });
    const { parts, creditLeft } = payCart(record, priceWith(record), NOW);
    expect(parts.map(({ amount, balance }) => [amount, balance])).toEqual([
      [700, 700],
      [100, 400],
    ]);
    expect(creditLeft).toBe(300);
  });
});

describe('a cart that is paid', () => {
  const paid = (...payments: ReturnType<typeof payment>[]) => {
    const record = cartRecord({ lines: boot, payments, funds: FUNDS });
    return payCart(record, priceWith(record), NOW);
  };

  test('without payments leaves all of the total', () => {
    expect(paid()).toEqual({ parts: [], rest: undefined, remaining: 10_000, creditLeft: 0 });
  });

  test('uses rewards, points and gift cards before the method for the rest, however they were entered', () => {
    const { parts, rest, remaining } = paid(
      payment('CREDIT_CARD', 'saved'),
      payment('GIFT_CARD', 'G'),
      payment('LOYALTY_POINTS', null, 1000),
      payment('REWARD_CODE', 'V'),
    );
    expect(parts.map(({ methodId, amount }) => [methodId, amount])).toEqual([
      ['REWARD_CODE', 2000],
      ['LOYALTY_POINTS', 1000],
      ['GIFT_CARD', 3000],
    ]);
    expect(rest).toMatchObject({ methodId: 'CREDIT_CARD', payment: { reference: 'saved' } });
    expect(remaining).toBe(4000);
  });

  test('ignores a method that the shop no longer knows', () => {
    expect(paid(payment('CHEQUE', 'C'))).toMatchObject({ parts: [], rest: undefined, remaining: 10_000 });
  });
});

describe('the amount that gift cards cannot pay', () => {
  const gift = soldLine('CARD', { variant: { digital: 1, current: 2500 } });
  const priceOf = (record: ReturnType<typeof cartRecord>) => notByGiftCard(priceWith(record));

  test('is nothing without digital products', () => {
    expect(priceOf(cartRecord({ lines: boot }))).toBe(0);
  });

  test('is the price of the digital products, with the tax that is charged on top', () => {
    expect(priceOf(cartRecord({ lines: [...boot, gift], billingAddress: BOULDER }))).toBe(2573);
    expect(priceOf(germanRecord({ lines: [...boot, gift] }))).toBe(2500);
  });

  test('is paid by other instruments first', () => {
    const funds = { ...FUNDS, giftCards: new Map([['G', giftCard({ balance_minor: 99_999 })]]) };
    const payments = [payment('GIFT_CARD', 'G'), payment('LOYALTY_POINTS')];
    const record = cartRecord({ lines: [...boot, gift], payments, funds });
    const { parts, remaining } = payCart(record, priceWith(record), NOW);
    expect(parts.map(({ amount }) => amount)).toEqual([1500, 10_000]);
    expect(remaining).toBe(1000);
  });
});

describe('the parts and the rest of a bill', () => {
  test('add up to its total in every combination, none beyond its balance or limit', () => {
    const amount = fc.nat(20_000);
    const cards = fc.array(fc.record({ balance: amount, limit: fc.option(fc.integer({ min: 1, max: 9000 })) }), {
      maxLength: 5,
    });
    const balances = fc.record({ cards, points: amount, credit: amount, price: amount, digital: amount });
    fc.assert(
      fc.property(balances, fc.boolean(), ({ cards: all, points, credit, price, digital }, isGerman) => {
        const giftCards = new Map(
          all.map(({ balance }, index) => [
            `${index}`,
            giftCard({ number: `${index}`, balance_minor: balance, currency: isGerman ? 'EUR' : 'USD' }),
          ]),
        );
        const credits = new Map([['ATHLETES_PAYMENT', credit] as const]);
        const payments = [
          ...all.map(({ limit }, index) => ({ ...payment('GIFT_CARD', `${index}`, limit), id: `${index}` })),
          payment('LOYALTY_POINTS'),
          payment('ATHLETES_PAYMENT'),
        ];
        const lines = [
          soldLine('BOOT', { variant: { current: price } }),
          soldLine('CARD', { variant: { digital: 1, current: digital } }),
        ];
        const fields = { lines, payments, funds: { ...FUNDS, giftCards, points, credits } };
        const record = isGerman ? germanRecord(fields) : cartRecord({ ...fields, row: cartRow() });
        const priced = priceWith(record);
        const { parts, remaining } = payCart(record, priced, NOW);
        const byMethod = (id: string) =>
          parts.reduce((sum, part) => (part.methodId === id ? sum + part.amount : sum), 0);
        expect(parts.reduce((sum, part) => sum + part.amount, remaining)).toBe(priced.total);
        expect(byMethod('GIFT_CARD')).toBeLessThanOrEqual(priced.total - notByGiftCard(priced));
        for (const part of parts) {
          expect(part.amount).toBeGreaterThanOrEqual(0);
          expect(part.amount).toBeLessThanOrEqual(Math.min(part.balance, part.payment.amount_minor ?? Infinity));
        }
      }),
      { numRuns: 50 },
    );
  });
});
