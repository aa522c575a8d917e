import type { PriceableLine } from '../../pricing-model.ts';
import { allocateAmount, compareValues, type Portion } from './allocate.ts';
import { matchesOf } from './conditions.ts';
import { percentOf, portionsOf, sumOf, type Ledger } from './ledger.ts';
import type { Promotion, Reward } from './promotion.ts';

export interface Reduction {
  /** By line id. */
  readonly shares: ReadonlyMap<string, number>;
  readonly amount: number;
  /** The amount sold at the discount, when a spend account limits it. */
  readonly spend: number;
}

export interface RewardContext {
  readonly currency: string;
  /** What may still be sold at the discount of each kind of spend account. */
  readonly spendLeft: ReadonlyMap<string, number>;
}

/** What a product promotion takes off each line. */
export function reduceLines(promotion: Promotion, ledger: Ledger, context: RewardContext): Reduction {
  const { reward } = promotion;
  const lines = matchesOf(promotion, ledger);
  const units = chooseUnits(lines, ledger, unitsOf(reward, lines));
  const own = units.map(({ line, count, value }) => ({
    id: line.id,
    amount: reductionOf(reward, { count, value }, context.currency),
  }));
  const values = units.map(({ line, value }) => ({ id: line.id, amount: value }));
  return limit(reward, { own, values }, context);
}

/** What an order promotion takes off, divided among the lines it applies to. */
export function reduceOrder(promotion: Promotion, ledger: Ledger, context: RewardContext): Reduction {
  const { reward } = promotion;
  const values = portionsOf(ledger, matchesOf(promotion, ledger));
  const value = sumOf(values);
  const amount = reductionOf(reward, { count: 1, value }, context.currency);
  return limit(reward, { own: divide(amount, values), values }, context);
}

const divide = (amount: number, portions: readonly Portion[]): Portion[] =>
  Array.from(allocateAmount(amount, portions), ([id, share]) => ({ id, amount: share }));

interface Reduced {
  readonly own: readonly Portion[];
  /** Price of the reduced units before the reduction. */
  readonly values: readonly Portion[];
}

/** Limits the reduction to the promotion's maximum, and to what the customer's spend account has left. */
function limit(reward: Reward, { own, values }: Reduced, { currency, spendLeft }: RewardContext): Reduction {
  const full = sumOf(own);
  let amount = full;
  let spend = 0;
  if (reward.kind === 'percentage') {
    if (reward.spendAccount !== null) {
      spend = Math.min(sumOf(values), spendLeft.get(reward.spendAccount) ?? 0);
      amount = Math.min(amount, percentOf(spend, reward.tenths));
    }
    amount = Math.min(amount, reward.most?.[currency] ?? Infinity);
  }
  const shares = amount === full ? own : divide(amount, own);
  return { amount, spend, shares: new Map(shares.map((share) => [share.id, share.amount])) };
}

/** Number of units that are discounted. */
function unitsOf(reward: Reward, lines: readonly PriceableLine[]): number {
  if (reward.kind === 'gift') return 0;
  const max = reward.maxUnits ?? Infinity;
  if (reward.kind !== 'buyGet') return max;
  const units = lines.reduce((sum, line) => sum + (isCounted(line) ? line.qty : 0), 0);
  return Math.min(max, Math.floor(units / (reward.buy + reward.get)) * reward.get);
}

/** Free units are neither counted nor discounted. */
const isCounted = ({ unit }: PriceableLine): boolean => unit.current > 0;

interface Units {
  readonly line: PriceableLine;
  readonly count: number;
  readonly value: number;
}

/** The cheapest units first, equal ones by line id. */
function chooseUnits(lines: readonly PriceableLine[], ledger: Ledger, max: number): Units[] {
  const priceOf = ({ id, qty }: PriceableLine) => ledger.leftOf(id) / qty;
  const sorted = lines.filter(isCounted).toSorted((a, b) => priceOf(a) - priceOf(b) || compareValues(a.id, b.id));
  let open = max;
  return sorted.flatMap((line) => {
    const count = Math.min(open, line.qty);
    open -= count;
    const left = ledger.leftOf(line.id);
    const value = count === line.qty ? left : Math.round((left * count) / line.qty);
    return count === 0 ? [] : [{ line, count, value }];
  });
}

/** The reduction for a number of units, or shipments, that cost `value` together. */
export function reductionOf(
  reward: Reward,
  { count, value }: { count: number; value: number },
  currency: string,
): number {
  switch (reward.kind) {
    case 'percentage':
    case 'buyGet':
      return percentOf(value, reward.tenths);
    case 'amount':
      return Math.min(value, (reward.amounts[currency] ?? 0) * count);
    case 'price':
      return Math.max(0, value - (reward.amounts[currency] ?? Infinity) * count);
    case 'gift':
      return 0;
  }
}
