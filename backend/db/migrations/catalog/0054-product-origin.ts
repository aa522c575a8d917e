import type { Migration } from 'kysely/migration';

/** Where a product is made, and the films of it. */
export const addProductOrigin: Migration = {
  async up(database) {
    const { schema } = database;
    await schema.alterTable('product').addColumn('origin', 'text').execute();
    await schema
      .alterTable('product')
      .addColumn('videos', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
