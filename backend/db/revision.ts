import { sql, type Kysely, type Transaction } from 'kysely';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** A counter in `meta` that increases with every change by any process; 0 before the first. */
export async function revisionOf(database: Kysely<Tables>, key: string): Promise<number> {
  const [row] = await findValue(database, { key });
  return Number(row?.value ?? 0);
}

const findValue = prepared((database, { key }: { key: string }) =>
  database.selectFrom('meta').select('value').where('key', '=', key),
);

export async function bumpRevision(transaction: Transaction<Tables>, key: string): Promise<void> {
  const next = sql<string>`cast(cast(meta.value as integer) + 1 as text)`;
  await transaction
    .insertInto('meta')
    .values({ key, value: '1' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: next }))
    .execute();
}
