import type { Migration } from 'kysely/migration';

/** From where stock is held, so that one address does not hold all of it. */
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
