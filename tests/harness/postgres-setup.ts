import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../backend/db/database.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that all test files share; its database `template` has the tables, and nothing in them. */
    postgresUrl: string;
  }
}

/** Before the first test file: a real PostgreSQL, ended with the run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new pg.Client({ connectionString: server.url('postgres') });
  await admin.connect();
  await admin.query('create database template');
  await admin.end();
  const database = await openDatabase(server.url('template'));
  await database.close();
  provide('postgresUrl', server.url('postgres'));
  return server.stop;
}
