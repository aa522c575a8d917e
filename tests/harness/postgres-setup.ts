import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../backend/db/database.ts';
import { startPostgres } from './postgres.ts';
import { seedDatabase } from './seeded-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that all test files share; its database `template` has the tables, and nothing in them. */
    postgresUrl: string;
    /** A SQLite file as the first start of a shop with the demo leaves it; the server's database `seeded` is the same. */
    seededFile: string;
  }
}

/** Before the first test file: a real PostgreSQL, ended with the run, and what tests copy. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database template');
  await admin.query('create database seeded');
  await admin.end();
  const database = await openDatabase(server.url('template'));
  await database.close();
  provide('postgresUrl', server.url('postgres'));
  const folder = mkdtempSync(join(tmpdir(), 'aisle-seeded-'));
  const seededFile = join(folder, 'aisle.db');
  await Promise.all([`file:${seededFile}`, server.url('seeded')].map(seedDatabase));
  provide('seededFile', seededFile);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
