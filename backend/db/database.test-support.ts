import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { openDatabase, useDatabase, type Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Opens an empty database of each kind: repository tests run on both. */
export const TEST_DATABASES: readonly { name: string; open: () => Promise<Database> }[] = [
  { name: 'SQLite', open: openTemporarySqlite },
  { name: 'PostgreSQL', open: openPglite },
];

export async function openTemporarySqlite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-db-'));
  const database = await openDatabase(`file:${join(folder, 'test.db')}`);
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, close };
}

async function openPglite(): Promise<Database> {
  const connection = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  return useDatabase({ read: connection, write: connection });
}
