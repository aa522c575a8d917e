import type { Kysely } from 'kysely';
import { loadProducts } from '../catalog/products/product-record.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { entryVariants, isInStock } from './favorite-pages.ts';
import { seenMarks } from './marks.ts';

interface Databases {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
}

/** Writes the entries of a list whose stock has changed since it was last seen. What is not sold on the site stays as it was. */
export async function storeSeen(
  { read, write }: Databases,
  favoriteId: string,
  { scope, now }: { readonly scope: Scope; readonly now: number },
): Promise<void> {
  const rows = await read
    .selectFrom('favorite_item')
    .select(['id', 'product_id', 'variant_sku', 'out_at', 'back_at'])
    .where('favorite_id', '=', favoriteId)
    .execute();
  const products = await loadProducts(read, [...new Set(rows.map(({ product_id }) => product_id))], scope);
  const changes = rows.flatMap(({ id, product_id, variant_sku, ...marks }) => {
    const variants = entryVariants(variant_sku, products.get(product_id));
    const changed = variants.length === 0 ? undefined : seenMarks(marks, variants.some(isInStock), now);
    return changed ? [{ id, changed }] : [];
  });
  if (changes.length === 0) return;
  await write.transaction().execute(async (transaction) => {
    for (const { id, changed } of changes)
      await transaction.updateTable('favorite_item').set(changed).where('id', '=', id).execute();
  });
}
