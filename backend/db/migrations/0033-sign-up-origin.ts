import type { Migration } from 'kysely/migration';

/** Where an account was opened: the form's location and the marketing source of the address. */
export const addSignUpOrigin: Migration = {
  async up(database) {
    await database.schema.alterTable('consumer').addColumn('sign_up_location', 'text').execute();
    await database.schema.alterTable('consumer').addColumn('marketing_source', 'text').execute();
  },
};
