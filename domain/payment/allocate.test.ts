import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocatePayment, INSTRUMENT_KINDS, type BalanceInstrument } from './allocate.ts';

const bill = { total: 10_000, notByGiftCard: 0, credit: 0 };
const instrument = (
  kind: BalanceInstrument['kind'],
  balance: number,
  limit: number | null = null,
): BalanceInstrument => ({
  id: `${kind}-${balance}`,
  kind,
  balance,
  limit,
});

describe('the amount that each instrument pays', () => {
  test('is allocated by kind, then in order of entry', () => {
    const all = [
      instrument('giftCard', 9000),
      instrument('points', 1000),
      instrument('voucher', 500),
      instrument('voucher', 700),
    ];
    expect(allocatePayment(bill, all)).toEqual({
      shares: [
        { id: 'voucher-500', amount: 500 },
        { id: 'voucher-700', amount: 700 },
        { id: 'points-1000', amount: 1000 },
        { id: 'giftCard-9000', amount: 7800 },
      ],
      remaining: 0,
      creditLeft: 0,
    });
  });

  test('never exceeds its limit', () => {
    expect(allocatePayment(bill, [instrument('giftCard', 5000, 1200)])).toMatchObject({ remaining: 8800 });
  });

  test('of rewards is zero while credit is left', () => {
    const limited = allocatePayment({ ...bill, credit: 20_000 }, [
      instrument('credit', 20_000, 3000),
      instrument('points', 4000),
    ]);
    expect(limited).toMatchObject({ remaining: 7000, creditLeft: 17_000 });
    const usedUp = allocatePayment({ ...bill, credit: 3000 }, [instrument('points', 4000), instrument('credit', 3000)]);
    expect(usedUp).toMatchObject({ remaining: 3000, creditLeft: 0 });
    const notApplied = allocatePayment({ ...bill, credit: 1 }, [instrument('voucher', 4000)]);
    expect(notApplied).toMatchObject({ remaining: 10_000 });
  });

  test('of gift cards leaves gift cards in the cart to other instruments', () => {
    const onGiftCards = { ...bill, notByGiftCard: 2500 };
    expect(allocatePayment(onGiftCards, [instrument('giftCard', 20_000)])).toMatchObject({ remaining: 2500 });
    expect(allocatePayment(onGiftCards, [instrument('giftCard', 20_000), instrument('voucher', 2500)])).toMatchObject({
      remaining: 0,
    });
  });

  test('adds up, and never exceeds the total, a balance or a limit', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    const anyInstrument = fc.record({
      kind: fc.constantFrom(...INSTRUMENT_KINDS),
      balance: amount,
      limit: fc.option(amount.filter((one) => one > 0)),
    });
    const anyBill = fc.tuple(amount, amount, amount);
    fc.assert(
      fc.property(anyBill, fc.array(anyInstrument, { maxLength: 8 }), ([total, gifts, credit], list) => {
        const all = list.map((one, index) => ({ ...one, id: `${index}` }));
        const notByGiftCard = Math.min(gifts, total);
        const { shares, remaining, creditLeft } = allocatePayment({ total, notByGiftCard, credit }, all);
        const sumOf = (kinds: readonly string[]) =>
          shares.reduce(
            (sum, { id, amount: paid }) => (kinds.includes(all[Number(id)]?.kind ?? '') ? sum + paid : sum),
            0,
          );
        expect(sumOf(INSTRUMENT_KINDS) + remaining).toBe(total);
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(sumOf(['credit']) + creditLeft).toBe(credit);
        expect(sumOf(['giftCard'])).toBeLessThanOrEqual(total - notByGiftCard);
        if (creditLeft > 0) expect(sumOf(['voucher', 'points'])).toBe(0);
        for (const { id, amount: paid } of shares) {
          const { balance = 0, limit = null } = all[Number(id)] ?? {};
          expect(paid).toBeGreaterThanOrEqual(0);
          expect(paid).toBeLessThanOrEqual(Math.min(balance, limit ?? balance));
        }
        expect(shares).toHaveLength(all.length);
      }),
    );
  });
});
