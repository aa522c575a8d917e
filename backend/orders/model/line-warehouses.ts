import { z } from 'zod';
import { warehouseOf, type StockUnits } from '../../inventory/stock.ts';

/** The columns of an order's line that name where its units come from. */
interface LineSourceColumns {
  readonly variant_sku: string;
  readonly store_id: string | null;
  readonly warehouses: string | null;
}

/** Units by warehouse. */
const stored = z.record(z.string(), z.number());

/**
 * The warehouses of a line with the units each of them ships, without those put back in stock. Empty at a store; a line
 * from before there were several is the main warehouse's, whose units are not known.
 */
export const warehousesOfLine = ({ warehouses }: Pick<LineSourceColumns, 'warehouses'>): ReadonlyMap<string, number> =>
  new Map(warehouses === null ? [] : Object.entries(stored.parse(JSON.parse(warehouses))));

/** Some units of a line, by the stock location that they were taken from. */
export function unitsOfLine(line: LineSourceColumns, qty: number): StockUnits[] {
  const { variant_sku: sku, store_id: storeId } = line;
  if (qty <= 0) return [];
  if (line.warehouses === null) return [{ sku, storeId, qty }];
  return Array.from(takeFrom(line, qty), ([warehouseId, part]) => ({ sku, storeId, warehouseId, qty: part }));
}

/** The column of a line after some of its units were put back in stock. */
export function lineWithout(line: LineSourceColumns, qty: number): string {
  const taken = takeFrom(line, qty);
  const left = Array.from(warehousesOfLine(line), ([id, own]) => [id, own - (taken.get(id) ?? 0)] as const);
  return JSON.stringify(Object.fromEntries(left.filter(([, own]) => own > 0)));
}

/** The warehouses named last first, so that what is left comes from as few as possible. */
function takeFrom(line: LineSourceColumns, qty: number): ReadonlyMap<string, number> {
  let left = qty;
  const parts = Array.from(warehousesOfLine(line)).toReversed();
  return new Map(
    parts.flatMap(([id, own]): [string, number][] => {
      const part = Math.min(own, left);
      left -= part;
      return part > 0 ? [[id, part]] : [];
    }),
  );
}

/**
 * Divides what an order took among its lines, in their order: returns the column of a line, and counts its units as
 * used. A line has one warehouse where one has enough left.
 */
export function createLineShares(units: readonly StockUnits[]) {
  const left = units.filter(({ storeId }) => storeId === null).map((unit) => ({ ...unit }));
  return ({ variant_sku, store_id, qty }: Omit<LineSourceColumns, 'warehouses'> & { readonly qty: number }) => {
    if (store_id !== null) return null;
    const own = left.filter(({ sku }) => sku === variant_sku);
    const whole = own.find((unit) => unit.qty >= qty);
    let rest = qty;
    const parts = (whole ? [whole] : own).flatMap((unit) => {
      const part = Math.min(unit.qty, rest);
      unit.qty -= part;
      rest -= part;
      return part > 0 ? [[warehouseOf(unit), part] as const] : [];
    });
    return JSON.stringify(Object.fromEntries(parts));
  };
}
