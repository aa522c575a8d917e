import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requested authorisations without an order yet, and sandbox cards with a slow or lost response. */
export const createPaymentAttempts: Migration = {
  async up(database) {
    await database.schema
      .createTable('payment_attempt')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('basket_id', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('payment_attempt_basket').on('payment_attempt').column('basket_id').execute();
    await database.schema
      .alterTable('sandbox_card')
      .addColumn('answer', 'text', (column) =>
        column
          .notNull()
          .defaultTo('prompt')
          .check(sql`answer in ('prompt', 'slow', 'lost')`),
      )
      .execute();
  },
};
