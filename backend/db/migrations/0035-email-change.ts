import type { Migration } from 'kysely/migration';

/** Requested changes of a login, until the new address is confirmed. */
export const createEmailChange: Migration = {
  async up(database) {
    await database.schema
      .createTable('email_change')
      .addColumn('consumer_no', 'text', (column) =>
        column.primaryKey().references('consumer.consumer_no').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('usid', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('email_change_expires').on('email_change').column('expires_at').execute();
  },
};
