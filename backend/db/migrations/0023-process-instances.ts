import type { Migration } from 'kysely/migration';

/** The running processes, and the holder of each lease, so that a lease ends with its process. */
export const createProcessInstances: Migration = {
  async up(database) {
    await database.schema
      .createTable('process_instance')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beat', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const table of ['order_claim', 'idempotency_key']) {
      await database.schema.alterTable(table).addColumn('holder', 'text').execute();
    }
  },
};
