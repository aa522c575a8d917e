import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

type Untyped = Kysely<unknown>;

const SOURCE = sql`source in ('demo', 'import')`;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const emptyText = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const ofProduct = (column: ColumnDefinitionBuilder) => column.notNull().references('product.id').onDelete('cascade');
const ofVariant = (column: ColumnDefinitionBuilder) => column.notNull().references('variant.sku').onDelete('cascade');

export async function createCatalog(database: Untyped): Promise<void> {
  await database.schema
    .createTable('meta')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', required)
    .execute();
  await createCategory(database);
  await createProduct(database);
  await createProductParts(database);
  await createVariant(database);
}

async function createCategory(database: Untyped): Promise<void> {
  await database.schema
    .createTable('category')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('parent_id', 'text', (column) => column.references('category.id').onDelete('set null'))
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', emptyText)
    .addColumn('position', 'integer', zero)
    .addColumn('source', 'text', required)
    .addCheckConstraint('category_source', SOURCE)
    .execute();
  await database.schema
    .createTable('category_translation')
    .addColumn('category_id', 'text', (column) => column.notNull().references('category.id').onDelete('cascade'))
    .addColumn('locale', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('category_translation_pk', ['category_id', 'locale'])
    .execute();
}

async function createProduct(database: Untyped): Promise<void> {
  await database.schema
    .createTable('product')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('brand', 'text', emptyText)
    .addColumn('description', 'text', emptyText)
    .addColumn('attributes', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('colors', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('rank', 'integer', (column) => column.notNull().defaultTo(1000))
    .addColumn('created_at', 'text', required)
    .addColumn('rating_average', 'double precision')
    .addColumn('rating_count', 'integer', zero)
    .addColumn('source', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addCheckConstraint('product_source', SOURCE)
    .execute();
  await database.schema.createIndex('product_source_id').on('product').columns(['source', 'id']).execute();
}

async function createProductParts(database: Untyped): Promise<void> {
  await database.schema
    .createTable('product_translation')
    .addColumn('product_id', 'text', ofProduct)
    .addColumn('locale', 'text', required)
    .addColumn('name', 'text')
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('product_translation_pk', ['product_id', 'locale'])
    .execute();
  await database.schema
    .createTable('product_image')
    .addColumn('product_id', 'text', ofProduct)
    .addColumn('position', 'integer', required)
    .addColumn('src', 'text', required)
    .addColumn('alt', 'text', emptyText)
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('color', 'text')
    .addPrimaryKeyConstraint('product_image_pk', ['product_id', 'position'])
    .execute();
  await database.schema
    .createTable('product_category')
    .addColumn('product_id', 'text', ofProduct)
    .addColumn('category_id', 'text', (column) => column.notNull().references('category.id').onDelete('cascade'))
    .addColumn('position', 'integer', zero)
    .addPrimaryKeyConstraint('product_category_pk', ['product_id', 'category_id'])
    .execute();
  await database.schema.createIndex('product_category_id').on('product_category').column('category_id').execute();
}

async function createVariant(database: Untyped): Promise<void> {
  await database.schema
    .createTable('variant')
    .addColumn('sku', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', ofProduct)
    .addColumn('position', 'integer', zero)
    .addColumn('size', 'text')
    .addColumn('color', 'text')
    .addColumn('size_rank', 'integer', zero)
    .addColumn('upc', 'text')
    .addColumn('max_qty', 'integer')
    .addColumn('digital', 'integer', zero)
    .addCheckConstraint('variant_max_qty', sql`max_qty > 0`)
    .execute();
  await database.schema.createIndex('variant_product').on('variant').columns(['product_id', 'position']).execute();
  await database.schema
    .createTable('price')
    .addColumn('variant_sku', 'text', ofVariant)
    .addColumn('currency', 'text', required)
    .addColumn('current_minor', 'bigint', required)
    .addColumn('original_minor', 'bigint', required)
    .addPrimaryKeyConstraint('price_pk', ['variant_sku', 'currency'])
    .addCheckConstraint('price_range', sql`current_minor >= 0 and original_minor >= current_minor`)
    .execute();
  await database.schema
    .createTable('stock')
    .addColumn('variant_sku', 'text', (column) => ofVariant(column).primaryKey())
    .addColumn('qty', 'integer', required)
    .addCheckConstraint('stock_qty', sql`qty >= 0`)
    .execute();
}
