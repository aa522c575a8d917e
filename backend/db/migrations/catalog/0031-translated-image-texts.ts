import type { Migration } from 'kysely/migration';

/** Alternative texts of a product's images in the language of a translation. */
export const translateImageTexts: Migration = {
  async up(database) {
    await database.schema.alterTable('product_translation').addColumn('image_texts', 'text').execute();
  },
};
