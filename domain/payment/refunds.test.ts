import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refundOf, shareOf, splitRefund, type LineBack } from './refunds.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const line = fc.record({ qty: fc.integer({ min: 1, max: 40 }), paid: fc.integer({ min: 0, max: 10_000_000 }) });

/** An order's lines and shipping cost, with rounds that each return some units of each line. */
const order = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }), shipping: fc.integer({ min: 0, max: 5000 }) })
  .chain(({ lines, shipping }) =>
    fc.record({
      lines: fc.constant(lines),
      shipping: fc.constant(shipping),
      returns: fc.array(fc.tuple(...lines.map(({ qty }) => fc.integer({ min: 0, max: qty }))), { maxLength: 8 }),
    }),
  );

interface Run {
  readonly lines: readonly LineBack[];
  readonly refunds: readonly number[];
}

function takeBack(lines: readonly LineBack[], returns: readonly (readonly number[])[], total: number): Run {
  const refunds: number[] = [];
  let current = lines;
  for (const quantities of returns) {
    const returned = current.map((one, index) => ({
      ...one,
      now: Math.min(quantities[index] ?? 0, one.qty - one.before),
    }));
    refunds.push(refundOf({ lines: returned, total, refunded: sum(refunds) }));
    current = returned.map((one) => ({ ...one, before: one.before + one.now, now: 0 }));
  }
  return { lines: current, refunds };
}

describe('the share of units in what was paid for a line', () => {
  test('adds up to the amount paid, and differs by at most a cent', () => {
    fc.assert(
      fc.property(line, ({ qty, paid }) => {
        const units = Array.from(
          { length: qty },
          (_, index) => shareOf({ qty, paid }, index + 1) - shareOf({ qty, paid }, index),
        );
        expect(sum(units)).toBe(paid);
        expect(Math.max(...units) - Math.min(...units)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('is exact when cents times units exceed safe integers', () => {
    expect(shareOf({ qty: 999_999, paid: 900_000_000_000_001 }, 999_999)).toBe(900_000_000_000_001);
  });
});

describe('a refund', () => {
  const started = (lines: readonly { qty: number; paid: number }[]) =>
    lines.map((one): LineBack => ({ ...one, before: 0, now: 0, isGift: false }));

  test('is never negative, and all refunds together never exceed what was paid', () => {
    fc.assert(
      fc.property(order, ({ lines, shipping, returns }) => {
        const total = sum(lines.map(({ paid }) => paid)) + shipping;
        const { refunds } = takeBack(started(lines), returns, total);
        for (const refund of refunds) expect(refund).toBeGreaterThanOrEqual(0);
        expect(sum(refunds)).toBeLessThanOrEqual(total);
      }),
    );
  });

  test('of the last unit includes all that is left, with shipping; earlier refunds include no shipping', () => {
    fc.assert(
      fc.property(order, ({ lines, shipping, returns }) => {
        const merchandise = sum(lines.map(({ paid }) => paid));
        const partial = takeBack(started(lines), returns, merchandise + shipping);
        const isWhole = partial.lines.every(({ qty, before }) => qty === before);
        if (!isWhole) {
          expect(sum(partial.refunds)).toBe(sum(partial.lines.map((one) => shareOf(one, one.before))));
        }
        const all = takeBack(started(lines), [...returns, lines.map(({ qty }) => qty)], merchandise + shipping);
        expect(sum(all.refunds)).toBe(merchandise + shipping);
      }),
    );
  });

  test('does not wait for gifts', () => {
    const boots = { qty: 1, paid: 10_000, before: 0, now: 1, isGift: false };
    const socks = { qty: 1, paid: 0, before: 0, now: 0, isGift: true };
    expect(refundOf({ lines: [boots, socks], total: 10_500, refunded: 0 })).toBe(10_500);
  });
});

describe('the parts of a refund', () => {
  const payments = fc.array(
    fc.integer({ min: 1, max: 100_000 }).chain((amount) =>
      fc.record({
        id: fc.uuid(),
        amount: fc.constant(amount),
        refunded: fc.integer({ min: 0, max: amount }),
      }),
    ),
    { minLength: 1, maxLength: 6 },
  );

  test('add up to it and take from no payment more than is left of it, the first payments first', () => {
    fc.assert(
      fc.property(payments, fc.nat(), (paid, seed) => {
        const left = sum(paid.map(({ amount, refunded }) => amount - refunded));
        const amount = left === 0 ? 0 : seed % (left + 1);
        const parts = splitRefund(amount, paid);
        expect(sum(parts.map((part) => part.amount))).toBe(amount);
        const emptied = paid.map(({ id, amount: limit, refunded }) => {
          const part = parts.find((one) => one.id === id)?.amount ?? 0;
          expect(part).toBeLessThanOrEqual(limit - refunded);
          return part === limit - refunded;
        });
        const last = paid.findLastIndex(({ id }) => parts.some((one) => one.id === id));
        expect(emptied.slice(0, Math.max(0, last)).every(Boolean)).toBe(true);
      }),
    );
  });
});
