import { sql, type Transaction } from 'kysely';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import type { ImportAction } from '../../db/tables/import-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { ImportError } from '../parsing/import-error.ts';
import { insertInBatches } from '../../db/insert-in-batches.ts';
import type { StockCounts, StockMode } from '../parsing/stock-mode.ts';
import { writeStock } from './write-stock.ts';

export interface StagingCategory {
  id: string;
  slug: string;
  name: string;
  /** Key of the path that the category was created from. */
  path: string | undefined;
}

/**
 * Writes a run's staged records into the catalogue, within the caller's transaction. The order follows the foreign
 * keys.
 */
export async function applyImport(
  transaction: Transaction<Tables>,
  { runId, categories, stockMode }: { runId: string; categories: StagingCategory[]; stockMode: StockMode },
): Promise<StockCounts> {
  await rejectDemoProducts(transaction, runId);
  await rejectTakenSkus(transaction, runId);
  await writeProducts(transaction, runId);
  await writeCategories(transaction, runId, categories);
  await writeImages(transaction, runId);
  await writeVariants(transaction, runId);
  await removeFormer(transaction, runId);
  const stock = await writeStock(transaction, runId, stockMode);
  await removeEmptyCategories(transaction);
  await bumpCatalogRevision(transaction);
  return stock;
}

/** A shop that started during the import may have seeded its demo products. */
async function rejectDemoProducts(transaction: Transaction<Tables>, runId: string): Promise<void> {
  const demo = await transaction
    .selectFrom('product')
    .innerJoin('import_product', 'import_product.id', 'product.id')
    .select('product.id')
    .where('run_id', '=', runId)
    .where('source', '=', 'demo')
    .executeTakeFirst();
  if (demo) throw new ImportError(`${demo.id} has become a product of the demo shop; run the import again`);
}

function stagingIds(transaction: Transaction<Tables>, runId: string, ...actions: ImportAction[]) {
  return transaction
    .selectFrom('import_product')
    .select('id')
    .where('run_id', '=', runId)
    .where('action', 'in', actions);
}

/** Must run after the variants were moved: deleting a variant deletes its stock, everywhere. */
async function removeFormer(transaction: Transaction<Tables>, runId: string): Promise<void> {
  await transaction
    .deleteFrom('product')
    .where('id', 'in', stagingIds(transaction, runId, 'remove'))
    .execute();
  await transaction
    .deleteFrom('variant')
    .where('product_id', 'in', stagingIds(transaction, runId, 'change'))
    .where('sku', 'not in', transaction.selectFrom('import_variant').select('sku').where('run_id', '=', runId))
    .execute();
}

/** A product that is not updated, because its rows are invalid, keeps its variants. */
async function rejectTakenSkus(transaction: Transaction<Tables>, runId: string): Promise<void> {
  const taken = await transaction
    .selectFrom('variant')
    .innerJoin('import_variant', 'import_variant.sku', 'variant.sku')
    .select(['variant.sku', 'variant.product_id as owner', 'import_variant.product_id as claimant'])
    .where('run_id', '=', runId)
    .where('variant.product_id', 'not in', stagingIds(transaction, runId, 'change', 'remove'))
    .executeTakeFirst();
  if (!taken) return;
  const { sku, owner, claimant } = taken;
  throw new ImportError(`${claimant} claims the SKU "${sku}" of ${owner}, which stays as it is; mend one of them`);
}

const PRODUCT_COLUMNS = ['name', 'brand', 'description', 'attributes', 'colors', 'content_hash'] as const;

async function writeProducts(transaction: Transaction<Tables>, runId: string): Promise<void> {
  await transaction
    .insertInto('product')
    .columns(['id', 'slug', 'created_at', 'source', ...PRODUCT_COLUMNS])
    .expression(
      transaction
        .selectFrom('import_product')
        .select(['id', 'id as slug', 'created_at', sql.lit('import').as('source'), ...PRODUCT_COLUMNS])
        .where('run_id', '=', runId)
        .where('action', '!=', 'remove'),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((builder) => ({
        name: builder.ref('excluded.name'),
        brand: builder.ref('excluded.brand'),
        description: builder.ref('excluded.description'),
        attributes: builder.ref('excluded.attributes'),
        colors: builder.ref('excluded.colors'),
        content_hash: builder.ref('excluded.content_hash'),
        // Of the product that was there before.
        origin: null,
        videos: '[]',
      })),
    )
    .execute();
}

async function writeCategories(
  transaction: Transaction<Tables>,
  runId: string,
  categories: StagingCategory[],
): Promise<void> {
  const present = await transaction.selectFrom('category').select('id').execute();
  const presentIds = new Set(present.map(({ id }) => id));
  const added = categories.filter(({ id }) => !presentIds.has(id));
  const rows = added.map(({ id, slug, name }) => ({ id, slug, name, source: 'import' as const }));
  await insertInBatches(transaction, 'category', rows);
  for (const { id, path } of categories) {
    if (path === undefined) continue;
    await transaction
      .insertInto('category_path')
      .values({ path, category_id: id })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ category_id: id }))
      .execute();
  }
  await transaction
    .deleteFrom('product_category')
    .where('product_id', 'in', stagingIds(transaction, runId, 'change'))
    .execute();
  await transaction
    .insertInto('product_category')
    .columns(['product_id', 'category_id', 'position'])
    .expression(
      transaction
        .selectFrom('import_category')
        .where('run_id', '=', runId)
        .select(['product_id', 'category_id', 'position']),
    )
    .execute();
}

const IMAGE_COLUMNS = ['product_id', 'position', 'src', 'alt', 'width', 'height', 'color'] as const;

async function writeImages(transaction: Transaction<Tables>, runId: string): Promise<void> {
  await transaction
    .deleteFrom('product_image')
    .where('product_id', 'in', stagingIds(transaction, runId, 'change'))
    .execute();
  await transaction
    .insertInto('product_image')
    .columns(IMAGE_COLUMNS)
    .expression(transaction.selectFrom('import_image').where('run_id', '=', runId).select(IMAGE_COLUMNS))
    .execute();
}

const VARIANT_COLUMNS = [
  'sku',
  'product_id',
  'position',
  'size',
  'color',
  'size_rank',
  'upc',
  'digital',
  'releases_at',
  'discontinued',
] as const;

const PRICE_COLUMNS = ['variant_sku', 'currency', 'current_minor', 'original_minor'] as const;

/** An existing variant keeps its row, with its references: stock and store stock. */
async function writeVariants(transaction: Transaction<Tables>, runId: string): Promise<void> {
  const skus = transaction.selectFrom('import_variant').select('sku').where('run_id', '=', runId);
  await transaction
    .insertInto('variant')
    .columns(VARIANT_COLUMNS)
    .expression(transaction.selectFrom('import_variant').where('run_id', '=', runId).select(VARIANT_COLUMNS))
    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet((builder) => ({
        product_id: builder.ref('excluded.product_id'),
        position: builder.ref('excluded.position'),
        size: builder.ref('excluded.size'),
        color: builder.ref('excluded.color'),
        size_rank: builder.ref('excluded.size_rank'),
        upc: builder.ref('excluded.upc'),
        digital: builder.ref('excluded.digital'),
        releases_at: builder.ref('excluded.releases_at'),
        discontinued: builder.ref('excluded.discontinued'),
      })),
    )
    .execute();
  await transaction.deleteFrom('price').where('variant_sku', 'in', skus).execute();
  await transaction
    .insertInto('price')
    .columns(PRICE_COLUMNS)
    .expression(transaction.selectFrom('import_price').where('run_id', '=', runId).select(PRICE_COLUMNS))
    .execute();
}

async function removeEmptyCategories(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .deleteFrom('category')
    .where('source', '=', 'import')
    .where('id', 'not in', (builder) => builder.selectFrom('product_category').select('category_id'))
    .execute();
}
