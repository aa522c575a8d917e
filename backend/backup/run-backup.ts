import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConsoleOutput } from '../commands/console-output.ts';
import { CommandError } from '../commands/shop-command.ts';
import { restoreBackup } from './restore-backup.ts';
import { BACKUPS, isInside, type ShopStorage } from './shop-storage.ts';
import type { TableSummary } from './table-summary.ts';
import { writeBackup } from './write-backup.ts';
import { existsSync } from 'node:fs';
import { sqliteFile } from '../db/dialects.ts';
import { readTables } from '../db/all-tables.ts';
import { assertUnused } from './assert-unused.ts';
import { assertLoadable, loadDatabase, summariseDatabase } from './load-tables.ts';

/** `npm run backup [-- --to FOLDER]`. Returns the exit code. */
export function runBackup(args: readonly string[], storage: ShopStorage, resolvePath: (path: string) => string) {
  return run(async () => {
    const { to } = readFlags(args, { to: { type: 'string' } });
    const name = new Date().toISOString().replaceAll(':', '-');
    const target = to === undefined ? join(storage.dataDir, BACKUPS, name) : resolvePath(String(to));
    if (isInside(storage.contentDir, target)) throw new CommandError('--to lies inside CONTENT_DIR');
    const { tables, files } = await writeBackup(storage, target);
    return [...describeTables(tables), `${files.length} files`, `backup written to ${target}`];
  });
}

/** `npm run restore -- --from FOLDER [--replace]`. Returns the exit code. */
export function runRestore(args: readonly string[], storage: ShopStorage, resolvePath: (path: string) => string) {
  return run(async () => {
    const { from, replace } = readFlags(args, { from: { type: 'string' }, replace: { type: 'boolean' } });
    if (from === undefined) throw new CommandError('--from is missing: npm run restore -- --from FOLDER [--replace]');
    const { manifest, setAside } = await restoreBackup(storage, resolvePath(String(from)), replace === true);
    return [
      ...describeTables(manifest.tables),
      `${manifest.files.length} files`,
      ...(setAside === undefined ? [] : [`what stood there before was moved to ${setAside}`]),
      `restored as of ${manifest.begunAt}`,
    ];
  });
}

/** `npm run move -- --to postgres://…`. Returns the exit code. */
export function runMove(args: readonly string[], databaseUrl: string): Promise<0 | 1> {
  return run(async () => {
    const { to } = readFlags(args, { to: { type: 'string' } });
    if (!/^postgres(ql)?:\/\/[^/]/.test(String(to)))
      throw new CommandError('--to is missing: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE');
    const tables = await moveDatabase(databaseUrl, String(to));
    const lines = [...tables].map(([name, summary]) => ({ name, ...summary }));
    return [...describeTables(lines), 'every table has the same rows and sums in both; now set DATABASE_URL and start'];
  });
}

function describeTables(tables: readonly ({ readonly name: string } & TableSummary)[]): string[] {
  const lines = tables.map(({ name, rows, sums }) => {
    const totals = Object.entries(sums).map(([column, sum]) => `${column} ${sum}`);
    return [`${name}: ${rows} rows`, ...totals].join(', ');
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [...lines, `${tables.length} tables, ${rows} rows`];
}

function readFlags(args: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function run(perform: () => Promise<readonly string[]>): Promise<0 | 1> {
  const output = new ConsoleOutput();
  try {
    for (const line of await perform()) output.report(line);
    return 0;
  } catch (error) {
    output.fail(error instanceof CommandError ? error.message : `it failed: ${String(error)}`);
    return 1;
  }
}

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
