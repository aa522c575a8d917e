/** How a purchase is split at the pay-later provider in a country: equal payments, the first at once, without interest. */
export interface InstalmentPlan {
  readonly count: number;
  readonly rhythm: 'month' | 'twoWeeks';
  /** Amounts in minor units that can be split, both included. */
  readonly from: number;
  readonly to: number;
}

const MONTHLY = { count: 3, rhythm: 'month', from: 35_00, to: 1_500_00 } as const;
const FORTNIGHTLY = { count: 4, rhythm: 'twoWeeks', from: 35_00, to: 1_000_00 } as const;

/** ISO 3166-1. In countries that are not listed nothing is split. */
const PLANS: Readonly<Record<string, InstalmentPlan>> = {
  US: FORTNIGHTLY,
  CA: FORTNIGHTLY,
  GB: MONTHLY,
  DE: MONTHLY,
  FR: MONTHLY,
  ES: MONTHLY,
  IT: MONTHLY,
  NL: MONTHLY,
};

/** The plan for an amount in minor units; `undefined` where it is not split. */
export function findInstalmentPlan(country: string, amount: number): InstalmentPlan | undefined {
  const plan = Object.hasOwn(PLANS, country) ? PLANS[country] : undefined;
  return plan !== undefined && amount >= plan.from && amount <= plan.to ? plan : undefined;
}

/** The payments of an amount in minor units, which they add up to: what cannot be divided is paid first. */
export function splitAmount(amount: number, count: number): readonly number[] {
  const each = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) => (index === 0 ? amount - each * (count - 1) : each));
}
