import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import { bumpStoreRevision } from '../../db/store-revision.ts';
import { openDatabase } from '../../db/database.ts';
import { readCsvHeader } from '../parsing/csv-file.ts';
import { hasTable, openExisting } from '../../commands/existing-database.ts';
import { createApproval, type ApproveRemoval } from '../catalog/confirm-removal.ts';
import type { ImportOptions } from '../catalog/import-options.ts';
import type { ImportCounts } from '../catalog/import-counts.ts';
import type { CommandOutput } from '../../commands/console-output.ts';
import { describeIssue } from '../catalog/import-report.ts';
import { describeStock } from '../parsing/stock-mode.ts';
import { readHead } from '../parsing/text-file.ts';
import { EMPTY_STORE_STATE, storeStateOf, type StoreState } from './current-stores.ts';
import { planStock } from './stock-plan.ts';
import { lockStoreStocks } from './store-stock.ts';
import { readStoreJson } from './store-json.ts';
import { planStores } from './store-plan.ts';
import { findStockColumns, readStockTable } from './store-stock-table.ts';
import { readStoreTable } from './store-table.ts';
import type { Plan, PlanOptions } from './import-plan.ts';

type MakePlan = (present: StoreState) => Promise<Plan>;

/** Imports stores or store stock in one transaction. Throws `ImportError` on failure, with the shop unchanged. */
export async function importStores(
  options: Pick<ImportOptions, 'file' | 'isDryRun' | 'prune' | 'yes' | 'stock'>,
  databaseUrl: string,
  output: CommandOutput,
): Promise<ImportCounts> {
  const makePlan = await readFile(options, output);
  const approve = createApproval({ ...options, output });
  const plan = await (options.isDryRun ? dryRun : carryOut)(databaseUrl, makePlan, approve);
  for (const issue of plan.skipped) output.report(describeIssue(issue, 'skipped'));
  for (const issue of plan.leftOut) output.report(describeIssue(issue, 'left out'));
  if (plan.stock && !options.isDryRun) output.report(describeStock(options.stock, plan.stock));
  return plan.counts;
}

async function readFile(
  { file, ...options }: PlanOptions & { file: string },
  output: CommandOutput,
): Promise<MakePlan> {
  const { text } = await readHead(file);
  const isJson = /^\s*[[{]/.test(text);
  const header = isJson ? [] : await readCsvHeader(file);
  const stockColumns = findStockColumns(header);
  if (stockColumns) {
    const stock = await readStockTable(file, header, stockColumns);
    return (present) => planStock(present, stock, options);
  }
  const stores = await (isJson ? readStoreJson(file) : readStoreTable(file));
  for (const notice of stores.notices) output.report(notice);
  return (present) => planStores(present, stores, options);
}

async function dryRun(databaseUrl: string, makePlan: MakePlan, approve: ApproveRemoval): Promise<Plan> {
  const database = openExisting(databaseUrl);
  try {
    const isReady = database !== undefined && (await hasTable(database.read, 'store'));
    const plan = await makePlan(isReady ? storeStateOf(database.read) : EMPTY_STORE_STATE);
    if (plan.removal) await approve(plan.removal);
    return plan;
  } finally {
    await database?.close();
  }
}

async function carryOut(databaseUrl: string, makePlan: MakePlan, approve: ApproveRemoval): Promise<Plan> {
  const database = await openDatabase(databaseUrl);
  try {
    // Approved outside the transaction: the shop keeps selling while the operator reads.
    const { removal } = await makePlan(storeStateOf(database.read));
    if (removal) await approve(removal);
    return await database.write.transaction().execute(async (transaction) => {
      await lockStoreStocks(transaction);
      const plan = await makePlan(storeStateOf(transaction));
      const { created, changed, removed } = plan.counts;
      if (created + changed + removed === 0) return plan;
      await plan.write(transaction);
      await bumpStoreRevision(transaction);
      await bumpCatalogRevision(transaction);
      return plan;
    });
  } finally {
    await database.close();
  }
}
