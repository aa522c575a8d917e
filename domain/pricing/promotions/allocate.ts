export interface Portion {
  readonly id: string;
  readonly amount: number;
}

/**
 * Divides an amount in proportion to the portions, by largest remainder: the shares are whole, add up to the amount,
 * and none exceeds its portion. Equal remainders are ordered by id, so that the order of the portions does not matter.
 * `amount` must not exceed the sum of the portions.
 */
export function allocateAmount(amount: number, portions: readonly Portion[]): Map<string, number> {
  const whole = BigInt(portions.reduce((sum, portion) => sum + portion.amount, 0));
  if (whole === 0n || amount === 0) return new Map();
  const shares = portions.map(({ id, amount: own }) => {
    const product = BigInt(amount) * BigInt(own);
    return { id, share: Number(product / whole), rest: product % whole };
  });
  let open = amount - shares.reduce((sum, { share }) => sum + share, 0);
  const sorted = shares.toSorted((a, b) => compareValues(b.rest, a.rest) || compareValues(a.id, b.id));
  return new Map(sorted.map(({ id, share }) => [id, share + (open-- > 0 ? 1 : 0)]));
}

/** Compares by code units, the same in every locale. */
export function compareValues<T extends bigint | string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
