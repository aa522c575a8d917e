import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofCart = (column: ColumnDefinitionBuilder) => column.notNull().references('cart.basket_id').onDelete('cascade');

/** The data of a cart beside its lines. */
export const createCheckout: Migration = {
  async up(database) {
    await extendCart(database);
    await createCartAddress(database);
    await createCartCoupon(database);
    await createCartPayment(database);
    await createPriceAdjustment(database);
    await createReservation(database);
  },
};

async function extendCart(database: Untyped): Promise<void> {
  const columns = ['billing_address', 'favorite_store_id', 'order_number', 'device', 'notices'] as const;
  for (const column of columns) await database.schema.alterTable('cart').addColumn(column, 'text').execute();
  await database.schema
    .createIndex('cart_order_number')
    .unique()
    .on('cart')
    .column('order_number')
    .where(sql.ref('order_number'), 'is not', sql.lit(null))
    .execute();
  await database.schema.createIndex('cart_consumer').on('cart').column('consumer_no').execute();
  await database.schema.alterTable('cart_item').addColumn('customs_code', 'text').execute();
}

async function createCartAddress(database: Untyped): Promise<void> {
  await database.schema
    .createTable('cart_address')
    .addColumn('basket_id', 'text', ofCart)
    .addColumn('shipping_id', 'text', required)
    .addColumn('fields', 'text', required)
    .addColumn('is_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('cart_address_pk', ['basket_id', 'shipping_id'])
    .execute();
}

async function createCartCoupon(database: Untyped): Promise<void> {
  await database.schema
    .createTable('cart_coupon')
    .addColumn('basket_id', 'text', ofCart)
    .addColumn('code', 'text', required)
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('cart_coupon_pk', ['basket_id', 'code'])
    .execute();
}

async function createCartPayment(database: Untyped): Promise<void> {
  await database.schema
    .createTable('cart_payment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('basket_id', 'text', ofCart)
    .addColumn('payment_method_id', 'text', required)
    .addColumn('reference', 'text')
    .addColumn('amount_minor', 'bigint')
    .addColumn('data', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('position', 'integer', required)
    .addCheckConstraint('cart_payment_amount', sql`amount_minor is null or amount_minor > 0`)
    .execute();
  await database.schema.createIndex('cart_payment_basket').on('cart_payment').column('basket_id').execute();
}

async function createPriceAdjustment(database: Untyped): Promise<void> {
  await database.schema
    .createTable('price_adjustment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('basket_id', 'text', ofCart)
    .addColumn('item_id', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('value', 'bigint', required)
    .addColumn('reason', 'text', required)
    .addColumn('store_id', 'text', required)
    .addColumn('employee_id', 'text', required)
    .addColumn('position', 'integer', required)
    .addCheckConstraint('price_adjustment_kind', sql`kind in ('amount', 'percentage', 'price')`)
    .addCheckConstraint('price_adjustment_value', sql`value >= 0`)
    .execute();
  await database.schema.createIndex('price_adjustment_basket').on('price_adjustment').column('basket_id').execute();
}

async function createReservation(database: Untyped): Promise<void> {
  await database.schema
    .createTable('reservation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('basket_id', 'text', ofCart)
    .addColumn('variant_sku', 'text', required)
    .addColumn('store_id', 'text')
    .addColumn('qty', 'integer', required)
    .addColumn('expires_at', 'bigint', required)
    .addCheckConstraint('reservation_qty', sql`qty > 0`)
    .execute();
  await database.schema.createIndex('reservation_basket').on('reservation').column('basket_id').execute();
  await database.schema.createIndex('reservation_expires').on('reservation').column('expires_at').execute();
}
