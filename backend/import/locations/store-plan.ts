import { createHash } from 'node:crypto';
import type { Issue } from '../parsing/product-draft.ts';
import { putStoreRow, toStoreRow } from '../../locations/store-row.ts';
import type { StockMode } from '../parsing/stock-mode.ts';
import { countChanges, type Plan, type PlanOptions } from './import-plan.ts';
import type { StoreState } from './current-stores.ts';
import {
  changeStoreStock,
  emptyStoreStock,
  putStoreStocks,
  removeStoreStocks,
  type StoreStockChange,
} from './store-stock.ts';
import type { StoreDraft } from './store-draft.ts';
import type { StoreFile } from './store-file.ts';

/**
 * Plans the changes of a file's stores. Stores of the demo remain unchanged, and so do those that are invalid in the
 * file.
 */
export async function planStores(
  shop: StoreState,
  file: StoreFile,
  { prune, stock: mode }: PlanOptions,
): Promise<Plan> {
  const present = await shop.stores();
  const known = new Map(present.map((row) => [row.id, row]));
  const demo = file.stores.filter(({ data }) => known.get(data.id)?.source === 'demo');
  const own = file.stores.filter((store) => !demo.includes(store));
  const shelved = own.flatMap(({ storeStock }) => [...(storeStock?.keys() ?? [])]);
  const sources = await shop.variantSources(shelved);
  const missing = new Set(shelved.filter((sku) => !sources.has(sku)));
  const stockChanges = await planStoreStocks(shop, own, { missing, mode });
  const isRewritten = (store: StoreDraft) => known.get(store.data.id)?.content_hash !== hashOf(store);
  const put = own.filter(
    (store) => isRewritten(store) || stockChanges.some(({ storeId }) => storeId === store.data.id),
  );
  const created = put.filter(({ data }) => !known.has(data.id)).length;
  const imported = present.filter(({ source }) => source === 'import');
  const gone = prune ? imported.filter(({ id }) => !file.ids.has(id)) : [];
  const fresh = stockChanges.filter(({ isNew }) => isNew).length;
  const skipped = [...file.issues, ...demo.map(demoIssue)];
  return {
    counts: countChanges({ created, put, own, gone, skipped }),
    skipped,
    ...(prune && { removal: { noun: 'stores', gone: gone.map(({ id }) => id), total: imported.length } }),
    ...(shelved.length > 0 && { stock: { fresh, moved: stockChanges.length - fresh } }),
    leftOut: put.flatMap((store) => stockIssues(store, missing)),
    async write(transaction) {
      for (const { id } of gone) await transaction.deleteFrom('store').where('id', '=', id).execute();
      for (const store of put) {
        const origin = { source: 'import' as const, content_hash: hashOf(store) };
        await putStoreRow(transaction, toStoreRow(store.data, origin));
      }
      await putStoreStocks(transaction, stockChanges);
      await removeStoreStocks(
        transaction,
        stockChanges.filter(({ qty, importedQty }) => qty + importedQty === 0),
      );
    },
  };
}

function demoIssue({ line, data }: StoreDraft): Issue {
  return { line, column: 'id', message: `"${data.id}" is a store of the demo shop` };
}

function stockIssues({ line, storeStock }: StoreDraft, missing: ReadonlySet<string>): Issue[] {
  const unknown = [...(storeStock?.keys() ?? [])].filter((sku) => missing.has(sku));
  return unknown.map((sku) => ({ line, column: 'shelf', message: `"${sku}" is no variant of the shop` }));
}

/** Equal for stores with equal data, store stock excluded. */
function hashOf({ data }: StoreDraft): string {
  return createHash('sha256')
    .update(JSON.stringify([data, null]))
    .digest('hex');
}

/** Changes of store stock. A store without stock in the file keeps its stock. */
async function planStoreStocks(
  shop: StoreState,
  stores: readonly StoreDraft[],
  { missing, mode }: { missing: ReadonlySet<string>; mode: StockMode },
): Promise<StoreStockChange[]> {
  if (stores.every(({ storeStock }) => storeStock === undefined)) return [];
  const byStore = Map.groupBy(await shop.storeStocks(), ({ store_id }) => store_id);
  return stores.flatMap(({ data: { id: storeId }, storeStock }) => {
    if (storeStock === undefined) return [];
    const present = byStore.get(storeId) ?? [];
    const rows = new Map(present.map((row) => [row.variant_sku, row]));
    const listed = [...storeStock].filter(([sku]) => !missing.has(sku));
    const put = listed.flatMap(([sku, qty]) => changeStoreStock({ storeId, sku, qty }, rows.get(sku), mode) ?? []);
    const gone = present.filter(({ variant_sku }) => !storeStock.has(variant_sku));
    return [...put, ...gone.flatMap((row) => emptyStoreStock(row, mode) ?? [])];
  });
}
