import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const KEY = 'catalog_revision';

/** Grows with every change of the catalogue, of any process; 0 before the first. */
export async function catalogRevision(database: Kysely<Tables>): Promise<number> {
  const row = await database.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** To be called last in the transaction that changed products, prices, categories or whether something is in stock. */
export async function bumpCatalogRevision(transaction: Transaction<Tables>): Promise<void> {
  const next = sql<string>`cast(cast(meta.value as integer) + 1 as text)`;
  await transaction
    .insertInto('meta')
    .values({ key: KEY, value: '1' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: next }))
    .execute();
}
