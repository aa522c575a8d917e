import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const ofOrder = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('shop_order.order_number').onDelete('cascade');

/** Orders and idempotency keys. */
export const createOrders: Migration = {
  async up(database) {
    await createOrder(database);
    await createLine(database);
    await createPayment(database);
    await createEvent(database);
    await createClaim(database);
    await createQuote(database);
    await createIdempotencyKey(database);
  },
};

async function createOrder(database: Untyped): Promise<void> {
  await database.schema
    .createTable('shop_order')
    .addColumn('order_number', 'text', (column) => column.primaryKey())
    .addColumn('basket_id', 'text', required)
    .addColumn('consumer_no', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('st', 'text', (column) => column.notNull().unique())
    .addColumn('site_id', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('currency', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('total_minor', 'bigint', required)
    .addColumn('answer', 'text', required)
    .addColumn('action', 'text')
    .addColumn('store_id', 'text')
    .addColumn('employee_id', 'text')
    .addColumn('spend_kind', 'text')
    .addColumn('spend_minor', 'bigint', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('placed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addCheckConstraint('shop_order_status', sql`status in ('pending', 'placed', 'cancelled')`)
    .addCheckConstraint('shop_order_total', sql`total_minor >= 0`)
    .addCheckConstraint('shop_order_expires', sql`status <> 'pending' or expires_at is not null`)
    .execute();
  await indexOrder(database);
}

async function indexOrder(database: Untyped): Promise<void> {
  await database.schema
    .createIndex('shop_order_basket')
    .unique()
    .on('shop_order')
    .column('basket_id')
    .where(sql.ref('status'), '<>', sql.lit('cancelled'))
    .execute();
  await database.schema
    .createIndex('shop_order_consumer')
    .on('shop_order')
    .columns(['consumer_no', 'created_at'])
    .execute();
  await database.schema
    .createIndex('shop_order_expires_at')
    .on('shop_order')
    .column('expires_at')
    .where(sql.ref('status'), '=', sql.lit('pending'))
    .execute();
}

async function createLine(database: Untyped): Promise<void> {
  await database.schema
    .createTable('order_line')
    .addColumn('order_number', 'text', ofOrder)
    .addColumn('id', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('variant_sku', 'text', required)
    .addColumn('qty', 'integer', required)
    .addColumn('cancelled_qty', 'integer', zero)
    .addColumn('returned_qty', 'integer', zero)
    .addColumn('store_id', 'text')
    .addColumn('shipping_method', 'text', required)
    .addColumn('unit_minor', 'bigint', required)
    .addColumn('net_minor', 'bigint', required)
    .addColumn('tax_minor', 'bigint', required)
    .addColumn('is_gift', 'integer', zero)
    .addColumn('is_digital', 'integer', zero)
    .addColumn('gift_option', 'text')
    .addPrimaryKeyConstraint('order_line_pk', ['order_number', 'id'])
    .addCheckConstraint('order_line_qty', sql`qty > 0`)
    .addCheckConstraint(
      'order_line_back',
      sql`cancelled_qty >= 0 and returned_qty >= 0 and cancelled_qty + returned_qty <= qty`,
    )
    .addCheckConstraint('order_line_money', sql`unit_minor >= 0 and net_minor >= 0 and tax_minor >= 0`)
    .execute();
}

async function createPayment(database: Untyped): Promise<void> {
  await database.schema
    .createTable('order_payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_number', 'text', ofOrder)
    .addColumn('payment_method_id', 'text', required)
    .addColumn('amount_minor', 'bigint', required)
    .addColumn('reference', 'text')
    .addColumn('state', 'text', required)
    .addColumn('data', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('position', 'integer', required)
    .addCheckConstraint('order_payment_amount', sql`amount_minor > 0`)
    .addCheckConstraint('order_payment_state', sql`state in ('pending', 'authorized', 'captured', 'voiding', 'voided')`)
    .execute();
  await database.schema.createIndex('order_payment_order').on('order_payment').column('order_number').execute();
  await database.schema
    .createIndex('order_payment_voiding')
    .on('order_payment')
    .column('state')
    .where(sql.ref('state'), '=', sql.lit('voiding'))
    .execute();
}

async function createEvent(database: Untyped): Promise<void> {
  await database.schema
    .createTable('order_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_number', 'text', ofOrder)
    .addColumn('kind', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('at', 'bigint', required)
    .addCheckConstraint('order_event_kind', sql`kind in ('pending', 'placed', 'cancelled')`)
    .execute();
  await database.schema.createIndex('order_event_order').on('order_event').column('order_number').execute();
}

async function createClaim(database: Untyped): Promise<void> {
  await database.schema
    .createTable('order_claim')
    .addColumn('basket_id', 'text', (column) => column.primaryKey())
    .addColumn('claim', 'text', required)
    .addColumn('lease_until', 'bigint', required)
    .execute();
}

async function createQuote(database: Untyped): Promise<void> {
  await database.schema
    .createTable('order_quote')
    .addColumn('basket_id', 'text', (column) => column.primaryKey().references('cart.basket_id').onDelete('cascade'))
    .addColumn('revision', 'integer', required)
    .addColumn('tax_minor', 'bigint', required)
    .addColumn('total_minor', 'bigint', required)
    .execute();
}

async function createIdempotencyKey(database: Untyped): Promise<void> {
  await database.schema
    .createTable('idempotency_key')
    .addColumn('consumer_no', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('claim', 'text', required)
    .addColumn('lease_until', 'bigint', required)
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'bigint', required)
    .addPrimaryKeyConstraint('idempotency_key_pk', ['consumer_no', 'key'])
    .execute();
  await database.schema.createIndex('idempotency_key_created').on('idempotency_key').column('created_at').execute();
}
