import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a product is made for: JSON, a list of `ACTIVITIES`. */
export const addActivities: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('product')
      .addColumn('activities', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
