import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { inBatches, insertInBatches } from '../db/insert-in-batches.ts';
import { toRows, type ProductRows } from './catalog-rows.ts';
import type { CatalogProduct } from './catalog.schema.ts';

export interface ProductChanges {
  /** Products that are new, or whose file changed. */
  readonly written: readonly CatalogProduct[];
  /** Ids of those that exist in the database. */
  readonly rewritten: readonly string[];
  readonly gone: readonly string[];
}

/**
 * Writes products and removes those without a file. A variant that is not removed keeps its row and its stock, here and
 * in stores, so that sales stay counted whatever else of its product changed. Only new variants get the stock of their
 * file.
 */
export async function seedProducts(
  transaction: Transaction<Tables>,
  { written, rewritten, gone }: ProductChanges,
): Promise<void> {
  const former = [...rewritten, ...gone];
  const products = await withFreeSkus(transaction, { written, former });
  for (const id of former) await clearProduct(transaction, id);
  const rows = products.map(toRows);
  await putProducts(transaction, rows);
  await insertChildRows(transaction, rows);
  await putVariants(transaction, rows);
  const skus = new Map(products.map(({ id, variants }) => [id, new Set(variants.map(({ sku }) => sku))]));
  for (const id of former) await removeFormer(transaction, id, skus.get(id));
}

/** Leaves out variants whose SKU belongs to an imported product, and products without any other variant. */
async function withFreeSkus(
  transaction: Transaction<Tables>,
  { written, former }: { written: readonly CatalogProduct[]; former: readonly string[] },
): Promise<CatalogProduct[]> {
  const rows = await transaction.selectFrom('variant').select(['sku', 'product_id']).execute();
  const own = new Set(former);
  const taken = new Set(rows.filter(({ product_id }) => !own.has(product_id)).map(({ sku }) => sku));
  return written
    .map((product) => ({ ...product, variants: product.variants.filter(({ sku }) => !taken.has(sku)) }))
    .filter(({ variants }) => variants.length > 0);
}

/**
 * Deletes the records that are written again, and frees the slug for another product. No slug of a file begins with
 * `~`.
 */
async function clearProduct(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('product')
    .set({ slug: `~${id}` })
    .where('id', '=', id)
    .execute();
  for (const table of ['product_translation', 'product_image', 'product_category'] as const)
    await transaction.deleteFrom(table).where('product_id', '=', id).execute();
  const skus = transaction.selectFrom('variant').select('sku').where('product_id', '=', id);
  await transaction.deleteFrom('price').where('variant_sku', 'in', skus).execute();
}

/** Deletes the variants that a product has lost, or the product when its file is gone. */
async function removeFormer(
  transaction: Transaction<Tables>,
  id: string,
  skus: ReadonlySet<string> | undefined,
): Promise<void> {
  if (skus === undefined) return void (await transaction.deleteFrom('product').where('id', '=', id).execute());
  const present = await transaction.selectFrom('variant').select('sku').where('product_id', '=', id).execute();
  for (const { sku } of present)
    if (!skus.has(sku)) await transaction.deleteFrom('variant').where('sku', '=', sku).execute();
}

async function putProducts(transaction: Transaction<Tables>, rows: readonly ProductRows[]): Promise<void> {
  for (const some of inBatches(rows.map(({ product }) => product))) {
    await transaction
      .insertInto('product')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          slug: ref('excluded.slug'),
          name: ref('excluded.name'),
          brand: ref('excluded.brand'),
          description: ref('excluded.description'),
          attributes: ref('excluded.attributes'),
          colors: ref('excluded.colors'),
          rank: ref('excluded.rank'),
          created_at: ref('excluded.created_at'),
          rating_average: ref('excluded.rating_average'),
          rating_count: ref('excluded.rating_count'),
          size_system: ref('excluded.size_system'),
          activities: ref('excluded.activities'),
          origin: ref('excluded.origin'),
          videos: ref('excluded.videos'),
          content_hash: ref('excluded.content_hash'),
        })),
      )
      .execute();
  }
}

async function insertChildRows(transaction: Transaction<Tables>, rows: readonly ProductRows[]): Promise<void> {
  const known = new Set((await transaction.selectFrom('category').select('id').execute()).map(({ id }) => id));
  const translations = rows.flatMap((row) => row.translations);
  const images = rows.flatMap((row) => row.images);
  const categories = rows.flatMap((row) => row.categories).filter(({ category_id }) => known.has(category_id));
  await insertInBatches(transaction, 'product_translation', translations);
  await insertInBatches(transaction, 'product_image', images);
  await insertInBatches(transaction, 'product_category', categories);
}

async function putVariants(transaction: Transaction<Tables>, rows: readonly ProductRows[]): Promise<void> {
  for (const some of inBatches(rows.flatMap(({ variants }) => variants))) {
    await transaction
      .insertInto('variant')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('sku').doUpdateSet(({ ref }) => ({
          product_id: ref('excluded.product_id'),
          position: ref('excluded.position'),
          size: ref('excluded.size'),
          color: ref('excluded.color'),
          size_rank: ref('excluded.size_rank'),
          upc: ref('excluded.upc'),
          max_qty: ref('excluded.max_qty'),
          digital: ref('excluded.digital'),
          releases_at: ref('excluded.releases_at'),
          discontinued: ref('excluded.discontinued'),
        })),
      )
      .execute();
  }
  const prices = rows.flatMap((row) => row.prices);
  await insertInBatches(transaction, 'price', prices);
  for (const some of inBatches(rows.flatMap(({ stock }) => stock))) {
    await transaction
      .insertInto('stock')
      .values(some)
      .onConflict((conflict) => conflict.columns(['variant_sku', 'warehouse_id']).doNothing())
      .execute();
  }
}
