import { rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { CommandError } from '../commands/shop-command.ts';
import { connect } from '../db/database.ts';
import { sqliteFile } from '../db/dialects.ts';
import { migrate, migrationNames } from '../db/migrate.ts';
import { readTables, replaceTables, tableNames, type TableRow } from '../db/all-tables.ts';
import { differencesOf, summariseTable, type TableSummary } from './table-summary.ts';

/** Rows to load, with their summaries at the time of reading. */
export interface TableSource {
  /** Migrations of the database the rows were read from. */
  readonly migrations: readonly string[];
  readonly tables: ReadonlyMap<string, TableSummary>;
  rows(table: string): AsyncIterable<TableRow>;
}

/**
 * Fills a database that passed `assertLoadable`, and compares rows, sums and digests of every table. Throws
 * `CommandError` on any difference. A SQLite file is renamed to its path only when it is complete.
 */
export async function loadDatabase(url: string, source: TableSource): Promise<void> {
  if (!url.startsWith('file:')) return fill(url, source);
  const file = sqliteFile(url);
  const unfinished = `${file}.part`;
  await removeSqlite(unfinished);
  try {
    await fill(`file:${unfinished}`, source);
    await rename(unfinished, file);
  } finally {
    await removeSqlite(unfinished);
  }
}

/** Throws `CommandError` when tables of these migrations cannot be loaded into the database. */
export async function assertLoadable(url: string, migrations: readonly string[]): Promise<void> {
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`the data is of a newer version of the shop (${unknown}): use that version`);
  if (url.startsWith('file:')) {
    if (existsSync(sqliteFile(url))) throw new CommandError(`${sqliteFile(url)} exists already`);
    return;
  }
  const database = connect(url);
  try {
    const tables = await tableNames(database.read);
    if (tables.length > 0) throw new CommandError(`the database has tables already (${tables[0]}): name an empty one`);
  } finally {
    await database.close();
  }
}

async function fill(url: string, source: TableSource): Promise<void> {
  const database = connect(url);
  try {
    await migrate(database.write, source.migrations.at(-1));
    await replaceTables(database.write, url.startsWith('file:'), async (insert) => {
      for (const name of source.tables.keys()) await insert(name, source.rows(name));
    });
    const differences = differencesOf(source.tables, await summariseDatabase(url));
    if (differences.length > 0) throw new CommandError(`the copy differs, do not use it: ${differences.join('; ')}`);
    await migrate(database.write);
  } finally {
    await database.close();
  }
}

export function summariseDatabase(url: string): Promise<Map<string, TableSummary>> {
  return readTables(url, async ({ tables, rows }) => {
    const summaries = new Map<string, TableSummary>();
    for (const name of tables) summaries.set(name, await summariseTable(rows(name)));
    return summaries;
  });
}

async function removeSqlite(file: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm'].map((ending) => rm(file + ending, { force: true })));
}
