import type { Placement } from '../../../src/cms/sections/listing-rules.schema.ts';
import type { CatalogIndex, Positions } from '../snapshot/catalog-index.ts';

/** The products with the pinned ones among them first and the buried ones last, each in their own order. */
export function placeProducts(
  { positionOf }: Pick<CatalogIndex, 'positionOf'>,
  products: Positions,
  { pinned, buried }: Placement,
): Positions {
  const isThere = new Set(products);
  const find = (ids: readonly string[]) => ids.flatMap((id) => positionOf.get(id) ?? []);
  const first = find(pinned).filter((position) => isThere.has(position));
  const isFirst = new Set(first);
  const last = find(buried).filter((position) => isThere.has(position) && !isFirst.has(position));
  const isPlaced = new Set([...first, ...last]);
  return Uint32Array.from([...isFirst, ...products.filter((position) => !isPlaced.has(position)), ...new Set(last)]);
}

interface FoundPlacement {
  /** `undefined` where editors say nothing of the search. */
  readonly rule: Placement | undefined;
  /** By product; Infinity for one that is not sold. */
  readonly prices: Float64Array;
}

/** The same for what a search found: pinned products that are sold belong to it, whether or not it found them. */
export function placeFound(
  index: Pick<CatalogIndex, 'positionOf'>,
  found: Positions,
  { rule, prices }: FoundPlacement,
): Positions {
  if (rule === undefined) return found;
  const pinned = rule.pinned.flatMap((id) => index.positionOf.get(id) ?? []);
  const sold = pinned.filter((position) => (prices[position] ?? Infinity) !== Infinity);
  return placeProducts(index, Uint32Array.from(new Set([...sold, ...found])), rule);
}
