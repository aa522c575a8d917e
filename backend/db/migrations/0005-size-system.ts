import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In which numbering a product's shoe sizes are; nothing for other sizes. */
export const addSizeSystem: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('product')
      .addColumn('size_system', 'text', (column) => column.check(sql`size_system in ('US', 'UK', 'EU')`))
      .execute();
  },
};
