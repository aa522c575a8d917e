import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Keeps a statement below the parameter limit of both databases. */
const ROWS_PER_STATEMENT = 200;

export async function insertInBatches<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    await transaction.insertInto(table).values(some).execute();
  }
}
