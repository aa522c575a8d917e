/** A cart line, reduced to what merging needs. */
export interface MergeLine {
  readonly id: string;
  /** Equal lines share it; a cart has one line of each. */
  readonly key: string;
  readonly sku: string;
  readonly qty: number;
}

export interface MergedLine extends MergeLine {
  /** Id of the guest's line that was merged into it. */
  readonly joined: string | undefined;
  readonly isGuests: boolean;
}

/** A line with fewer units than in both carts together, and the available quantity of its variant. */
export interface LoweredLine {
  readonly id: string;
  readonly sku: string;
  readonly availableQty: number;
}

export interface LineMerge {
  readonly lines: readonly MergedLine[];
  readonly lowered: readonly LoweredLine[];
}

/**
 * Merges a guest's lines into the consumer's own: equal lines add up, the others are appended. No line is lost: when
 * stock is short each line keeps at least one unit, and the last lines are reduced first. `mostOf` returns the maximum
 * of a variant over all lines, `undefined` when unknown.
 */
export function mergeLines(
  own: readonly MergeLine[],
  guest: readonly MergeLine[],
  maxOf: (sku: string) => number | undefined,
): LineMerge {
  const guestByKey = new Map(guest.map((line) => [line.key, line]));
  const ownKeys = new Set(own.map(({ key }) => key));
  const joined = own.map((line) => joinLine(line, guestByKey.get(line.key)));
  const followed = guest.filter(({ key }) => !ownKeys.has(key));
  const lines = [...joined, ...followed.map((line) => ({ ...line, joined: undefined, isGuests: true }))];
  const skus = new Set(guest.map(({ sku }) => sku));
  const quantities = new Map([...skus].flatMap((sku) => [...lowerLines(lines, sku, maxOf(sku))]));
  return {
    lines: lines.map((line) => ({ ...line, qty: quantities.get(line.id) ?? line.qty })),
    lowered: lines.flatMap(({ id, sku }) => (quantities.has(id) ? [{ id, sku, availableQty: maxOf(sku) ?? 0 }] : [])),
  };
}

function joinLine(line: MergeLine, equal: MergeLine | undefined): MergedLine {
  return { ...line, qty: line.qty + (equal?.qty ?? 0), joined: equal?.id, isGuests: false };
}

/** New quantities, by id, of those lines of a variant that must be reduced. */
function lowerLines(lines: readonly MergedLine[], sku: string, max: number | undefined): Map<string, number> {
  const lowered = new Map<string, number>();
  const all = lines.filter((line) => line.sku === sku);
  let excess = all.reduce((sum, { qty }) => sum + qty, 0) - (max ?? Infinity);
  for (const { id, qty } of all.toReversed()) {
    const removed = Math.min(excess, qty - 1);
    if (removed <= 0) continue;
    lowered.set(id, qty - removed);
    excess -= removed;
  }
  return lowered;
}
