import type { Migration } from 'kysely/migration';

/** Where the visitor came from into the product of a line. */
export const addInteractionOrigins: Migration = {
  async up({ schema }) {
    for (const table of ['cart_item', 'saved_item'])
      await schema.alterTable(table).addColumn('interaction_origin', 'text').execute();
  },
};
