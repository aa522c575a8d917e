import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The size system of a product's shoe sizes; null for other sizes. */
export const addSizeSystem: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('product')
      .addColumn('size_system', 'text', (column) => column.check(sql`size_system in ('US', 'UK', 'EU')`))
      .execute();
  },
};
