import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { StockMode } from '../parsing/stock-mode.ts';

const BATCH = 500;

/** Units of a variant in a store, as in the file. */
export interface StoreUnits {
  readonly storeId: string;
  readonly sku: string;
  readonly qty: number;
}

/** The stored units of a variant in a store. */
export interface PresentStoreStock {
  readonly store_id: string;
  readonly variant_sku: string;
  readonly qty: number;
  /** The quantity of the last import that wrote stock. */
  readonly imported_qty: number | null;
  /** Units reserved for carts. */
  readonly reservedUnits: number;
}

export interface StoreStockChange extends StoreUnits {
  readonly importedQty: number;
  readonly isNew: boolean;
}

/** The change that an import writes for one variant in one store; `undefined` when the stock stays the same. */
export function changeStoreStock(
  file: StoreUnits,
  present: PresentStoreStock | undefined,
  mode: StockMode,
): StoreStockChange | undefined {
  const change = { ...file, importedQty: file.qty, isNew: present === undefined };
  if (present === undefined) return change;
  if (mode === 'keep') return undefined;
  const { qty, imported_qty, reservedUnits } = present;
  const next = mode === 'master' ? file.qty - reservedUnits : qty + file.qty - (imported_qty ?? file.qty);
  const isSame = Math.max(0, next) === qty && imported_qty === file.qty;
  return isSame ? undefined : { ...change, qty: Math.max(0, next) };
}

/**
 * Change of a stored row that a file with the store's whole stock lacks: its imported units are removed, and with
 * `master` all units. `keep` leaves the row.
 */
export function emptyStoreStock(present: PresentStoreStock, mode: StockMode): StoreStockChange | undefined {
  if (mode === 'keep' || (mode === 'delta' && (present.imported_qty ?? 0) === 0)) return undefined;
  return changeStoreStock({ storeId: present.store_id, sku: present.variant_sku, qty: 0 }, present, mode);
}

export const storeStockKey = (storeId: string, sku: string): string => JSON.stringify([storeId, sku]);

/** Locks store stock until the transaction ends: no other transaction can change it. */
export async function lockStoreStocks(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('store_stock')
    .set(({ ref }) => ({ qty: ref('qty') }))
    .execute();
}

export async function putStoreStocks(
  transaction: Transaction<Tables>,
  changes: readonly StoreStockChange[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += BATCH) {
    const some = changes.slice(start, start + BATCH);
    const rows = some.map(({ storeId, sku, qty, importedQty }) => ({
      store_id: storeId,
      variant_sku: sku,
      qty,
      imported_qty: importedQty,
    }));
    await transaction
      .insertInto('store_stock')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['store_id', 'variant_sku']).doUpdateSet((builder) => ({
          qty: builder.ref('excluded.qty'),
          imported_qty: builder.ref('excluded.imported_qty'),
        })),
      )
      .execute();
  }
}

export async function removeStoreStocks(
  transaction: Transaction<Tables>,
  rows: readonly Pick<StoreUnits, 'storeId' | 'sku'>[],
): Promise<void> {
  for (const { storeId, sku } of rows) {
    await transaction
      .deleteFrom('store_stock')
      .where('store_id', '=', storeId)
      .where('variant_sku', '=', sku)
      .execute();
  }
}
