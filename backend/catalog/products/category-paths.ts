import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * Ids of the categories of each product, ancestors included; the tree has three levels, so a few short queries suffice.
 */
export async function loadCategoryPaths(
  database: Kysely<Tables>,
  productIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', 'in', productIds)
    .execute();
  const parents = await loadParents(database, new Set(rows.map(({ category_id }) => category_id)));
  const found = new Map<string, Set<string>>();
  for (const { product_id, category_id } of rows) {
    const own = found.get(product_id) ?? new Set();
    found.set(product_id, own);
    for (let id: string | null = category_id; id !== null && !own.has(id); id = parents.get(id) ?? null) own.add(id);
  }
  return new Map(Array.from(found, ([id, own]) => [id, [...own]]));
}

async function loadParents(
  database: Kysely<Tables>,
  missing: ReadonlySet<string>,
): Promise<Map<string, string | null>> {
  const parents = new Map<string, string | null>();
  for (let level = [...missing]; level.length > 0;) {
    const rows = await database.selectFrom('category').select(['id', 'parent_id']).where('id', 'in', level).execute();
    for (const { id, parent_id } of rows) parents.set(id, parent_id);
    level = rows.flatMap(({ parent_id }) => (parent_id !== null && !parents.has(parent_id) ? [parent_id] : []));
  }
  return parents;
}
