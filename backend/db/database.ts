import { openPostgres, openSqlite, type Connections } from './dialects.ts';
import { migrate } from './migrate.ts';

/** The open, migrated database. What belongs together is written in one `write.transaction()`. */
export interface Database extends Connections {
  close(): Promise<void>;
}

/** Opens `file:` (embedded SQLite) or `postgres://` and brings its tables up to date. */
export async function openDatabase(url: string): Promise<Database> {
  const { read, write } = url.startsWith('file:') ? openSqlite(url) : openPostgres(url);
  const close = async () => {
    await write.destroy();
    if (read !== write) await read.destroy();
  };
  try {
    await migrate(write);
  } catch (error) {
    await close();
    throw error;
  }
  return { read, write, close };
}
