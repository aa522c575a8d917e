import { openPostgres, openSqlite, type OpenConnections } from './dialects.ts';
import { migrate } from './migrate.ts';

/** The open database. Changes that belong together are written in one `write.transaction()`. */
export type Database = OpenConnections;

/** Opens `file:` (embedded SQLite) or `postgres://` and migrates its tables. */
export async function openDatabase(url: string): Promise<Database> {
  const database = connect(url);
  try {
    await migrate(database.write);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opens without migrations. A missing SQLite file is created. */
export function connect(url: string): Database {
  return url.startsWith('file:') ? openSqlite(url) : openPostgres(url);
}
