import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The home delivery method of a cart; lines store a method only when it differs. */
export const addHomeDelivery: Migration = {
  async up(database) {
    await database.schema
      .alterTable('cart')
      .addColumn('home_method', 'text', (column) => column.check(sql`home_method in ('standard', 'prime', 'me')`))
      .execute();
    await database.schema
      .alterTable('cart')
      .addColumn('home_method_chosen', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`home_method_chosen in (0, 1)`),
      )
      .execute();
  },
};
