import type { Problem } from '../product-draft.ts';
import type { Plan } from './import-stores.ts';
import type { Present } from './present-stores.ts';
import { putShelves } from './shelves.ts';
import type { ShelfEntry } from './store-stock-table.ts';

interface StockFile {
  readonly entries: readonly ShelfEntry[];
  readonly problems: readonly Problem[];
}

/** What a table of stock changes; where store and variant are both the demo's, the shelf is, too. */
export async function planStock(shop: Present, file: StockFile, prune: boolean): Promise<Plan> {
  const stores = await shop.stores();
  const storeSources = new Map(stores.map(({ id, source }) => [id, source]));
  const skuSources = await shop.variantSources(file.entries.map(({ sku }) => sku));
  const problems: Problem[] = [...file.problems];
  const own = file.entries.filter((entry) => {
    const problem = whyNot(entry, storeSources.get(entry.storeId), skuSources.get(entry.sku));
    if (problem) problems.push(problem);
    return problem === undefined;
  });
  const present = await shop.shelves();
  const units = new Map(present.map((row) => [keyOf(row.store_id, row.variant_sku), row.qty]));
  const put = own.filter(({ storeId, sku, qty }) => units.get(keyOf(storeId, sku)) !== qty);
  const created = put.filter(({ storeId, sku }) => !units.has(keyOf(storeId, sku))).length;
  const named = new Set(file.entries.map(({ storeId, sku }) => keyOf(storeId, sku)));
  const isGone = (row: (typeof present)[number]) =>
    storeSources.get(row.store_id) === 'import' && !named.has(keyOf(row.store_id, row.variant_sku));
  const gone = prune ? present.filter(isGone) : [];
  return {
    counts: {
      created,
      changed: put.length - created,
      unchanged: own.length - put.length,
      removed: gone.length,
      skipped: problems.length,
    },
    skipped: problems,
    leftOut: [],
    async write(transaction) {
      for (const { store_id, variant_sku } of gone) {
        await transaction
          .deleteFrom('store_stock')
          .where('store_id', '=', store_id)
          .where('variant_sku', '=', variant_sku)
          .execute();
      }
      await putShelves(transaction, put);
    },
  };
}

function keyOf(storeId: string, sku: string): string {
  return JSON.stringify([storeId, sku]);
}

function whyNot(entry: ShelfEntry, store: string | undefined, variant: string | undefined): Problem | undefined {
  const name = (column: string, message: string) => ({ line: entry.line, column, message });
  if (store === undefined) return name('storeId', `"${entry.storeId}" is no store of the shop`);
  if (variant === undefined) return name('sku', `"${entry.sku}" is no variant of the shop`);
  if (store === 'demo' && variant === 'demo') return name('storeId', 'store and variant are of the demo shop');
  return undefined;
}
