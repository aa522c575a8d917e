import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceableLine } from '../../pricing-model.ts';
import { allocateAmount } from './allocate.ts';
import type { Promotion, Reward } from './promotion.ts';
import { applyCase, line, off, offAll, offLine, percent, promotion, shipment } from './promotions.test-support.ts';

const money = fc.integer({ min: 0, max: 500_000 });
const count = fc.integer({ min: 1, max: 5 });
const category = fc.constantFrom('boots', 'socks', 'tents');

const cart: fc.Arbitrary<PriceableLine[]> = fc
  .array(fc.record({ price: money, qty: fc.integer({ min: 1, max: 40 }), category }), { maxLength: 8 })
  .map((rows) => rows.map(({ category: own, ...row }, index) => line(`l${index}`, { ...row, categoryIds: [own] })));

const tenths = fc.integer({ min: 1, max: 1000 });
const maxUnits = fc.option(count, { nil: null });
const reward: fc.Arbitrary<Reward> = fc.oneof(
  tenths.map(percent),
  money.map(off),
  fc.record({ amount: money, maxUnits }).map((own): Reward => ({
    kind: 'price',
    amounts: { USD: own.amount },
    maxUnits: own.maxUnits,
    methods: [],
  })),
  fc.record({ kind: fc.constant('buyGet' as const), buy: count, get: count, tenths, maxUnits }),
  fc.constant<Reward>({ kind: 'gift', skus: ['SOCK'], qty: 1 }),
);

const threshold: fc.Arbitrary<Promotion['threshold']> = fc.option(
  fc.oneof(
    money.map((amount) => ({ kind: 'amount' as const, amounts: { USD: amount }, near: null })),
    count.map((units) => ({ kind: 'quantity' as const, units, near: null })),
  ),
  { nil: null },
);

const rules = fc.record({
  reward,
  threshold,
  level: fc.constantFrom('PRODUCT' as const, 'ORDER' as const, 'SHIPPING' as const),
  priority: fc.integer({ min: 0, max: 3 }),
  exclusive: fc.constantFrom('no' as const, 'no' as const, 'level' as const, 'all' as const),
  categoryIds: fc.array(category, { maxLength: 2 }),
});

const book: fc.Arbitrary<Promotion[]> = fc.array(rules, { maxLength: 6 }).map((all) =>
  all.map(({ reward: own, categoryIds, ...fields }, index) =>
    promotion(`p${index}`, own, {
      ...fields,
      items: { categoryIds, productIds: [], brands: [], excludedCategoryIds: [] },
    }),
  ),
);

const giftStock = new Map([['SOCK', 5]]);
const run = (lines: readonly PriceableLine[], promotions: readonly Promotion[]) =>
  applyCase({ lines, promotions, giftStock, shipments: lines.length === 0 ? [] : [shipment(lines)] });

describe('promotions of any kind, on any cart', () => {
  test('divide discounts so that they add up, and leave no line and no shipment below zero', () => {
    fc.assert(
      fc.property(cart, book, (lines, promotions) => {
        const outcome = run(lines, promotions);
        for (const { amount, shares } of outcome.orderDiscounts) {
          expect(Array.from(shares.values()).reduce((sum, share) => sum + share, 0)).toBe(amount);
        }
        for (const { id, qty, unit } of lines) {
          const reduction = offLine(outcome, id);
          expect(reduction >= 0 && reduction <= qty * unit.current && Number.isSafeInteger(reduction)).toBe(true);
        }
        const shipping = outcome.shippingDiscounts.reduce((sum, { amount }) => sum + amount, 0);
        expect(shipping >= 0 && shipping <= 795).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('take the same off in any order of the lines and of the promotions', () => {
    fc.assert(
      fc.property(cart, book, (lines, promotions) => {
        const there = run(lines, promotions);
        const back = run(lines.toReversed(), promotions.toReversed());
        expect(lines.map(({ id }) => offLine(back, id))).toEqual(lines.map(({ id }) => offLine(there, id)));
        expect(back.applied).toEqual(there.applied);
      }),
    );
  });

  test('are deterministic', () => {
    fc.assert(
      fc.property(cart, book, (lines, promotions) => {
        expect(run(lines, promotions)).toEqual(run(lines, promotions));
      }),
    );
  });

  test('apply nothing beside an exclusive one', () => {
    fc.assert(
      fc.property(cart, book, (lines, promotions) => {
        const { applied } = run(lines, promotions);
        const granted = promotions.filter(({ id }) => applied.some(({ promotionId }) => promotionId === id));
        for (const { exclusive, level } of granted) {
          const others = exclusive === 'all' ? granted : granted.filter((other) => other.level === level);
          if (exclusive !== 'no') expect(others).toHaveLength(1);
        }
      }),
    );
  });

  test('are either earned or approaching, never both', () => {
    fc.assert(
      fc.property(cart, book, (lines, promotions) => {
        const { applied, approaching } = run(lines, promotions);
        const earned = new Set(applied.map(({ promotionId }) => promotionId));
        expect(approaching.some(({ promotionId }) => earned.has(promotionId))).toBe(false);
        for (const { distanceFromConditionThreshold: distance } of approaching)
          expect(distance ?? 1).toBeGreaterThan(0);
      }),
    );
  });

  test('never raise a price with a higher percentage or an additional promotion', () => {
    fc.assert(
      fc.property(cart, tenths, tenths, (lines, one, other) => {
        const less = [promotion('p', percent(Math.min(one, other)))];
        const more = [promotion('p', percent(Math.max(one, other)))];
        const reduction = offAll(run(lines, less), lines);
        expect(offAll(run(lines, more), lines)).toBeGreaterThanOrEqual(reduction);
        expect(offAll(run(lines, [...less, promotion('q', percent(other))]), lines)).toBeGreaterThanOrEqual(reduction);
      }),
    );
  });
});

describe('a divided amount', () => {
  test('adds up in whole units, none above its portion', () => {
    const portions = fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(portions, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, part) => {
        const own = amounts.map((amount, index) => ({ id: `l${index}`, amount }));
        const amount = Math.floor(amounts.reduce((sum, one) => sum + one, 0) * part);
        const shares = allocateAmount(amount, own);
        expect(own.reduce((sum, { id }) => sum + (shares.get(id) ?? 0), 0)).toBe(amount);
        expect(own.every((one) => (shares.get(one.id) ?? 0) <= one.amount)).toBe(true);
      }),
    );
  });
});
