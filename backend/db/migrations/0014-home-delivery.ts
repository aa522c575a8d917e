import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How a cart's lines go home; the lines themselves only say where they go another way. */
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
