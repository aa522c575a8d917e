import type { Migration } from 'kysely/migration';

/** The customer whom a store's associate serves: of the session, and of the carts that it opens. */
export const addServedCustomer: Migration = {
  async up(database) {
    for (const table of ['session', 'cart']) {
      await database.schema.alterTable(table).addColumn('served_consumer_no', 'text').execute();
    }
  },
};
