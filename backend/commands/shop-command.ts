import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { ConsoleOutput } from './console-output.ts';
import { hasTable, openExisting } from './existing-database.ts';

/** What keeps a command from being carried out, in words for who typed it. Nothing was changed. */
export class CommandError extends Error {}

export interface ShopCommand<Command> {
  readonly databaseUrl: string;
  /** Without this table the database is of an older version. */
  readonly needs: keyof Tables;
  /** Throws `CommandRefused` for what cannot be understood. */
  parse(): Command;
  /** Answers what was done, in lines. Throws `CommandRefused`. */
  perform(database: Database, command: Command): Promise<readonly string[]>;
}

/** Carries out a command line on the shop's own database, which is neither made nor brought up to date. Answers the exit code; 1 where nothing was done. */
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
