import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { connect, type Database } from '../db/database.ts';
import { sqliteFile } from '../db/dialects.ts';
import type { Tables } from '../db/tables.ts';

/** For looking only: no file is made, no table brought up to date; nothing where there is no database yet. */
export function openExisting(databaseUrl: string): Database | undefined {
  const isThere = !databaseUrl.startsWith('file:') || existsSync(sqliteFile(databaseUrl));
  return isThere ? connect(databaseUrl) : undefined;
}

export async function hasTable(database: Kysely<Tables>, name: keyof Tables): Promise<boolean> {
  const tables = await database.introspection.getTables();
  return tables.some((table) => table.name === name);
}
