import { DatabaseSync } from 'node:sqlite';
import { CommandError } from '../commands/shop-command.ts';

/**
 * Throws `CommandRefused` where another process has the SQLite file open: a log is left behind only while somebody else uses it.
 * Folds the log of a process that was killed into the file.
 */
export function assertUnused(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    const mode = database.prepare('pragma journal_mode = delete').get()?.['journal_mode'];
    if (mode !== 'delete') throw new Error(`the database stays in the mode ${String(mode)}`);
  } catch (error) {
    throw new CommandError(`${file} is in use: stop the shop first`, { cause: error });
  } finally {
    database.close();
  }
}
