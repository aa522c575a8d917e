import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts with the right to edit content; the right is deleted with the account. */
export const createEditors: Migration = {
  async up(database) {
    await database.schema
      .createTable('editor')
      .addColumn('consumer_no', 'text', (column) =>
        column.primaryKey().references('consumer.consumer_no').onDelete('cascade'),
      )
      .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('editor', 'publisher')`))
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
