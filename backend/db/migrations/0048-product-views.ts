import type { Migration } from 'kysely/migration';

/** How often two products were viewed on one device, without saying by whom; each pair in both directions. */
export const createProductViews: Migration = {
  async up(database) {
    await database.schema
      .createTable('product_view_pair')
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('other_id', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addColumn('last_day', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('product_view_pair_key', ['product_id', 'other_id'])
      .execute();
    await database.schema
      .createIndex('product_view_pair_day')
      .on('product_view_pair')
      .columns(['last_day', 'views'])
      .execute();
  },
};
