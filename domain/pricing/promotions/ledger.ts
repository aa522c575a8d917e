import type { PriceableLine } from '../../pricing-model.ts';
import { compareValues, type Portion } from './allocate.ts';

/** The rest to pay for each line while discounts are applied one after another; never below zero. */
export interface Ledger {
  /** Sorted by id, so that the order of a cart's lines does not matter. */
  readonly lines: readonly PriceableLine[];
  leftOf(lineId: string): number;
  take(shares: ReadonlyMap<string, number>): void;
}

export function openLedger(lines: readonly PriceableLine[]): Ledger {
  const left = new Map(lines.map(({ id, qty, unit }) => [id, qty * unit.current]));
  const leftOf = (id: string) => left.get(id) ?? 0;
  return {
    lines: lines.toSorted((a, b) => compareValues(a.id, b.id)),
    leftOf,
    take(shares) {
      for (const [id, amount] of shares) left.set(id, leftOf(id) - amount);
    },
  };
}

export const portionsOf = (ledger: Ledger, lines: readonly PriceableLine[]): Portion[] =>
  lines.map(({ id }) => ({ id, amount: ledger.leftOf(id) }));

export const sumOf = (portions: readonly Portion[]): number => portions.reduce((sum, { amount }) => sum + amount, 0);

/** Halves of a minor unit are rounded up. */
export const percentOf = (amount: number, tenths: number): number => Math.round((amount * tenths) / 1000);
