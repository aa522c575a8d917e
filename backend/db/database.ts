import { openPostgres, openSqlite, type OpenConnections } from './dialects.ts';
import { migrate } from './migrate.ts';

/** The open database. What belongs together is written in one `write.transaction()`. */
export type Database = OpenConnections;

/** Opens `file:` (embedded SQLite) or `postgres://` and brings its tables up to date. */
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

/** As it is: no table is brought up to date. A SQLite file that is not there is made. */
export function connect(url: string): Database {
  return url.startsWith('file:') ? openSqlite(url) : openPostgres(url);
}
