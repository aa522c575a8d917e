import { allocateUnits } from '../../../domain/warehouses/allocate-units.ts';
import type { ShipsFrom } from '../../../domain/pricing/shipping/departures.ts';
import type { Warehouse } from '../../../domain/warehouses/warehouse.ts';
import { isSold, type SoldLine } from './cart-lines.ts';
import type { CartRecord } from './cart-record.ts';
import { methodOf } from './price-record.ts';

/** The warehouses that would ship the lines of a cart if it were ordered now, by the rule of orders. */
export function shipsFromOf({ lines, row, scope }: CartRecord): ShipsFrom {
  const sold = lines.filter(isSold);
  const [first, ...others] = scope.warehouses;
  if (first && others.length === 0) return new Map(sold.map(({ item }) => [item.variant_sku, [first]]));
  const stocks = new Map(sold.map((line) => [line.item.variant_sku, line.sold.variant.stockIn]));
  const free = (warehouseId: string, sku: string) => stocks.get(sku)?.get(warehouseId) ?? 0;
  const units = sold
    .filter((line) => methodOf(line, row) !== 'pickup')
    .map(({ item }) => ({ sku: item.variant_sku, qty: item.qty }));
  const allocated = allocateUnits(units, scope.warehouseIds, free) ?? [];
  const holder = ({ item }: SoldLine) =>
    scope.warehouses.find(({ id }) => free(id, item.variant_sku) >= item.qty) ??
    scope.warehouses.find(({ id }) => free(id, item.variant_sku) > 0);
  return new Map(
    sold.map((line): [string, readonly Warehouse[]] => {
      const sku = line.item.variant_sku;
      const own = allocated.filter((part) => part.sku === sku).map(({ warehouseId }) => warehouseId);
      const chosen = scope.warehouses.filter(({ id }) => own.includes(id));
      return [sku, chosen.length > 0 ? chosen : [holder(line) ?? first].flatMap((one) => one ?? [])];
    }),
  );
}
