import type { CustomerFacts, PriceableLine } from '../../pricing-model.ts';
import { portionsOf, sumOf, type Ledger } from './ledger.ts';
import type { ItemFilter, Promotion } from './promotion.ts';

export interface PromotionScope {
  readonly siteId: string;
  readonly currency: string;
}

/** Whether the promotion applies to the site and has amounts in the currency. */
export function holdsAt({ audience, threshold, reward }: Promotion, { siteId, currency }: PromotionScope): boolean {
  const needed = [
    threshold?.kind === 'amount' ? threshold.amounts : null,
    reward.kind === 'amount' || reward.kind === 'price' ? reward.amounts : null,
    reward.kind === 'percentage' ? reward.most : null,
  ];
  const isHere = audience.siteIds.length === 0 || audience.siteIds.includes(siteId);
  return isHere && needed.every((amounts) => amounts === null || Object.hasOwn(amounts, currency));
}

export function isFor({ audience }: Promotion, customer: CustomerFacts): boolean {
  const { groups, membersOnly, signedInOnly } = audience;
  if (membersOnly && !customer.isMember) return false;
  if (signedInOnly && !customer.isSignedIn) return false;
  return groups.length === 0 || groups.some((group) => customer.groups.includes(group));
}

export function matchesOf({ items }: Promotion, { lines }: Ledger): PriceableLine[] {
  return lines.filter((line) => isMatch(items, line));
}

function isMatch(filter: ItemFilter, { productId, categoryIds, brand }: PriceableLine): boolean {
  const { productIds, categoryIds: wanted, brands, excludedCategoryIds } = filter;
  if (excludedCategoryIds.some((id) => categoryIds.includes(id))) return false;
  if (productIds.length + wanted.length + brands.length === 0) return true;
  return productIds.includes(productId) || brands.includes(brand) || wanted.some((id) => categoryIds.includes(id));
}

/** Progress of the filtered lines towards a threshold. */
export interface Progress {
  readonly reached: number;
  readonly threshold: number;
  /** From which value on the customer is shown the distance. */
  readonly near: number;
  readonly unit: 'amount' | 'quantity';
}

/** Measured on what is left to pay; free units do not count. `null` for a promotion without a threshold. */
export function progressOf(promotion: Promotion, ledger: Ledger, currency: string): Progress | null {
  const { threshold, reward } = promotion;
  const lines = matchesOf(promotion, ledger);
  const units = () => lines.reduce((sum, { qty, unit }) => sum + (unit.current > 0 ? qty : 0), 0);
  if (reward.kind === 'buyGet') {
    const needed = reward.buy + reward.get;
    return { reached: units(), threshold: needed, near: 1, unit: 'quantity' };
  }
  if (threshold === null) return null;
  if (threshold.kind === 'quantity') {
    const near = threshold.near ?? Math.ceil(threshold.units / 2);
    return { reached: units(), threshold: threshold.units, near, unit: 'quantity' };
  }
  const amount = threshold.amounts[currency] ?? Infinity;
  const near = threshold.near?.[currency] ?? Math.ceil(amount / 2);
  return { reached: sumOf(portionsOf(ledger, lines)), threshold: amount, near, unit: 'amount' };
}

export const isReached = (progress: Progress | null): boolean =>
  progress === null || progress.reached >= progress.threshold;
