import type { Migration } from 'kysely/migration';

/** A product's attributes in the language of a translation. */
export const translateAttributes: Migration = {
  async up(database) {
    await database.schema.alterTable('product_translation').addColumn('attributes', 'text').execute();
  },
};
