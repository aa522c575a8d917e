import type { Migration } from 'kysely/migration';

/** Newsletter subscriptions. */
export const createSubscription: Migration = {
  async up(database) {
    await database.schema
      .createTable('subscription')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('optin', 'integer', (column) => column.notNull())
      .addColumn('double_optin', 'integer', (column) => column.notNull())
      .addColumn('consumer_no', 'text', (column) => column.notNull())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('subscription_pk', ['email', 'channel', 'type'])
      .execute();
  },
};
