import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Problem } from '../product-draft.ts';
import { putStoreRow, toStoreRow } from '../../stores/store-row.ts';
import type { Plan } from './import-stores.ts';
import type { Present } from './present-stores.ts';
import { putShelves } from './shelves.ts';
import type { StoreDraft } from './store-draft.ts';
import type { StoreFile } from './store-file.ts';

/** What the stores of a file change. Stores of the demo are left alone; faulty ones stay as they were. */
export async function planStores(shop: Present, file: StoreFile, prune: boolean): Promise<Plan> {
  const present = await shop.stores();
  const known = new Map(present.map((row) => [row.id, row]));
  const demo = file.stores.filter(({ data }) => known.get(data.id)?.source === 'demo');
  const own = file.stores.filter((store) => !demo.includes(store));
  const put = own.filter((store) => known.get(store.data.id)?.content_hash !== hashOf(store));
  const created = put.filter(({ data }) => !known.has(data.id)).length;
  const gone = prune ? present.filter(({ id, source }) => source === 'import' && !file.ids.has(id)) : [];
  const shelved = put.flatMap(({ shelf }) => [...(shelf?.keys() ?? [])]);
  const sources = await shop.variantSources(shelved);
  const missing = new Set(shelved.filter((sku) => !sources.has(sku)));
  const skipped = [...file.problems, ...demo.map(demoProblem)];
  return {
    counts: {
      created,
      changed: put.length - created,
      unchanged: own.length - put.length,
      removed: gone.length,
      skipped: skipped.length,
    },
    skipped,
    leftOut: put.flatMap((store) => shelfProblems(store, missing)),
    async write(transaction) {
      for (const { id } of gone) await transaction.deleteFrom('store').where('id', '=', id).execute();
      for (const store of put) await putStore(transaction, store, missing);
    },
  };
}

function demoProblem({ line, data }: StoreDraft): Problem {
  return { line, column: 'id', message: `"${data.id}" is a store of the demo shop` };
}

function shelfProblems({ line, shelf }: StoreDraft, missing: ReadonlySet<string>): Problem[] {
  const unknown = [...(shelf?.keys() ?? [])].filter((sku) => missing.has(sku));
  return unknown.map((sku) => ({ line, column: 'shelf', message: `"${sku}" is no variant of the shop` }));
}

/** Equal for stores that would be written alike. */
function hashOf({ data, shelf }: StoreDraft): string {
  const said = JSON.stringify([data, shelf && [...shelf]]);
  return createHash('sha256').update(said).digest('hex');
}

/** A store whose shelf the file does not tell keeps it. */
async function putStore(
  transaction: Transaction<Tables>,
  store: StoreDraft,
  missing: ReadonlySet<string>,
): Promise<void> {
  const { id } = store.data;
  await putStoreRow(transaction, toStoreRow(store.data, { source: 'import', content_hash: hashOf(store) }));
  if (store.shelf === undefined) return;
  await transaction.deleteFrom('store_stock').where('store_id', '=', id).execute();
  const entries = [...store.shelf].filter(([sku]) => !missing.has(sku));
  await putShelves(
    transaction,
    entries.map(([sku, qty]) => ({ storeId: id, sku, qty })),
  );
}
