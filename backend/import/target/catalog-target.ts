import { openDatabase, type Database } from '../../db/database.ts';
import type { Connections } from '../../db/dialects.ts';
import { EMPTY_CATALOG, readCatalogState, type CatalogState } from './catalog-state.ts';
import { DatabaseTarget } from './database-target.ts';
import { hasTable, openExisting } from '../../commands/existing-database.ts';
import { ImportError } from '../parsing/import-error.ts';
import { beginImportRun } from './import-run.ts';
import type { StagingProduct } from './staged-product.ts';
import type { StockCounts, StockMode } from '../parsing/stock-mode.ts';

export interface StagingChange {
  action: 'create' | 'change';
  product: StagingProduct;
  contentHash: string;
  /** When the product was added to the catalogue, ISO 8601. */
  createdAt: string;
}

/** Target of an import: records are staged first, then applied all at once. */
export interface CatalogTarget {
  readonly state: CatalogState;
  stage(changes: StagingChange[]): Promise<void>;
  stageRemoval(ids: string[]): Promise<void>;
  /**
   * Applies the staged records, all or none; a running shop shows them soon after. Stock counts are `undefined` in a
   * dry run.
   */
  commit(): Promise<StockCounts | undefined>;
  /** Must be called in any case; without a commit before, the catalogue remains unchanged. */
  close(): Promise<void>;
}

export async function openCatalog(databaseUrl: string, stockMode: StockMode): Promise<CatalogTarget> {
  return useCatalog(await openDatabase(databaseUrl), stockMode);
}

/** Like `openCatalog`, with a database that the caller opened; it is closed with the catalogue. */
export async function useCatalog(database: Database, stockMode: StockMode): Promise<CatalogTarget> {
  try {
    const run = await beginImportRun(database.write);
    return new DatabaseTarget(database, { run, state: await readCatalogState(database.write), stockMode });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Reads the catalogue and changes nothing: no file is created, no table migrated. */
export async function openCatalogForDryRun(databaseUrl: string): Promise<CatalogTarget> {
  const database = openExisting(databaseUrl);
  const nothing = async () => undefined;
  return {
    state: database ? await readStateIfAny(database) : EMPTY_CATALOG,
    stage: nothing,
    stageRemoval: nothing,
    commit: nothing,
    close: async () => database?.close(),
  };
}

async function readStateIfAny({ read }: Connections): Promise<CatalogState> {
  if (!(await hasTable(read, 'product'))) return EMPTY_CATALOG;
  if (await hasTable(read, 'category_path')) return readCatalogState(read);
  throw new ImportError('the database is not up to date: start this version of the shop once, then try again');
}
