import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The warehouse of reserved units, and the warehouses that ship the lines of an order. */
export const addOrderWarehouses: Migration = {
  async up(database) {
    await database.schema.alterTable('reservation').addColumn('warehouse_id', 'text').execute();
    await sql`update reservation set warehouse_id = 'main' where store_id is null`.execute(database);
    await database.schema.alterTable('order_line').addColumn('warehouses', 'text').execute();
  },
};
