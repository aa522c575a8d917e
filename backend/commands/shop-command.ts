import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { ConsoleOutput } from './console-output.ts';
import { hasTable, openExisting } from './existing-database.ts';

/** A command that cannot be performed, with a message for the operator. Nothing was changed. */
export class CommandError extends Error {}

export interface ShopCommand<Command> {
  readonly databaseUrl: string;
  /** A database without this table is of an older version. */
  readonly needs: keyof Tables;
  /** Throws `CommandError` for invalid arguments. */
  parse(): Command;
  /** Returns the report, as lines. Throws `CommandError`. */
  perform(database: Database, command: Command): Promise<readonly string[]>;
}

/**
 * Performs a command line on the shop's own database, which is neither created nor migrated. Returns the exit code; 1
 * when nothing was done.
 */
export async function runShopCommand<Command>({
  databaseUrl,
  needs,
  parse,
  perform,
}: ShopCommand<Command>): Promise<0 | 1> {
  const output = new ConsoleOutput();
  try {
    const command = parse();
    const database = openExisting(databaseUrl);
    if (!database) throw new CommandError('there is no database yet: start the shop first, or check DATA_DIR');
    try {
      if (!(await hasTable(database.read, needs)))
        throw new CommandError('the database is not up to date: start this version of the shop once');
      for (const line of await perform(database, command)) output.report(line);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    for (const line of explain(error).split('\n')) output.fail(line);
    return 1;
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return `it failed, nothing was changed: ${error instanceof Error ? error.message : String(error)}`;
}
