import { describe, expect, test } from 'vitest';
import { firstMarks, seenMarks, showMarks } from './marks.ts';

const DAY = 24 * 60 * 60 * 1000;
const USD = { currency: 'USD', available: true };

describe('the price mark', () => {
  const added = firstMarks({ ...USD, price: 12_000 }, 0);

  test.each([
    [{ ...USD, price: 9_950 }, 20.5],
    [{ ...USD, price: 12_000 }, undefined],
    [{ ...USD, price: 13_000 }, undefined],
    [{ ...USD, price: undefined }, undefined],
    [{ ...USD, currency: 'EUR', price: 9_950 }, undefined],
  ])('of what cost 120.00 USD and is %j: %j', (offered, priceFallen) => {
    expect(showMarks(added, offered, 0).priceFallen).toBe(priceFallen);
  });

  test('is none for what was not sold when it was added', () => {
    expect(showMarks(firstMarks({ ...USD, price: undefined }, 0), { ...USD, price: 1 }, 0).priceFallen).toBeUndefined();
  });
});

describe('the stock mark', () => {
  const out = { ...USD, price: 1, available: false };
  const there = { ...USD, price: 1 };

  test('shows that what was added sold out is back, for a week after it was seen', () => {
    const added = firstMarks(out, 10);
    expect(showMarks(added, out, 20).isBack).toBe(false);
    expect(showMarks(added, there, 20).isBack).toBe(true);
    const seen = { ...added, ...seenMarks(added, true, 20) };
    expect(showMarks(seen, there, 20 + 6 * DAY).isBack).toBe(true);
    expect(seenMarks(seen, true, 20 + DAY)).toBeUndefined();
    expect(showMarks(seen, there, 20 + 7 * DAY).isBack).toBe(false);
  });

  test('starts anew when it is seen sold out again', () => {
    const added = firstMarks(there, 0);
    expect(showMarks(added, there, 5).isBack).toBe(false);
    const gone = { ...added, ...seenMarks(added, false, 10) };
    expect(seenMarks(gone, false, 11)).toBeUndefined();
    const back = { ...gone, ...seenMarks(gone, true, 20) };
    const goneAgain = { ...back, ...seenMarks(back, false, 30 + 8 * DAY) };
    expect(goneAgain).toMatchObject({ out_at: 30 + 8 * DAY, back_at: null });
    expect(showMarks(goneAgain, there, 31 + 8 * DAY).isBack).toBe(true);
  });
});
