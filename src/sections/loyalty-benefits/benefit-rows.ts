export interface Tier {
  readonly title: string;
  readonly text?: string | undefined;
  readonly benefits: readonly { readonly title: string; readonly value?: string | undefined }[];
}

interface BenefitRow {
  readonly title: string;
  /** One per tier: the benefit's value, empty for a benefit without a value, `undefined` where the tier lacks it. */
  readonly cells: readonly (string | undefined)[];
}

/** Every benefit of any tier once, in the order in which the tiers name them. */
export function benefitRows(tiers: readonly Tier[]): readonly BenefitRow[] {
  const titles = new Set(tiers.flatMap(({ benefits }) => benefits.map(({ title }) => title)));
  return [...titles].map((title) => ({ title, cells: tiers.map((tier) => cellOf(tier, title)) }));
}

function cellOf({ benefits }: Tier, title: string): string | undefined {
  const benefit = benefits.find((candidate) => candidate.title === title);
  return benefit && (benefit.value ?? '');
}
