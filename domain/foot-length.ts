/** A row of a table of shoe sizes: the longest foot that the size is made for, in centimetres, and the size's names. */
export interface FootSize<Names> {
  readonly footLength: number;
  readonly names: Names;
}

export type FootAdvice<Names> =
  | { readonly status: 'found'; readonly names: Names; readonly footLength: number }
  /** No size is this small, or this large. */
  | { readonly status: 'tooSmall' | 'tooLarge' };

/** Measuring is no more exact than this, in centimetres. */
const TOLERANCE = 0.1;
/** The smallest size also fits a foot that is shorter by this, about one size. */
const SHORTER = 0.5;

/** The smallest size whose foot is at least as long as the measured one, in centimetres. `rows` may have any order. */
export function adviseShoeSize<Names>(rows: readonly FootSize<Names>[], length: number): FootAdvice<Names> {
  const [smallest, ...others] = rows.toSorted((a, b) => a.footLength - b.footLength);
  if (smallest === undefined || length < smallest.footLength - SHORTER) return { status: 'tooSmall' };
  const row = [smallest, ...others].find(({ footLength }) => footLength + TOLERANCE >= length);
  return row === undefined ? { status: 'tooLarge' } : { status: 'found', ...row };
}
