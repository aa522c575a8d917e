import type { Migration } from 'kysely/migration';

/** What customers can change of products, and the recipes that they or the shop made. */
export const createRecipes: Migration = {
  async up({ schema }) {
    await schema
      .createTable('customization')
      .addColumn('product_id', 'text', (column) => column.primaryKey())
      .addColumn('definition', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('recipe')
      .addColumn('recipe_id', 'text', (column) => column.primaryKey())
      .addColumn('consumer_no', 'text')
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('choices', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('recipe_owner')
      .on('recipe')
      .columns(['consumer_no', 'product_id', 'fingerprint'])
      .unique()
      .execute();
    await schema.alterTable('order_line').addColumn('recipe_id', 'text').execute();
    await schema
      .alterTable('order_line')
      .addColumn('made_to_order', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
