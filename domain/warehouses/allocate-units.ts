/** Units of a variant. */
interface VariantUnits {
  readonly sku: string;
  readonly qty: number;
}

/** Units of a variant that one warehouse ships. */
export interface AllocatedUnits extends VariantUnits {
  readonly warehouseId: string;
}

/** How many units of a variant a warehouse can ship. */
export type FreeUnits = (warehouseId: string, sku: string) => number;

/**
 * Decides which warehouses ship an order: the first that holds all of it, else the fewest that hold it together, of
 * equally many the earlier ones. Within them a variant comes from one warehouse where one has all its units. Returns
 * undefined when all warehouses together have too few units of some variant.
 */
export function allocateUnits(
  units: readonly VariantUnits[],
  warehouseIds: readonly string[],
  free: FreeUnits,
): AllocatedUnits[] | undefined {
  const demand = sumBySku(units);
  for (let size = 1; size <= warehouseIds.length; size += 1) {
    for (const some of combinations(warehouseIds, size)) {
      if (demand.every(({ sku, qty }) => freeIn(some, sku, free) >= qty)) {
        return demand.flatMap((one) => allocateVariant(one, some, free));
      }
    }
  }
  return demand.length === 0 ? [] : undefined;
}

export const freeIn = (warehouseIds: readonly string[], sku: string, free: FreeUnits): number =>
  warehouseIds.reduce((sum, warehouseId) => sum + free(warehouseId, sku), 0);

function allocateVariant({ sku, qty }: VariantUnits, warehouseIds: readonly string[], free: FreeUnits) {
  const whole = warehouseIds.find((warehouseId) => free(warehouseId, sku) >= qty);
  let left = qty;
  return (whole === undefined ? warehouseIds : [whole]).flatMap((warehouseId): AllocatedUnits[] => {
    const part = Math.min(left, free(warehouseId, sku));
    left -= part;
    return part > 0 ? [{ sku, warehouseId, qty: part }] : [];
  });
}

function sumBySku(units: readonly VariantUnits[]): VariantUnits[] {
  const sums = new Map<string, number>();
  for (const { sku, qty } of units) sums.set(sku, (sums.get(sku) ?? 0) + qty);
  return Array.from(sums, ([sku, qty]) => ({ sku, qty })).filter(({ qty }) => qty > 0);
}

/** Those of the earlier items first. */
function* combinations(items: readonly string[], size: number): Generator<readonly string[]> {
  if (size === 0) return yield [];
  for (let first = 0; first <= items.length - size; first += 1) {
    for (const others of combinations(items.slice(first + 1), size - 1)) yield [items[first] ?? '', ...others];
  }
}
