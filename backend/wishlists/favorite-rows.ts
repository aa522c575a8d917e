import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type FavoriteList = Selectable<Tables['favorite_list']>;
export type FavoriteRow = Selectable<Tables['favorite_item']>;
/** An entry without the list it is in. */
export type NewFavorite = Omit<FavoriteRow, 'id' | 'favorite_id' | 'position' | 'created_at'>;

/** A consumer's one list, created when missing; concurrent requests get the same list. */
export async function ensureFavorites(database: Kysely<Tables>, consumerNo: string): Promise<FavoriteList> {
  const found = await database
    .selectFrom('favorite_list')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (found) return found;
  const made = await database
    .insertInto('favorite_list')
    .values({ favorite_id: randomUUID(), consumer_no: consumerNo, created_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? ensureFavorites(database, consumerNo);
}

/** Locks the list's row, so that changes of one list are serialized. */
export async function lockFavorites(transaction: Transaction<Tables>, consumerNo: string): Promise<FavoriteList> {
  const { favorite_id } = await ensureFavorites(transaction, consumerNo);
  return transaction
    .updateTable('favorite_list')
    .set((list) => ({ created_at: list.ref('created_at') }))
    .where('favorite_id', '=', favorite_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function lastPosition(database: Kysely<Tables>, favoriteId: string): Promise<number> {
  const row = await database
    .selectFrom('favorite_item')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('favorite_id', '=', favoriteId)
    .executeTakeFirst();
  return row?.position ?? 0;
}

/** Appends rows; existing ones remain unchanged. */
export async function putFavorites(
  transaction: Transaction<Tables>,
  favoriteId: string,
  rows: readonly NewFavorite[],
): Promise<number> {
  let position = await lastPosition(transaction, favoriteId);
  let added = 0;
  for (const row of rows) {
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('favorite_item')
      .values({
        ...row,
        id: randomUUID(),
        favorite_id: favoriteId,
        position: (position += 1),
        created_at: Date.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    added += Number(numInsertedOrUpdatedRows);
  }
  return added;
}

/** Moves a guest's favorites to the consumer's list; a list that is not the guest's is ignored. */
export async function mergeFavorites(
  transaction: Transaction<Tables>,
  { from, to, favoriteId }: { from: string; to: string; favoriteId: string },
): Promise<void> {
  const guest = await transaction
    .selectFrom('favorite_list')
    .selectAll()
    .where('favorite_id', '=', favoriteId)
    .where('consumer_no', '=', from)
    .executeTakeFirst();
  if (!guest || from === to) return;
  const own = await lockFavorites(transaction, to);
  const rows = await transaction
    .deleteFrom('favorite_item')
    .where('favorite_id', '=', favoriteId)
    .returning(['product_id', 'variant_sku', 'price_minor', 'currency', 'out_at', 'back_at', 'position'])
    .execute();
  const sorted = rows.toSorted((a, b) => a.position - b.position);
  await putFavorites(transaction, own.favorite_id, sorted);
  if (own.favorite_store_id !== null || guest.favorite_store_id === null) return;
  await setFavoriteStore(transaction, own.favorite_id, guest.favorite_store_id);
}

export async function setFavoriteStore(
  database: Kysely<Tables>,
  favoriteId: string,
  storeId: string | null,
): Promise<void> {
  await database
    .updateTable('favorite_list')
    .set({ favorite_store_id: storeId })
    .where('favorite_id', '=', favoriteId)
    .execute();
}
