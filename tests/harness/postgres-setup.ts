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
    /** URL of the server that all test files share; its database `template` has the tables without rows. */
    postgresUrl: string;
    /**
     * A SQLite file in the state after the first start of a shop with the demo; the server's database `seeded` has the
     * same content.
     */
    seededFile: string;
    /** A SQLite file that has the tables without rows. */
    emptyFile: string;
  }
}

/**
 * Before the first test file: starts a real PostgreSQL, which is stopped after the run, and creates the databases that
 * tests copy.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database template');
  await admin.query('create database seeded');
  await admin.end();
  provide('postgresUrl', server.url('postgres'));
  const folder = mkdtempSync(join(tmpdir(), 'aisle-seeded-'));
  const emptyFile = join(folder, 'empty.db');
  const seededFile = join(folder, 'aisle.db');
  await Promise.all([`file:${emptyFile}`, server.url('template')].map(createTables));
  provide('emptyFile', emptyFile);
  await Promise.all([`file:${seededFile}`, server.url('seeded')].map((url) => seedDatabase(url)));
  provide('seededFile', seededFile);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function createTables(url: string): Promise<void> {
  const database = await openDatabase(url);
  await database.close();
}
