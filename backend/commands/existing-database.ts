import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { connect, type Database } from '../db/database.ts';
import { sqliteFile } from '../db/dialects.ts';
import type { Tables } from '../db/tables.ts';

/** Opens the database for reading: no file is created, no table migrated; `undefined` when there is no database yet. */
export function openExisting(databaseUrl: string): Database | undefined {
  const isThere = !databaseUrl.startsWith('file:') || existsSync(sqliteFile(databaseUrl));
  return isThere ? connect(databaseUrl) : undefined;
}

export async function hasTable(database: Kysely<Tables>, name: keyof Tables): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some((table) => table.name === name);
}
