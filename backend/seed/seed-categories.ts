import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { CatalogCategory } from './catalog.schema.ts';

/** Writes the demo's categories; a category that an import created keeps its texts and its products. */
export async function seedCategories(
  transaction: Transaction<Tables>,
  categories: readonly CatalogCategory[],
): Promise<void> {
  const present = await transaction.selectFrom('category').select(['id', 'slug', 'source']).execute();
  const imported = new Set(present.flatMap(({ id, slug, source }) => (source === 'import' ? [id, slug] : [])));
  const own = categories.filter(({ id, slug }) => !imported.has(id) && !imported.has(slug));
  await removeFormer(transaction, new Set(own.map(({ id }) => id)));
  for (const [position, category] of own.entries()) await putCategory(transaction, category, position);
  for (const { id, parent } of own) {
    const isKnown = parent !== undefined && categories.some((category) => category.id === parent);
    await transaction
      .updateTable('category')
      .set({ parent_id: isKnown ? parent : null })
      .where('id', '=', id)
      .execute();
  }
}

/** Removes demo categories that are no longer in the files, unless an imported product is in them. */
async function removeFormer(transaction: Transaction<Tables>, retained: ReadonlySet<string>): Promise<void> {
  const former = await transaction
    .selectFrom('category')
    .select('id')
    .where('source', '=', 'demo')
    .where('id', 'not in', (query) =>
      query
        .selectFrom('product_category')
        .innerJoin('product', 'product.id', 'product_category.product_id')
        .select('category_id')
        .where('product.source', '=', 'import'),
    )
    .execute();
  for (const { id } of former) {
    if (!retained.has(id)) await transaction.deleteFrom('category').where('id', '=', id).execute();
  }
}

async function putCategory(
  transaction: Transaction<Tables>,
  { id, slug, name, description, translations }: CatalogCategory,
  position: number,
): Promise<void> {
  const values = { slug, name, description, position };
  await transaction
    .insertInto('category')
    .values({ id, source: 'demo', ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await transaction.deleteFrom('category_translation').where('category_id', '=', id).execute();
  const rows = Object.entries(translations).map(([locale, text]) => ({
    category_id: id,
    locale,
    name: text.name,
    description: text.description ?? null,
  }));
  if (rows.length > 0) await transaction.insertInto('category_translation').values(rows).execute();
}
