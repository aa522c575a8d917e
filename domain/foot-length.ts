/** A row of a table of shoe sizes: the longest foot that the size is made for, in centimetres, and the size's names. */
export interface FootSize<Names> {
  readonly footLength: number;
  readonly names: Names;
}

export type FootAdvice<Names> =
  /** One size of each table that has one, in the order of the tables. */
  | { readonly status: 'found'; readonly sizes: readonly FootSize<Names>[] }
  /** No size is this small, or this large. */
  | { readonly status: 'tooSmall' | 'tooLarge' };

/** Measuring is no more exact than this, in centimetres. */
const TOLERANCE = 0.1;
/** The smallest size also fits a foot that is shorter by this, about one size. */
const SHORTER = 0.5;

/**
 * The smallest size of each table whose foot is at least as long as the measured one, in centimetres: a length between
 * children's and adults' feet has a size of both. Rows may have any order.
 */
export function adviseShoeSizes<Names>(
  tables: readonly (readonly FootSize<Names>[])[],
  length: number,
): FootAdvice<Names> {
  const sizes = tables.flatMap((rows) => findFootSize(rows, length) ?? []);
  if (sizes.length > 0) return { status: 'found', sizes };
  const isTooSmall = !tables.flat().some(({ footLength }) => footLength < length);
  return { status: isTooSmall ? 'tooSmall' : 'tooLarge' };
}

function findFootSize<Names>(rows: readonly FootSize<Names>[], length: number): FootSize<Names> | undefined {
  const sorted = rows.toSorted((a, b) => a.footLength - b.footLength);
  const [smallest] = sorted;
  if (smallest === undefined || length < smallest.footLength - SHORTER) return undefined;
  return sorted.find(({ footLength }) => footLength + TOLERANCE >= length);
}
