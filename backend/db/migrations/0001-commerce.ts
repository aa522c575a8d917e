import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createCatalog } from './catalog/0001-catalog-tables.ts';

/** A migration uses the tables of its time, not the present `Tables`. */
type Untyped = Kysely<unknown>;

export const createCommerce: Migration = {
  async up(database) {
    await createCatalog(database);
    await createSession(database);
    await createCart(database);
    await createCartItem(database);
  },
};

async function createSession(database: Untyped): Promise<void> {
  await database.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('refresh_hash', 'text', (column) => column.notNull().unique())
    .addColumn('usid', 'text', (column) => column.notNull())
    .addColumn('consumer_no', 'text', (column) => column.notNull())
    .addColumn('consumer_type', 'text', (column) => column.notNull())
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('session_expires_at').on('session').column('expires_at').execute();
}

async function createCart(database: Untyped): Promise<void> {
  await database.schema
    .createTable('cart')
    .addColumn('basket_id', 'text', (column) => column.primaryKey())
    .addColumn('consumer_no', 'text', (column) => column.notNull())
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('open'))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('cart_status', sql`status in ('open', 'ordered', 'merged')`)
    .execute();
  await database.schema
    .createIndex('cart_open')
    .unique()
    .on('cart')
    .columns(['consumer_no', 'site_id'])
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute();
}

async function createCartItem(database: Untyped): Promise<void> {
  await database.schema
    .createTable('cart_item')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('basket_id', 'text', (column) => column.notNull().references('cart.basket_id').onDelete('cascade'))
    .addColumn('line_key', 'text', (column) => column.notNull())
    .addColumn('variant_sku', 'text', (column) => column.notNull())
    .addColumn('qty', 'integer', (column) => column.notNull())
    .addColumn('recipe_id', 'text')
    .addColumn('gift_option', 'text')
    .addColumn('store_id', 'text')
    .addColumn('shipping_method', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('cart_item_line', ['basket_id', 'line_key'])
    .addCheckConstraint('cart_item_qty', sql`qty > 0`)
    .execute();
}
