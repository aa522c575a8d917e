import type { Migration } from 'kysely/migration';

/** The days on which the carrier says that it delivers a parcel. */
export const addParcelDates: Migration = {
  async up(database) {
    for (const column of ['earliest', 'latest']) {
      await database.schema.alterTable('parcel').addColumn(column, 'text').execute();
    }
  },
};
