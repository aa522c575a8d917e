import type { Insertable, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Limits a statement to fewer parameters than both databases allow. */
const ROWS_PER_STATEMENT = 200;

export async function insertInBatches<Table extends keyof Tables>(
  transaction: Transaction<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const some of inBatches(rows)) await transaction.insertInto(table).values(some).execute();
}

/** Yields as many rows at a time as one statement may have. */
export function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    yield rows.slice(start, start + ROWS_PER_STATEMENT);
}
