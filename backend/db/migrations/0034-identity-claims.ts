import type { Migration } from 'kysely/migration';

/** What another company said about a person at the last sign-in. */
export const addIdentityClaims: Migration = {
  async up(database) {
    for (const name of ['name', 'email'] as const)
      await database.schema.alterTable('consumer_identity').addColumn(name, 'text').execute();
  },
};
