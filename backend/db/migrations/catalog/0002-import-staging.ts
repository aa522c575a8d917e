import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofRun = (column: ColumnDefinitionBuilder) => column.notNull().references('import_run.id').onDelete('cascade');

/** Staging tables of an import, from which one transaction moves the products into the catalogue. */
export const createImportStaging: Migration = {
  async up(database: Untyped) {
    await database.schema
      .createTable('import_run')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('host', 'text', required)
      .addColumn('pid', 'integer', required)
      .addColumn('alive_at', 'bigint', required)
      .execute();
    await createProduct(database);
    await createParts(database);
    await createVariant(database);
  },
};

async function createProduct(database: Untyped): Promise<void> {
  await database.schema
    .createTable('import_product')
    .addColumn('run_id', 'text', ofRun)
    .addColumn('id', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('brand', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('attributes', 'text', required)
    .addColumn('colors', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addPrimaryKeyConstraint('import_product_pk', ['run_id', 'id'])
    .execute();
}

async function createParts(database: Untyped): Promise<void> {
  await database.schema
    .createTable('import_image')
    .addColumn('run_id', 'text', ofRun)
    .addColumn('product_id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('src', 'text', required)
    .addColumn('alt', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('color', 'text')
    .addPrimaryKeyConstraint('import_image_pk', ['run_id', 'product_id', 'position'])
    .execute();
  await database.schema
    .createTable('import_category')
    .addColumn('run_id', 'text', ofRun)
    .addColumn('product_id', 'text', required)
    .addColumn('category_id', 'text', required)
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('import_category_pk', ['run_id', 'product_id', 'category_id'])
    .execute();
}

async function createVariant(database: Untyped): Promise<void> {
  await database.schema
    .createTable('import_variant')
    .addColumn('run_id', 'text', ofRun)
    .addColumn('sku', 'text', required)
    .addColumn('product_id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('size', 'text')
    .addColumn('color', 'text')
    .addColumn('size_rank', 'integer', required)
    .addColumn('upc', 'text')
    .addColumn('digital', 'integer', required)
    .addColumn('current_minor', 'bigint', required)
    .addColumn('original_minor', 'bigint', required)
    .addColumn('qty', 'integer', required)
    .addPrimaryKeyConstraint('import_variant_pk', ['run_id', 'sku'])
    .execute();
}
