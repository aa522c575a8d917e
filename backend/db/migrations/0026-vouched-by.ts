import type { Migration } from 'kysely/migration';

/** Who vouched for the person behind a sign-in, and the session that came of it. */
export const addVouchedBy: Migration = {
  async up(database) {
    for (const table of ['authorization_code', 'session']) {
      await database.schema.alterTable(table).addColumn('vouched_by', 'text').execute();
    }
  },
};
