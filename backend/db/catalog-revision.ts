import type { Kysely, Transaction } from 'kysely';
import { bumpRevision, revisionOf } from './revision.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

const KEY = 'catalog_revision';
const STOCK_KEY = 'stock_revision';

/** Increases with every change of the catalogue by any process; 0 before the first. */
export async function catalogRevision(database: Kysely<Tables>): Promise<number> {
  return revisionOf(database, KEY);
}

/** Call it last in a transaction that changes products, prices, categories or whether a variant is in stock. */
export async function bumpCatalogRevision(transaction: Transaction<Tables>): Promise<void> {
  await bumpRevision(transaction, KEY);
}

/** Call it last in a transaction that changes how many units of a variant are stated to be left, and nothing of the catalogue. */
export async function bumpStockRevision(transaction: Transaction<Tables>): Promise<void> {
  await bumpRevision(transaction, STOCK_KEY);
}

export interface Revisions {
  readonly catalog: number;
  readonly stock: number;
}

/** Both revisions, in one query. */
export async function currentRevisions(database: Kysely<Tables>): Promise<Revisions> {
  const rows = await findRevisions(database, { keys: [KEY, STOCK_KEY] });
  const valueOf = (key: string) => Number(rows.find((row) => row.key === key)?.value ?? 0);
  return { catalog: valueOf(KEY), stock: valueOf(STOCK_KEY) };
}

const findRevisions = prepared((database, { keys }: { keys: readonly string[] }) =>
  database.selectFrom('meta').select(['key', 'value']).where('key', 'in', keys),
);
