import type { Issue } from '../parsing/product-draft.ts';
import { countChanges, type Plan, type PlanOptions } from './import-plan.ts';
import type { StoreState } from './current-stores.ts';
import {
  changeStoreStock,
  putStoreStocks,
  removeStoreStocks,
  storeStockKey,
  type PresentStoreStock,
} from './store-stock.ts';
import type { StoreStockEntry } from './store-stock-table.ts';

interface StockFile {
  readonly entries: readonly StoreStockEntry[];
  readonly issues: readonly Issue[];
}

/** Plans the changes of a stock table; stock of a demo variant in a demo store belongs to the demo. */
export async function planStock(shop: StoreState, file: StockFile, { prune, stock: mode }: PlanOptions): Promise<Plan> {
  const stores = await shop.stores();
  const storeSources = new Map(stores.map(({ id, source }) => [id, source]));
  const skuSources = await shop.variantSources(file.entries.map(({ sku }) => sku));
  const issues: Issue[] = [...file.issues];
  const own = file.entries.filter((entry) => {
    const issue = whyNot(entry, storeSources.get(entry.storeId), skuSources.get(entry.sku));
    if (issue) issues.push(issue);
    return issue === undefined;
  });
  const present = await shop.storeStocks();
  const rows = new Map(present.map((row) => [storeStockKey(row.store_id, row.variant_sku), row]));
  const put = own.flatMap(
    (entry) => changeStoreStock(entry, rows.get(storeStockKey(entry.storeId, entry.sku)), mode) ?? [],
  );
  const created = put.filter(({ isNew }) => isNew).length;
  const named = new Set(file.entries.map(({ storeId, sku }) => storeStockKey(storeId, sku)));
  const isImported = (row: PresentStoreStock) => storeSources.get(row.store_id) === 'import';
  const isGone = (row: PresentStoreStock) =>
    isImported(row) && !named.has(storeStockKey(row.store_id, row.variant_sku));
  const gone = prune ? present.filter(isGone) : [];
  return {
    counts: countChanges({ created, put, own, gone, skipped: issues }),
    skipped: issues,
    ...(prune && {
      removal: { noun: 'rows of shelves', gone: gone.map(nameOf), total: present.filter(isImported).length },
    }),
    leftOut: [],
    stock: { fresh: created, moved: put.length - created },
    async write(transaction) {
      const rowsGone = gone.map(({ store_id, variant_sku }) => ({ storeId: store_id, sku: variant_sku }));
      await removeStoreStocks(transaction, rowsGone);
      await putStoreStocks(transaction, put);
    },
  };
}

const nameOf = ({ store_id, variant_sku }: PresentStoreStock): string => `${variant_sku} in ${store_id}`;

function whyNot(entry: StoreStockEntry, store: string | undefined, variant: string | undefined): Issue | undefined {
  const name = (column: string, message: string) => ({ line: entry.line, column, message });
  if (store === undefined) return name('storeId', `"${entry.storeId}" is no store of the shop`);
  if (variant === undefined) return name('sku', `"${entry.sku}" is no variant of the shop`);
  if (store === 'demo' && variant === 'demo') return name('storeId', 'store and variant are of the demo shop');
  return undefined;
}
