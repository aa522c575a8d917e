import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createReviews } from './reviews/0017-reviews.ts';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const once = (column: ColumnDefinitionBuilder) => column.notNull().unique();

/** Wishlists, saved items, and reviews. */
export const createLists: Migration = {
  async up(database) {
    await createFavorites(database);
    await createSaved(database);
    await createStockNotice(database);
    await createProductSet(database);
    await createReviews(database);
  },
};

async function createFavorites(database: Untyped): Promise<void> {
  await database.schema
    .createTable('favorite_list')
    .addColumn('favorite_id', 'text', key)
    .addColumn('consumer_no', 'text', once)
    .addColumn('favorite_store_id', 'text')
    .addColumn('share_token', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute();
  await database.schema
    .createTable('favorite_item')
    .addColumn('id', 'text', key)
    .addColumn('favorite_id', 'text', (column) =>
      column.notNull().references('favorite_list.favorite_id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', required)
    .addColumn('variant_sku', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('favorite_item_once', ['favorite_id', 'product_id', 'variant_sku'])
    .execute();
}

async function createSaved(database: Untyped): Promise<void> {
  await database.schema
    .createTable('saved_list')
    .addColumn('save_for_later_id', 'text', key)
    .addColumn('consumer_no', 'text', once)
    .addColumn('created_at', 'bigint', required)
    .execute();
  await database.schema
    .createTable('saved_item')
    .addColumn('id', 'text', key)
    .addColumn('save_for_later_id', 'text', (column) =>
      column.notNull().references('saved_list.save_for_later_id').onDelete('cascade'),
    )
    .addColumn('line_key', 'text', required)
    .addColumn('variant_sku', 'text', required)
    .addColumn('qty', 'integer', required)
    .addColumn('recipe_id', 'text')
    .addColumn('gift_option', 'text')
    .addColumn('store_id', 'text')
    .addColumn('shipping_method', 'text')
    .addColumn('customs_code', 'text')
    .addColumn('position', 'integer', required)
    .addUniqueConstraint('saved_item_line', ['save_for_later_id', 'line_key'])
    .addCheckConstraint('saved_item_qty', sql`qty > 0`)
    .execute();
}

async function createStockNotice(database: Untyped): Promise<void> {
  await database.schema
    .createTable('stock_notice')
    .addColumn('id', 'text', key)
    .addColumn('variant_sku', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('consumer_no', 'text', required)
    .addColumn('site_id', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('sent_at', 'bigint')
    .execute();
  await database.schema
    .createIndex('stock_notice_waiting')
    .unique()
    .on('stock_notice')
    .columns(['variant_sku', 'email'])
    .where(sql.ref('sent_at'), 'is', sql.lit(null))
    .execute();
}

async function createProductSet(database: Untyped): Promise<void> {
  await database.schema
    .createTable('product_set')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('translations', 'text', required)
    .addColumn('product_ids', 'text', required)
    .addColumn('position', 'integer', required)
    .execute();
}
