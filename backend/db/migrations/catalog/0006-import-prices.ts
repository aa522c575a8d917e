import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Staging of prices in several currencies. */
export const stageImportPrices: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('import_price')
      .addColumn('run_id', 'text', (column) => column.notNull().references('import_run.id').onDelete('cascade'))
      .addColumn('variant_sku', 'text', required)
      .addColumn('currency', 'text', required)
      .addColumn('current_minor', 'bigint', required)
      .addColumn('original_minor', 'bigint', required)
      .addPrimaryKeyConstraint('import_price_pk', ['run_id', 'variant_sku', 'currency'])
      .execute();
    await database.schema.alterTable('import_variant').dropColumn('current_minor').execute();
    await database.schema.alterTable('import_variant').dropColumn('original_minor').execute();
  },
};
