import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { hasTable, openExisting } from '../../commands/existing-database.ts';
import { NO_CATALOG, type CatalogLookup } from './product-source.ts';

export interface OpenCatalogLookup extends CatalogLookup {
  close(): Promise<void>;
}

/** Older builds of SQLite limit the values in one statement. */
const MAX_IDS = 500;

/**
 * Products and categories of the shop's database, imported ones included. Opens the database read-only: a running shop
 * is not disturbed, and a missing database is not created.
 */
export async function catalogOfDatabase(databaseUrl: string): Promise<OpenCatalogLookup> {
  const database = openExisting(databaseUrl);
  const close = async () => database?.close();
  try {
    if (!database || !(await hasTable(database.read, 'product'))) return { ...NO_CATALOG, close };
    return { ...queryCatalog(database.read), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `read`: an open database, `Database.read`. */
export function queryCatalog(read: Kysely<Tables>): CatalogLookup {
  return {
    products: (ids) =>
      inBatches(ids, async (part) => {
        const products = await read
          .selectFrom('product')
          .select(['id', 'slug'])
          .where((where) => where.or([where('id', 'in', part), where('slug', 'in', part)]))
          .execute();
        const variants = await read.selectFrom('variant').select('sku').where('sku', 'in', part).execute();
        return [...products.flatMap(({ id, slug }) => [id, slug]), ...variants.map(({ sku }) => sku)];
      }),
    categories: (ids) =>
      inBatches(ids, async (part) => {
        const categories = await read
          .selectFrom('category')
          .select(['id', 'slug'])
          .where((where) => where.or([where('id', 'in', part), where('slug', 'in', part)]))
          .execute();
        return categories.flatMap(({ id, slug }) => [id, slug]);
      }),
  };
}

async function inBatches(ids: readonly string[], find: (part: readonly string[]) => Promise<readonly string[]>) {
  const found = new Set<string>();
  for (let start = 0; start < ids.length; start += MAX_IDS)
    for (const id of await find(ids.slice(start, start + MAX_IDS))) found.add(id);
  return found;
}
