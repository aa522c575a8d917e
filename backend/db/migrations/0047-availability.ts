import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

/** Release dates and the end of variants, their barcodes, confirmed stock notices, and the postal code that a cart's dates are for. */
export const addAvailability: Migration = {
  async up(database) {
    for (const table of ['variant', 'import_variant']) await addSelling(database, table);
    await database.schema
      .createIndex('variant_release')
      .on('variant')
      .column('releases_at')
      .where(sql.ref('releases_at'), 'is not', sql.lit(null))
      .execute();
    await database.schema.createIndex('variant_upc').on('variant').column('upc').execute();
    await database.schema.alterTable('stock_notice').addColumn('confirmed_at', 'bigint').execute();
    await sql`update stock_notice set confirmed_at = created_at`.execute(database);
    await database.schema.alterTable('cart').addColumn('postal_code', 'text').execute();
  },
};

async function addSelling(database: Untyped, table: string): Promise<void> {
  await database.schema.alterTable(table).addColumn('releases_at', 'bigint').execute();
  await database.schema
    .alterTable(table)
    .addColumn('discontinued', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
