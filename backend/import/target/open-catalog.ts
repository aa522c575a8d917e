import { openExisting, hasTable } from '../../commands/existing-database.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import type { Connections } from '../../db/dialects.ts';
import { ImportError } from '../parsing/import-error.ts';
import type { StockMode } from '../parsing/stock-mode.ts';
import { readCatalogState, EMPTY_CATALOG, type CatalogState } from './catalog-state.ts';
import type { CatalogTarget } from './catalog-target.ts';
import { DatabaseTarget } from './database-target.ts';
import { beginImportRun } from './import-run.ts';

export async function openCatalog(databaseUrl: string, stockMode: StockMode): Promise<CatalogTarget> {
  return useCatalog(await openDatabase(databaseUrl), stockMode);
}

/** As `openCatalog`, on a database the caller opened; it is closed with the catalogue. */
export async function useCatalog(database: Database, stockMode: StockMode): Promise<CatalogTarget> {
  try {
    const run = await beginImportRun(database.write);
    return new DatabaseTarget(database, { run, state: await readCatalogState(database.write), stockMode });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Knows the catalogue and changes nothing: no file is made, no table brought up to date. */
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
