import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const KEY = 'promotion_revision';

/** Grows with every change of promotions or codes, of any process; 0 before the first. Uses are no change. */
export async function promotionRevision(database: Kysely<Tables>): Promise<number> {
  const row = await database.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** To be called last in the transaction that changed promotions or codes. */
export async function bumpPromotionRevision(transaction: Transaction<Tables>): Promise<void> {
  const next = sql<string>`cast(cast(meta.value as integer) + 1 as text)`;
  await transaction
    .insertInto('meta')
    .values({ key: KEY, value: '1' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: next }))
    .execute();
}
