import type { Migration } from 'kysely/migration';

/** The network of a reservation, so that one network cannot reserve the whole stock. */
export const addReservationNetwork: Migration = {
  async up(database) {
    await database.schema.alterTable('reservation').addColumn('network', 'text').execute();
    await database.schema
      .createIndex('reservation_network')
      .on('reservation')
      .columns(['network', 'variant_sku'])
      .execute();
  },
};
