import type { Transaction } from 'kysely';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';

/** Gives what was taken out for a cart back to where it lay; the caller holds the cart's row locked. */
export async function releaseReservations(transaction: Transaction<Tables>, basketId: string): Promise<void> {
  const taken = await transaction
    .deleteFrom('reservation')
    .where('basket_id', '=', basketId)
    .returning(['variant_sku', 'store_id', 'qty'])
    .execute();
  const ordered = taken.toSorted((a, b) => (a.variant_sku < b.variant_sku ? -1 : 1));
  let isBack = false;
  for (const { variant_sku, store_id, qty } of ordered) {
    const left = store_id === null ? await putBack(transaction, variant_sku, qty) : undefined;
    if (store_id !== null) await putOnShelf(transaction, { variant_sku, store_id, qty });
    isBack ||= left === qty;
  }
  if (isBack) await bumpCatalogRevision(transaction);
}

/** Answers what is in the warehouse then; nothing where the variant is gone. */
async function putBack(transaction: Transaction<Tables>, sku: string, qty: number): Promise<number | undefined> {
  const row = await transaction
    .updateTable('stock')
    .set((stock) => ({ qty: stock('qty', '+', qty) }))
    .where('variant_sku', '=', sku)
    .returning('qty')
    .executeTakeFirst();
  return row?.qty;
}

async function putOnShelf(
  transaction: Transaction<Tables>,
  { variant_sku, store_id, qty }: { variant_sku: string; store_id: string; qty: number },
): Promise<void> {
  await transaction
    .updateTable('store_stock')
    .set((shelf) => ({ qty: shelf('qty', '+', qty) }))
    .where('variant_sku', '=', variant_sku)
    .where('store_id', '=', store_id)
    .execute();
}
