import { sql, type Kysely, type Transaction } from 'kysely';
import { connect } from './database.ts';
import type { Tables } from './tables.ts';

/** A row as both databases return it: money and timestamps are integers, JSON is text. */
export type TableRow = Readonly<Record<string, string | number | null>>;

type AnyTables = Tables & Record<string, Record<string, string | number | null>>;

/** A consistent snapshot of all tables, unaffected by concurrent writes. */
export interface TableSnapshot {
  /** Names of the applied migrations, oldest first. */
  readonly migrations: readonly string[];
  /** Names, sorted. */
  readonly tables: readonly string[];
  rows(table: string): AsyncIterable<TableRow>;
}

/** Rows per fetch from the server. */
const FETCHED_ROWS = 500;
/** Below the parameter limit of both databases (32,766 on SQLite). */
const MAX_PARAMETERS = 30_000;

/** Reads a database beside a running shop, without blocking writers or seeing their changes. */
export async function readTables<Result>(
  url: string,
  use: (snapshot: TableSnapshot) => Promise<Result>,
): Promise<Result> {
  const database = connect(url);
  const isSqlite = url.startsWith('file:');
  try {
    const transaction = database.read.transaction();
    const begun = isSqlite ? transaction : transaction.setIsolationLevel('repeatable read').setAccessMode('read only');
    return await begun.execute(async (reading) => {
      const migrations = await appliedMigrations(reading);
      const tables = await tableNames(reading);
      const rows = isSqlite ? sqliteRows : postgresRows;
      return use({ migrations, tables, rows: (table) => rows(reading, table) });
    });
  } finally {
    await database.close();
  }
}

/** Names of the tables in the database, sorted, without those of the migrator. */
export async function tableNames(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables();
  const isPostgres = tables.some(({ schema }) => schema !== undefined);
  const schema = isPostgres ? await currentSchema(database) : undefined;
  return tables
    .filter((table) => !table.isView && table.schema === schema)
    .map(({ name }) => name)
    .toSorted();
}

async function currentSchema(database: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name;
}

async function appliedMigrations(database: Kysely<Tables>): Promise<string[]> {
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

function sqliteRows(reading: Transaction<Tables>, table: string): AsyncIterable<TableRow> {
  return reading.withTables<AnyTables>().selectFrom(table).selectAll().stream();
}

/** Uses a server-side cursor, so that a table is never loaded as a whole. */
async function* postgresRows(reading: Transaction<Tables>, table: string): AsyncIterable<TableRow> {
  await sql`declare whole_table no scroll cursor for select * from ${sql.table(table)}`.execute(reading);
  for (;;) {
    const fetch = sql<TableRow>`fetch ${sql.lit(FETCHED_ROWS)} from whole_table`;
    const { rows } = await fetch.execute(reading);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close whole_table`.execute(reading);
}

/**
 * Replaces the rows of all tables in one transaction: `load` inserts them in any order, foreign keys are checked at the
 * end. When `load` throws or a foreign key is violated, nothing is changed.
 */
export async function replaceTables(
  database: Kysely<Tables>,
  isSqlite: boolean,
  load: (insert: (table: string, rows: AsyncIterable<TableRow>) => Promise<void>) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (writing) => {
    const check = isSqlite ? await deferOnSqlite(writing) : await deferOnPostgres(writing);
    for (const table of await tableNames(writing)) await sql`delete from ${sql.table(table)}`.execute(writing);
    await load((table, rows) => insertRows(writing, table, rows));
    await check();
  });
}

/** The commit checks the deferred foreign keys. */
async function deferOnSqlite(writing: Transaction<Tables>): Promise<() => Promise<void>> {
  await sql`pragma defer_foreign_keys = on`.execute(writing);
  return async () => {};
}

async function deferOnPostgres(writing: Transaction<Tables>): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as table, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(writing);
  const alter = async (how: 'deferrable initially deferred' | 'not deferrable') => {
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.id(name)} ${sql.raw(how)}`.execute(writing);
  };
  await alter('deferrable initially deferred');
  return async () => {
    await sql`set constraints all immediate`.execute(writing);
    await alter('not deferrable');
  };
}

async function insertRows(writing: Transaction<Tables>, table: string, rows: AsyncIterable<TableRow>): Promise<void> {
  const target = writing.withTables<AnyTables>();
  let pending: TableRow[] = [];
  const flush = async () => {
    if (pending.length > 0) await target.insertInto(table).values(pending).execute();
    pending = [];
  };
  for await (const row of rows) {
    pending.push(row);
    if ((pending.length + 1) * Object.keys(row).length > MAX_PARAMETERS || pending.length >= FETCHED_ROWS)
      await flush();
  }
  await flush();
}
