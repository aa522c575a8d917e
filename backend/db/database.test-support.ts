import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from './database.ts';

/** Opens a copy of a database without rows of each kind: repository tests run on both. */
export const TEST_DATABASES: readonly { name: string; open: () => Promise<Database> }[] = [
  { name: 'SQLite', open: openTemporarySqlite },
  { name: 'PostgreSQL', open: openTemporaryPostgres },
];

export async function openTemporarySqlite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-db-'));
  const file = join(folder, 'test.db');
  await copyFile(inject('emptyFile'), file);
  const database = await openDatabase(`file:${file}`);
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...database, close };
}

export async function openTemporaryPostgres(): Promise<Database> {
  const { url, drop } = await createTemporaryPostgres();
  const database = await openDatabase(url);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/**
 * A separate database on the server that `tests/harness/postgres-setup.ts` started; `template0` has no tables, `seeded`
 * has the demo.
 */
export async function createTemporaryPostgres(
  template: 'template' | 'template0' | 'seeded' = 'template',
): Promise<{ url: string; drop(): Promise<void> }> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) };
}

async function administer(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
