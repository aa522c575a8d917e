import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { hashOf } from './catalog-rows.ts';
import { readCatalog, type Catalog } from './read-catalog.ts';
import { sandboxProducts } from './sandbox-variants.ts';
import { seedCategories } from './seed-categories.ts';
import { seedProducts } from './seed-products.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedStores } from './seed-stores.ts';
import { seedCustomizations } from './seed-customizations.ts';
import { seedFeedback } from './seed-texts.ts';
import { seedViews } from './seed-views.ts';
import { insertInBatches } from '../db/insert-in-batches.ts';
import type { CatalogProductSet } from './texts.schema.ts';

export interface SeedSettings {
  readonly catalogDir: string;
  /** Adds the stores, and the variants tests rely on. */
  readonly seedDemo: boolean;
}

const KEY = 'seeded_catalog';
/** Increased when the rows created from the same files change. */
const VERSION = 1;

/**
 * Writes the demo products and stores of `catalogDir` into the database, in one transaction; does nothing when the
 * files are unchanged. Imported products, their variants, categories and stores remain unchanged, and so does the stock
 * of every variant that is not removed. Returns whether anything was changed.
 */
export async function seedCatalog({ read, write }: Database, { catalogDir, seedDemo }: SeedSettings): Promise<boolean> {
  const files = await readCatalog(catalogDir);
  const state = createHash('sha256').update(`${VERSION} ${seedDemo} ${files.hash}`).digest('hex');
  if ((await seededState(read)) === state) return false;
  const catalog = withDemo(files.parse(), seedDemo);
  return write.transaction().execute(async (transaction) => {
    if ((await seededState(transaction)) === state) return false;
    await writeCatalog(transaction, catalog);
    await transaction
      .insertInto('meta')
      .values({ key: KEY, value: state })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: state }))
      .execute();
    await bumpCatalogRevision(transaction);
    return true;
  });
}

/**
 * Without the demo, leaves out stores, reviews, questions, views and promotions marked as demo; the products are the
 * operator's own.
 */
function withDemo(catalog: Catalog, seedDemo: boolean): Catalog {
  const { products } = catalog;
  if (seedDemo) return { ...catalog, products: [...products, ...sandboxProducts(products)] };
  const promotions = catalog.promotions.filter(({ demo }) => !demo);
  return { ...catalog, stores: [], promotions, feedback: { reviews: [], questions: [] }, visits: [] };
}

async function seededState(database: Kysely<Tables>): Promise<string | undefined> {
  const row = await database.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  return row?.value;
}

async function writeCatalog(
  transaction: Transaction<Tables>,
  { categories, products, stores, promotions, productSets, customizations, feedback, visits }: Catalog,
): Promise<void> {
  await seedCategories(transaction, categories);
  const present = await transaction.selectFrom('product').select(['id', 'slug', 'source', 'content_hash']).execute();
  const imported = present.filter(({ source }) => source === 'import');
  const taken = new Set(imported.flatMap(({ id, slug }) => [id, slug]));
  const hashes = new Map(present.map(({ id, content_hash }) => [id, content_hash]));
  const selected = products.filter(({ id, slug }) => !taken.has(id) && !taken.has(slug));
  const written = selected.filter((product) => hashes.get(product.id) !== hashOf(product));
  const rewritten = written.flatMap(({ id }) => (hashes.has(id) ? [id] : []));
  const retained = new Set(selected.map(({ id }) => id));
  const gone = present.filter(({ id, source }) => source === 'demo' && !retained.has(id)).map(({ id }) => id);
  await seedProducts(transaction, { written, rewritten, gone });
  await seedStores(transaction, stores);
  await seedPromotions(transaction, promotions);
  await seedProductSets(transaction, productSets);
  await seedCustomizations(transaction, customizations);
  await seedFeedback(transaction, feedback, selected);
  await seedViews(transaction, visits, [...retained]);
}

/** Product sets come from the catalogue files alone: sets that are not in the files are removed. */
async function seedProductSets(transaction: Transaction<Tables>, sets: readonly CatalogProductSet[]): Promise<void> {
  await transaction.deleteFrom('product_set').execute();
  const rows = sets.map(({ id, name, description, productIds, translations }, position) => ({
    id,
    name,
    description,
    translations: JSON.stringify(translations),
    product_ids: JSON.stringify(productIds),
    position,
  }));
  await insertInBatches(transaction, 'product_set', rows);
}
