import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofOrder = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('shop_order.order_number').onDelete('cascade');
const counted = (bounds: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().defaultTo(0).check(sql.raw(bounds));

/** Parcels, handovers and returns, with their captures and refunds. */
export const createFulfilment: Migration = {
  async up(database) {
    await countUnits(database);
    await countRefunds(database);
    await createParcel(database);
    await createRefund(database);
    await createPaymentTask(database);
    await createNotice(database);
  },
};

async function countUnits(database: Untyped): Promise<void> {
  const line = () => database.schema.alterTable('order_line');
  const shipped = 'shipped_qty >= 0 and shipped_qty + cancelled_qty <= qty';
  await line().addColumn('shipped_qty', 'integer', counted(shipped)).execute();
  const delivered = 'delivered_qty >= 0 and delivered_qty <= shipped_qty';
  await line().addColumn('delivered_qty', 'integer', counted(delivered)).execute();
  const received = 'received_qty >= 0 and received_qty <= shipped_qty and received_qty <= returned_qty';
  await line().addColumn('received_qty', 'integer', counted(received)).execute();
  await database.schema.alterTable('order_return').addColumn('received_at', 'bigint').execute();
  await database.schema.alterTable('order_return_line').addColumn('received_qty', 'integer').execute();
}

async function countRefunds(database: Untyped): Promise<void> {
  const refunded = (most: string) => counted(`refunded_minor >= 0 and refunded_minor <= ${most}`);
  await database.schema
    .alterTable('shop_order')
    .addColumn('refunded_minor', 'bigint', refunded('total_minor'))
    .execute();
  await database.schema
    .alterTable('order_payment')
    .addColumn('refunded_minor', 'bigint', refunded('amount_minor'))
    .execute();
  await database.schema
    .alterTable('payment_movement')
    .addColumn('given_back', 'bigint', counted('given_back >= 0 and given_back <= taken'))
    .execute();
}

async function createParcel(database: Untyped): Promise<void> {
  await database.schema
    .createTable('parcel')
    .addColumn('parcel_id', 'text', key)
    .addColumn('order_number', 'text', ofOrder)
    .addColumn('carrier', 'text')
    .addColumn('tracking', 'text')
    .addColumn('shipped_at', 'bigint', required)
    .addColumn('delivered_at', 'bigint')
    .addUniqueConstraint('parcel_tracking', ['order_number', 'tracking'])
    .execute();
  await database.schema
    .createTable('parcel_line')
    .addColumn('parcel_id', 'text', (column) => column.notNull().references('parcel.parcel_id').onDelete('cascade'))
    .addColumn('line_id', 'text', required)
    .addColumn('qty', 'integer', (column) => column.notNull().check(sql`qty > 0`))
    .addPrimaryKeyConstraint('parcel_line_pk', ['parcel_id', 'line_id'])
    .execute();
}

async function createRefund(database: Untyped): Promise<void> {
  await database.schema
    .createTable('order_refund')
    .addColumn('refund_id', 'text', key)
    .addColumn('order_number', 'text', ofOrder)
    .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
    .addColumn('created_at', 'bigint', required)
    .execute();
  await database.schema.createIndex('order_refund_order').on('order_refund').column('order_number').execute();
}

async function createPaymentTask(database: Untyped): Promise<void> {
  await database.schema
    .createTable('payment_task')
    .addColumn('task_id', 'text', key)
    .addColumn('payment_id', 'text', (column) => column.notNull().references('order_payment.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('capture', 'refund')`))
    .addColumn('amount_minor', 'bigint', (column) => column.notNull().check(sql`amount_minor > 0`))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', required)
    .addColumn('done_at', 'bigint')
    .execute();
  await database.schema
    .createIndex('payment_task_capture')
    .unique()
    .on('payment_task')
    .column('payment_id')
    .where(sql.ref('kind'), '=', sql.lit('capture'))
    .execute();
  await database.schema
    .createIndex('payment_task_due')
    .on('payment_task')
    .column('due_at')
    .where(sql<boolean>`done_at is null`)
    .execute();
}

async function createNotice(database: Untyped): Promise<void> {
  await database.schema
    .createTable('order_notice')
    .addColumn('notice_id', 'text', key)
    .addColumn('order_number', 'text', ofOrder)
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('shipped', 'refunded', 'cancelled')`))
    .addColumn('reference', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute();
  await database.schema.createIndex('order_notice_created').on('order_notice').column('created_at').execute();
}
