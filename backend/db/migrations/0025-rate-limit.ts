import type { Migration } from 'kysely/migration';

/** Uses per key and period, counted across processes; includes guesses of gift card PINs. */
export const createRateLimit: Migration = {
  async up(database) {
    await database.schema
      .createTable('rate_limit')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('uses', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('rate_limit_ends').on('rate_limit').column('ends_at').execute();
    await database.schema.dropTable('gift_card_guess').execute();
  },
};
