import type { Migration } from 'kysely/migration';

/** Photos that were sent and belong to no review yet, and orders whose customers are asked for reviews. */
export const createReviewUploads: Migration = {
  async up(database) {
    await database.schema
      .createTable('review_upload')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('consumer_no', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('review_upload_consumer')
      .on('review_upload')
      .columns(['consumer_no', 'created_at'])
      .execute();
    await database.schema
      .createTable('review_request')
      .addColumn('order_number', 'text', (column) =>
        column.primaryKey().references('shop_order.order_number').onDelete('cascade'),
      )
      .addColumn('delivered_at', 'bigint', (column) => column.notNull())
      .addColumn('mailed_at', 'bigint')
      .execute();
    await database.schema.createIndex('review_queue').on('review').columns(['status', 'created_at']).execute();
  },
};
