import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events of an order after its placement. */
export const createPurchases: Migration = {
  async up(database) {
    await database.schema.alterTable('order_line').addColumn('delivered_at', 'bigint').execute();
    await database.schema
      .createIndex('order_line_undelivered')
      .on('order_line')
      .column('order_number')
      .where(sql<boolean>`is_digital = 1 and delivered_at is null`)
      .execute();
    await database.schema
      .createTable('order_return')
      .addColumn('return_number', 'text', (column) => column.primaryKey())
      .addColumn('order_number', 'text', (column) => column.notNull().references('shop_order.order_number'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('order_return_order').on('order_return').column('order_number').execute();
    await database.schema
      .createTable('order_return_line')
      .addColumn('return_number', 'text', (column) => column.notNull().references('order_return.return_number'))
      .addColumn('line_id', 'text', (column) => column.notNull())
      .addColumn('qty', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addPrimaryKeyConstraint('order_return_line_pk', ['return_number', 'line_id'])
      .addCheckConstraint('order_return_line_qty', sql`qty > 0`)
      .execute();
  },
};
