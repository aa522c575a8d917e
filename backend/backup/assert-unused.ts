import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../commands/shop-command.ts';

/**
 * Throws `CommandError` when another process has the SQLite file open: a write-ahead log remains only while the file is
 * in use. Merges the log of a killed process into the file.
 */
export function assertUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    const mode = database.prepare('pragma journal_mode = delete').get()?.['journal_mode'];
    if (mode !== 'delete') throw new Error(`the database remains in journal mode ${String(mode)}`);
  } catch (error) {
    throw new CommandError(`${file} is in use: stop the shop first`, { cause: error });
  } finally {
    database.close();
  }
}
