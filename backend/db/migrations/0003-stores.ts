import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const emptyList = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('[]');

/** Stores and their stock. */
export const createStores: Migration = {
  async up(database: Untyped) {
    await createStore(database);
    await createStoreStock(database);
  },
};

async function createStore(database: Untyped): Promise<void> {
  await database.schema
    .createTable('store')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('address_line1', 'text', required)
    .addColumn('address_line2', 'text')
    .addColumn('city', 'text', required)
    .addColumn('province', 'text')
    .addColumn('postal_code', 'text', required)
    .addColumn('country_code', 'text', required)
    .addColumn('latitude', 'double precision', required)
    .addColumn('longitude', 'double precision', required)
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('time_zone', 'text', required)
    .addColumn('hours', 'text', emptyList)
    .addColumn('exceptional_hours', 'text', emptyList)
    .addColumn('services', 'text', emptyList)
    .addColumn('source', 'text', required)
    .addColumn('content_hash', 'text', required)
    .addCheckConstraint('store_source', sql`source in ('demo', 'import')`)
    .addCheckConstraint('store_coordinates', sql`latitude between -90 and 90 and longitude between -180 and 180`)
    .execute();
  await database.schema.createIndex('store_country_code').on('store').column('country_code').execute();
}

async function createStoreStock(database: Untyped): Promise<void> {
  await database.schema
    .createTable('store_stock')
    .addColumn('store_id', 'text', (column) => column.notNull().references('store.id').onDelete('cascade'))
    .addColumn('variant_sku', 'text', (column) => column.notNull().references('variant.sku').onDelete('cascade'))
    .addColumn('qty', 'integer', required)
    .addPrimaryKeyConstraint('store_stock_pk', ['store_id', 'variant_sku'])
    .addCheckConstraint('store_stock_qty', sql`qty >= 0`)
    .execute();
  await database.schema.createIndex('store_stock_variant').on('store_stock').column('variant_sku').execute();
}
