import type { Kysely, Transaction } from 'kysely';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import { openDatabase } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { CommandOutput } from '../../commands/console-output.ts';
import { hasTable, openExisting } from '../../commands/existing-database.ts';
import type { ImportCounts } from '../catalog/import-counts.ts';
import type { ImportOptions } from '../catalog/import-options.ts';
import { describeIssue } from '../catalog/import-report.ts';
import { readCsvHeader } from '../parsing/csv-file.ts';
import { ImportError } from '../parsing/import-error.ts';
import type { Issue } from '../parsing/product-draft.ts';
import { describeStock } from '../parsing/stock-mode.ts';
import { countChanges } from './import-plan.ts';
import { changeStoreStock, storeStockKey, type StoreStockChange } from './store-stock.ts';
import { findStockColumns, readStockTable, type StoreStockEntry } from './store-stock-table.ts';

interface StockTarget {
  readonly databaseUrl: string;
  readonly warehouseIds: readonly string[];
}

interface StockFile {
  readonly entries: readonly StoreStockEntry[];
  readonly issues: readonly Issue[];
}

interface StockImportPlan {
  readonly counts: ImportCounts;
  readonly issues: readonly Issue[];
  readonly put: readonly StoreStockChange[];
}

/**
 * Imports a table with the stock of warehouses in one transaction. Throws `ImportError` on failure, with the shop
 * unchanged.
 */
export async function importStock(
  { file, stock: mode, isDryRun, prune }: Pick<ImportOptions, 'file' | 'stock' | 'isDryRun' | 'prune'>,
  { databaseUrl, warehouseIds }: StockTarget,
  output: CommandOutput,
): Promise<ImportCounts> {
  if (prune) throw new ImportError('--prune does not apply to the stock of warehouses: a row with 0 empties it');
  const read = await readFile(file, warehouseIds);
  const plan = (database: Kysely<Tables>) => planChanges(database, read, mode);
  const { counts, issues, put } = await (isDryRun ? dryRun(databaseUrl, plan) : carryOut(databaseUrl, read, plan));
  for (const issue of issues) output.report(describeIssue(issue, 'skipped'));
  const fresh = put.filter(({ isNew }) => isNew).length;
  if (!isDryRun) output.report(describeStock(mode, { fresh, moved: put.length - fresh }));
  return counts;
}

async function readFile(path: string, warehouseIds: readonly string[]): Promise<StockFile> {
  const header = await readCsvHeader(path);
  const columns = findStockColumns(header);
  const first = columns && (header[columns[0]] ?? '').toLowerCase();
  if (!columns || !first?.startsWith('warehouse'))
    throw new ImportError('the file has no columns warehouseId, sku and qty');
  const { entries, issues } = await readStockTable(path, header, columns);
  const isKnown = ({ storeId }: StoreStockEntry) => warehouseIds.includes(storeId);
  const unknown = entries
    .filter((entry) => !isKnown(entry))
    .map(({ line, storeId }) => ({ line, column: 'warehouseId', message: `"${storeId}" is not in warehouses.json` }));
  return { entries: entries.filter(isKnown), issues: [...issues, ...unknown] };
}

type MakePlan = (database: Kysely<Tables>) => Promise<StockImportPlan>;

async function dryRun(databaseUrl: string, makePlan: MakePlan): Promise<StockImportPlan> {
  const database = openExisting(databaseUrl);
  try {
    if (!database || !(await hasTable(database.read, 'stock')))
      throw new ImportError('there is no shop to compare with');
    return await makePlan(database.read);
  } finally {
    await database?.close();
  }
}

async function carryOut(databaseUrl: string, { entries }: StockFile, makePlan: MakePlan): Promise<StockImportPlan> {
  const database = await openDatabase(databaseUrl);
  try {
    return await database.write.transaction().execute(async (transaction) => {
      await lockStock(transaction, entries);
      const plan = await makePlan(transaction);
      if (plan.put.length === 0) return plan;
      await putStock(transaction, plan.put);
      await bumpCatalogRevision(transaction);
      return plan;
    });
  } finally {
    await database.close();
  }
}

/** Variants per query. */
const BATCH = 500;

function* inBatches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

/** Reservations lock the rows of stock first: reserved units cannot change once these are locked. */
async function lockStock(transaction: Transaction<Tables>, entries: readonly StoreStockEntry[]): Promise<void> {
  for (const some of inBatches([...new Set(entries.map(({ sku }) => sku))].toSorted())) {
    await transaction
      .updateTable('stock')
      .set(({ ref }) => ({ qty: ref('qty') }))
      .where('variant_sku', 'in', some)
      .execute();
  }
}

async function planChanges(
  database: Kysely<Tables>,
  { entries, issues: read }: StockFile,
  mode: ImportOptions['stock'],
): Promise<StockImportPlan> {
  const issues: Issue[] = [...read];
  const put: StoreStockChange[] = [];
  const own: StoreStockEntry[] = [];
  for (const some of inBatches(entries)) {
    const { known, untracked, presentOf } = await loadPresent(database, some);
    for (const entry of some) {
      const present = presentOf(entry);
      const issue = whyNot(entry, { known, untracked });
      if (issue) {
        issues.push(issue);
        continue;
      }
      own.push(entry);
      const change = changeStoreStock(entry, present, mode);
      if (change) put.push(change);
    }
  }
  const created = put.filter(({ isNew }) => isNew).length;
  return { put, issues, counts: countChanges({ created, put, own, gone: [], skipped: issues }) };
}

interface Variants {
  readonly known: ReadonlySet<string>;
  /** In some warehouse, and so in all. */
  readonly untracked: ReadonlySet<string>;
}

function whyNot({ line, sku }: StoreStockEntry, { known, untracked }: Variants): Issue | undefined {
  if (!known.has(sku)) return { line, column: 'sku', message: `"${sku}" is no variant of the shop` };
  return untracked.has(sku) ? { line, column: 'sku', message: `the stock of "${sku}" is not tracked` } : undefined;
}

async function loadPresent(database: Kysely<Tables>, entries: readonly StoreStockEntry[]) {
  const skus = [...new Set(entries.map(({ sku }) => sku))];
  const variants = await database.selectFrom('variant').select('sku').where('sku', 'in', skus).execute();
  const rows = await database.selectFrom('stock').selectAll().where('variant_sku', 'in', skus).execute();
  const reserved = await database
    .selectFrom('reservation')
    .select(({ fn }) => ['warehouse_id', 'variant_sku', fn.sum('qty').as('qty')])
    .where('store_id', 'is', null)
    .where('variant_sku', 'in', skus)
    .groupBy(['warehouse_id', 'variant_sku'])
    .execute();
  const units = new Map(reserved.map((row) => [storeStockKey(row.warehouse_id ?? '', row.variant_sku), row.qty]));
  const present = rows.map(({ warehouse_id, ...row }) => {
    const key = storeStockKey(warehouse_id, row.variant_sku);
    return [key, { ...row, store_id: warehouse_id, reservedUnits: Number(units.get(key) ?? 0) }] as const;
  });
  const byKey = new Map(present);
  return {
    known: new Set(variants.map(({ sku }) => sku)),
    untracked: new Set(rows.flatMap(({ variant_sku, tracked }) => (tracked === 0 ? [variant_sku] : []))),
    presentOf: ({ storeId, sku }: StoreStockEntry) => byKey.get(storeStockKey(storeId, sku)),
  };
}

async function putStock(transaction: Transaction<Tables>, changes: readonly StoreStockChange[]): Promise<void> {
  for (const some of inBatches(changes)) {
    await transaction
      .insertInto('stock')
      .values(
        some.map(({ storeId, sku, qty, importedQty }) => ({
          variant_sku: sku,
          warehouse_id: storeId,
          qty,
          imported_qty: importedQty,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['variant_sku', 'warehouse_id']).doUpdateSet((builder) => ({
          qty: builder.ref('excluded.qty'),
          imported_qty: builder.ref('excluded.imported_qty'),
        })),
      )
      .execute();
  }
}
