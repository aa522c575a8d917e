import { existsSync } from 'node:fs';
import { CommandError } from '../commands/shop-command.ts';
import { sqliteFile } from '../db/dialects.ts';
import { readTables } from '../db/all-tables.ts';
import { assertUnused } from './assert-unused.ts';
import { assertLoadable, loadDatabase, summariseDatabase } from './load-tables.ts';
import type { TableSummary } from './table-summary.ts';

/**
 * Copies every table of a SQLite file into an empty PostgreSQL database and compares both. The file remains unchanged.
 * Throws `CommandError` when a shop still uses the file, as orders placed meanwhile would be lost.
 */
export async function moveDatabase(from: string, to: string): Promise<ReadonlyMap<string, TableSummary>> {
  if (!from.startsWith('file:')) throw new CommandError('DATABASE_URL is PostgreSQL already');
  if (!existsSync(sqliteFile(from))) throw new CommandError(`there is no database ${sqliteFile(from)}`);
  assertUnused(sqliteFile(from));
  const tables = await summariseDatabase(from);
  await readTables(from, async ({ migrations, rows }) => {
    await assertLoadable(to, migrations);
    await loadDatabase(to, { migrations, tables, rows });
  });
  assertUnused(sqliteFile(from));
  return tables;
}
