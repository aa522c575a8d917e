import type { Migration } from 'kysely/migration';

/** The company that vouched for a sign-in, and for the session of that sign-in. */
export const addVouchedBy: Migration = {
  async up(database) {
    for (const table of ['authorization_code', 'session']) {
      await database.schema.alterTable(table).addColumn('vouched_by', 'text').execute();
    }
  },
};
