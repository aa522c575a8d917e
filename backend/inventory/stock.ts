import type { Transaction } from 'kysely';
import { FEW_LEFT } from '../../domain/selling.ts';
import { MAIN_WAREHOUSE } from '../../domain/warehouses/warehouse.ts';
import { bumpCatalogRevision, bumpStockRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';

/** Units of a variant that a line takes: from a store, or from any warehouse that ships to the site. */
export interface RequestedUnits {
  readonly sku: string;
  readonly storeId: string | null;
  readonly qty: number;
}

/** Units of a variant in one stock location: a store, or a warehouse. */
export interface StockUnits extends RequestedUnits {
  /** Without a store; by default the main one. */
  readonly warehouseId?: string | undefined;
}

type StockLocation = Omit<StockUnits, 'qty'>;

/** Stock changes of one transaction. */
export interface Stock {
  /** Returns false, and takes nothing, when the stock is insufficient. */
  take(units: StockUnits): Promise<boolean>;
  put(units: StockUnits): Promise<void>;
  /** The current stock of the location. */
  count(location: StockLocation): Promise<number>;
  /** The same, and no other transaction changes it before this one ends. */
  lock(location: StockLocation): Promise<number>;
  /**
   * Call it last in the transaction: updates the catalogue when variants sold out or came back in stock, and what states
   * units when few are left.
   */
  finish(): Promise<void>;
}

export function openStock(transaction: Transaction<Tables>): Stock {
  let hasTurned = false;
  let hasStated = false;
  const changed = (fewer: number, more: number) => {
    if (fewer === more) return;
    if (fewer === 0) hasTurned = true;
    if (fewer <= FEW_LEFT) hasStated = true;
  };

  return {
    async take(units) {
      const left = await (units.storeId === null ? takeFromWarehouse : takeFromStore)(transaction, units);
      if (left !== undefined && units.storeId === null) changed(left, left + units.qty);
      return left !== undefined;
    },
    async put(units) {
      if (units.storeId !== null) return putInStore(transaction, units);
      const now = await putInWarehouse(transaction, units);
      if (now !== undefined) changed(now - units.qty, now);
    },
    count: (location) => countUnits(transaction, location),
    // Nothing is taken: the update locks the row, on both databases.
    lock: async (location) =>
      (await (location.storeId === null ? takeFromWarehouse : takeFromStore)(transaction, { ...location, qty: 0 })) ??
      0,
    async finish() {
      if (hasTurned) await bumpCatalogRevision(transaction);
      else if (hasStated) await bumpStockRevision(transaction);
    },
  };
}

/** Sums the units per stock location, in the common lock order, which prevents deadlocks. */
export function sumUnits(units: readonly StockUnits[]): StockUnits[] {
  const places = Map.groupBy(units, locationKey);
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, qty: others.reduce((sum, { qty }) => sum + qty, first.qty) }] : [],
    );
}

/** Identifies a stock location; in the common lock order. */
export function locationKey({ sku, storeId, warehouseId }: StockLocation): string {
  return JSON.stringify([sku, storeId ?? '', storeId === null ? warehouseOf({ warehouseId }) : '']);
}

export const warehouseOf = ({ warehouseId }: Pick<StockUnits, 'warehouseId'>): string =>
  warehouseId ?? MAIN_WAREHOUSE.id;

/** Untracked stock is never decremented: its number stays above any quantity of a line. */
async function takeFromWarehouse(transaction: Transaction<Tables>, { sku, qty, warehouseId }: StockUnits) {
  const row = await transaction
    .updateTable('stock')
    .set((stock) => ({ qty: stock('qty', '-', stock('tracked', '*', qty)) }))
    .where('variant_sku', '=', sku)
    .where('warehouse_id', '=', warehouseOf({ warehouseId }))
    .where('qty', '>=', qty)
    .returning('qty')
    .executeTakeFirst();
  return row?.qty;
}

async function takeFromStore(transaction: Transaction<Tables>, { sku, storeId, qty }: StockUnits) {
  const row = await transaction
    .updateTable('store_stock')
    .set((stock) => ({ qty: stock('qty', '-', qty) }))
    .where('variant_sku', '=', sku)
    .where('store_id', '=', storeId)
    .where('qty', '>=', qty)
    .returning('qty')
    .executeTakeFirst();
  return row?.qty;
}

async function countUnits(transaction: Transaction<Tables>, { sku, storeId, warehouseId }: StockLocation) {
  const rows =
    storeId === null
      ? transaction
          .selectFrom('stock')
          .select('qty')
          .where('variant_sku', '=', sku)
          .where('warehouse_id', '=', warehouseOf({ warehouseId }))
      : transaction
          .selectFrom('store_stock')
          .select('qty')
          .where('variant_sku', '=', sku)
          .where('store_id', '=', storeId);
  return (await rows.executeTakeFirst())?.qty ?? 0;
}

/** A variant that is no longer sold has no row, and its units are dropped. */
async function putInWarehouse(transaction: Transaction<Tables>, { sku, qty, warehouseId }: StockUnits) {
  const row = await transaction
    .updateTable('stock')
    .set((stock) => ({ qty: stock('qty', '+', stock('tracked', '*', qty)) }))
    .where('variant_sku', '=', sku)
    .where('warehouse_id', '=', warehouseOf({ warehouseId }))
    .returning('qty')
    .executeTakeFirst();
  return row?.qty;
}

async function putInStore(transaction: Transaction<Tables>, { sku, storeId, qty }: StockUnits): Promise<void> {
  await transaction
    .updateTable('store_stock')
    .set((stock) => ({ qty: stock('qty', '+', qty) }))
    .where('variant_sku', '=', sku)
    .where('store_id', '=', storeId)
    .execute();
}
