import type { Transaction } from 'kysely';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';

/** Units of a variant in one place: on a store's shelf, or in the web warehouse. */
export interface StockUnits {
  readonly sku: string;
  readonly storeId: string | null;
  readonly qty: number;
}

/** Stock as one transaction moves it. */
export interface Stock {
  /** Answers false, and takes nothing, where there is not so much. */
  take(units: StockUnits): Promise<boolean>;
  put(units: StockUnits): Promise<void>;
  /** How much there is in that place now. */
  count(location: Pick<StockUnits, 'sku' | 'storeId'>): Promise<number>;
  /** To be called last in the transaction: tells the catalogue of what sold out or came back. */
  finish(): Promise<void>;
}

export function openStock(transaction: Transaction<Tables>): Stock {
  let hasTurned = false;

  return {
    async take(units) {
      const left = await (units.storeId === null ? takeFromWarehouse : takeFromStore)(transaction, units);
      if (left === 0 && units.storeId === null) hasTurned = true;
      return left !== undefined;
    },
    async put(units) {
      if (units.storeId !== null) return putInStore(transaction, units);
      const now = await putInWarehouse(transaction, units);
      if (now === units.qty) hasTurned = true;
    },
    count: (location) => countUnits(transaction, location),
    async finish() {
      if (hasTurned) await bumpCatalogRevision(transaction);
    },
  };
}

/** Sums the units of each place, in an order that all share, so that no two transactions wait for each other. */
export function sumUnits(units: readonly StockUnits[]): StockUnits[] {
  const places = Map.groupBy(units, ({ sku, storeId }) => JSON.stringify([sku, storeId ?? '']));
  return [...places]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, qty: others.reduce((sum, { qty }) => sum + qty, first.qty) }] : [],
    );
}

/** What is not tracked is never counted down: its number stays above any quantity of a line. */
async function takeFromWarehouse(transaction: Transaction<Tables>, { sku, qty }: StockUnits) {
  const row = await transaction
    .updateTable('stock')
    .set((stock) => ({ qty: stock('qty', '-', stock('tracked', '*', qty)) }))
    .where('variant_sku', '=', sku)
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

async function countUnits(transaction: Transaction<Tables>, { sku, storeId }: Pick<StockUnits, 'sku' | 'storeId'>) {
  const rows =
    storeId === null
      ? transaction.selectFrom('stock').select('qty').where('variant_sku', '=', sku)
      : transaction
          .selectFrom('store_stock')
          .select('qty')
          .where('variant_sku', '=', sku)
          .where('store_id', '=', storeId);
  return (await rows.executeTakeFirst())?.qty ?? 0;
}

/** What is not sold any more has no row, and nothing to come back to. */
async function putInWarehouse(transaction: Transaction<Tables>, { sku, qty }: StockUnits) {
  const row = await transaction
    .updateTable('stock')
    .set((stock) => ({ qty: stock('qty', '+', stock('tracked', '*', qty)) }))
    .where('variant_sku', '=', sku)
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
