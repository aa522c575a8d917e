import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

export type SavedList = Selectable<Tables['saved_list']>;
export type SavedRow = Selectable<Tables['saved_item']>;

/** A line without the list it is in. */
export type SavedLine = Omit<SavedRow, 'save_for_later_id' | 'position'>;

/** A consumer's one list, created when missing; concurrent requests get the same list. */
export async function ensureSaved(database: Kysely<Tables>, consumerNo: string): Promise<SavedList> {
  const found = await database
    .selectFrom('saved_list')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (found) return found;
  const made = await database
    .insertInto('saved_list')
    .values({ save_for_later_id: randomUUID(), consumer_no: consumerNo, created_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ?? ensureSaved(database, consumerNo);
}

/** Appends a line; the units of an existing line are increased. */
export async function putSaved(transaction: Transaction<Tables>, listId: string, line: SavedLine): Promise<void> {
  const last = await transaction
    .selectFrom('saved_item')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('save_for_later_id', '=', listId)
    .executeTakeFirst();
  await transaction
    .insertInto('saved_item')
    .values({ ...line, save_for_later_id: listId, position: (last?.position ?? 0) + 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['save_for_later_id', 'line_key'])
        .doUpdateSet((set) => ({ qty: set('saved_item.qty', '+', set.ref('excluded.qty')) })),
    )
    .execute();
}

export async function countSaved(database: Kysely<Tables>, listId: string): Promise<number> {
  const { count } = await database
    .selectFrom('saved_item')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('save_for_later_id', '=', listId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes up to `qty` units of a line, by default all; `undefined` when it is not in the list. */
export async function takeSaved(
  transaction: Transaction<Tables>,
  { listId, itemId, qty }: { listId: string; itemId: string; qty: number | undefined },
): Promise<SavedRow | undefined> {
  if (qty !== undefined) {
    const lowered = await transaction
      .updateTable('saved_item')
      .set((item) => ({ qty: item('qty', '-', qty) }))
      .where('id', '=', itemId)
      .where('save_for_later_id', '=', listId)
      .where('qty', '>', qty)
      .returningAll()
      .executeTakeFirst();
    if (lowered) return { ...lowered, qty };
  }
  const taken = await transaction
    .deleteFrom('saved_item')
    .where('id', '=', itemId)
    .where('save_for_later_id', '=', listId)
    .returningAll()
    .executeTakeFirst();
  return taken && { ...taken, qty: Math.min(qty ?? taken.qty, taken.qty) };
}

/** Moves a guest's saved lines to the consumer's list; a list that is not the guest's is ignored. */
export async function mergeSaved(
  transaction: Transaction<Tables>,
  { from, to, saveForLaterId }: { from: string; to: string; saveForLaterId: string },
): Promise<void> {
  const guest = await transaction
    .selectFrom('saved_list')
    .select('save_for_later_id')
    .where('save_for_later_id', '=', saveForLaterId)
    .where('consumer_no', '=', from)
    .executeTakeFirst();
  if (!guest || from === to) return;
  const own = await ensureSaved(transaction, to);
  const rows = await transaction
    .deleteFrom('saved_item')
    .where('save_for_later_id', '=', saveForLaterId)
    .returningAll()
    .execute();
  for (const { save_for_later_id: _, position: __, ...line } of rows.toSorted((a, b) => a.position - b.position)) {
    await putSaved(transaction, own.save_for_later_id, line);
  }
}
