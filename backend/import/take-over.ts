import { sql, type Transaction } from 'kysely';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';
import { ImportRefused } from './import-refused.ts';
import { insertInBatches } from './insert-in-batches.ts';

interface Category {
  id: string;
  slug: string;
  name: string;
}

/** Moves what a run has staged into the catalogue, within the caller's transaction. The order follows the references. */
export async function takeOver(transaction: Transaction<Tables>, runId: string, categories: Category[]): Promise<void> {
  await refuseDemoProducts(transaction, runId);
  await removeFormer(transaction, runId);
  await refuseTakenSkus(transaction, runId);
  await writeProducts(transaction, runId);
  await writeCategories(transaction, runId, categories);
  await writeImages(transaction, runId);
  await writeVariants(transaction, runId);
  await removeEmptyCategories(transaction);
  await bumpCatalogRevision(transaction);
}

/** A shop that started meanwhile may have brought its demo products. */
async function refuseDemoProducts(transaction: Transaction<Tables>, runId: string): Promise<void> {
  const demo = await transaction
    .selectFrom('product')
    .innerJoin('import_product', 'import_product.id', 'product.id')
    .select('product.id')
    .where('run_id', '=', runId)
    .where('source', '=', 'demo')
    .executeTakeFirst();
  if (demo) throw new ImportRefused(`${demo.id} has become a product of the demo shop; run the import again`);
}

async function removeFormer(transaction: Transaction<Tables>, runId: string): Promise<void> {
  const staged = (action: 'change' | 'remove') =>
    transaction.selectFrom('import_product').select('id').where('run_id', '=', runId).where('action', '=', action);
  await transaction.deleteFrom('product').where('id', 'in', staged('remove')).execute();
  await transaction.deleteFrom('product_image').where('product_id', 'in', staged('change')).execute();
  await transaction.deleteFrom('product_category').where('product_id', 'in', staged('change')).execute();
  await transaction.deleteFrom('variant').where('product_id', 'in', staged('change')).execute();
}

/** A product that stays as it was, because its rows are bad, keeps its variants. */
async function refuseTakenSkus(transaction: Transaction<Tables>, runId: string): Promise<void> {
  const taken = await transaction
    .selectFrom('variant')
    .innerJoin('import_variant', 'import_variant.sku', 'variant.sku')
    .select(['variant.sku', 'variant.product_id as owner', 'import_variant.product_id as claimant'])
    .where('run_id', '=', runId)
    .executeTakeFirst();
  if (!taken) return;
  const { sku, owner, claimant } = taken;
  throw new ImportRefused(`${claimant} claims the SKU "${sku}" of ${owner}, which stays as it is; mend one of them`);
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
      })),
    )
    .execute();
}

async function writeCategories(transaction: Transaction<Tables>, runId: string, categories: Category[]): Promise<void> {
  const present = await transaction.selectFrom('category').select('id').execute();
  const presentIds = new Set(present.map(({ id }) => id));
  const added = categories.filter(({ id }) => !presentIds.has(id));
  const rows = added.map((category) => ({ ...category, source: 'import' as const }));
  await insertInBatches(transaction, 'category', rows);
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
    .insertInto('product_image')
    .columns(IMAGE_COLUMNS)
    .expression(transaction.selectFrom('import_image').where('run_id', '=', runId).select(IMAGE_COLUMNS))
    .execute();
}

const VARIANT_COLUMNS = ['sku', 'product_id', 'position', 'size', 'color', 'size_rank', 'upc', 'digital'] as const;

const PRICE_COLUMNS = ['variant_sku', 'currency', 'current_minor', 'original_minor'] as const;

async function writeVariants(transaction: Transaction<Tables>, runId: string): Promise<void> {
  await transaction
    .insertInto('variant')
    .columns(VARIANT_COLUMNS)
    .expression(transaction.selectFrom('import_variant').where('run_id', '=', runId).select(VARIANT_COLUMNS))
    .execute();
  await transaction
    .insertInto('price')
    .columns(PRICE_COLUMNS)
    .expression(transaction.selectFrom('import_price').where('run_id', '=', runId).select(PRICE_COLUMNS))
    .execute();
  await transaction
    .insertInto('stock')
    .columns(['variant_sku', 'qty'])
    .expression(
      transaction.selectFrom('import_variant').where('run_id', '=', runId).select(['sku as variant_sku', 'qty']),
    )
    .execute();
}

async function removeEmptyCategories(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .deleteFrom('category')
    .where('source', '=', 'import')
    .where('id', 'not in', (builder) => builder.selectFrom('product_category').select('category_id'))
    .execute();
}
