export interface LoyaltyTier {
  readonly id: string;
  /** Points of the period that reach it. */
  readonly from: number;
  /** Points that a unit of money earns. */
  readonly pointsPerUnit: number;
}

export interface ReachedTier {
  readonly tier: LoyaltyTier;
  /** `undefined` in the highest tier. */
  readonly next: LoyaltyTier | undefined;
}

/** The tier that the points of a period reach. `tiers` are in rising order, the first one from 0. */
export function tierOf(points: number, tiers: readonly [LoyaltyTier, ...LoyaltyTier[]]): ReachedTier {
  const tier = tiers.findLast(({ from }) => from <= points) ?? tiers[0];
  return { tier, next: tiers[tiers.indexOf(tier) + 1] };
}

/** The moment a number of months later, or earlier where it is negative; a day that the month lacks runs into the next. */
export function addMonths(moment: number, months: number): number {
  const date = new Date(moment);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
