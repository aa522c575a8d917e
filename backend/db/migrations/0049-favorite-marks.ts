import type { Migration } from 'kysely/migration';

/** What favorites and saved items cost when they were added, and since when they are out of stock or back. */
export const addFavoriteMarks: Migration = {
  async up(database) {
    const { schema } = database;
    for (const table of ['favorite_item', 'saved_item']) {
      for (const name of ['price_minor', 'out_at', 'back_at'])
        await schema.alterTable(table).addColumn(name, 'bigint').execute();
      await schema.alterTable(table).addColumn('currency', 'text').execute();
      await schema.createIndex(`${table}_variant`).on(table).column('variant_sku').execute();
    }
    await schema.createIndex('favorite_item_product').on('favorite_item').column('product_id').execute();
  },
};
