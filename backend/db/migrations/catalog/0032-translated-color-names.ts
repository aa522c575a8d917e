import type { Migration } from 'kysely/migration';

/** Names of a product's colours in the language of a translation. */
export const translateColorNames: Migration = {
  async up(database) {
    await database.schema.alterTable('product_translation').addColumn('color_names', 'text').execute();
  },
};
