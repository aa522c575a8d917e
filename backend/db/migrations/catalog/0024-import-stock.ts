import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

const flag = (name: string) => (column: ColumnDefinitionBuilder) =>
  column
    .notNull()
    .defaultTo(1)
    .check(sql`${sql.ref(name)} in (0, 1)`);

/** The results of earlier imports: the stock they wrote, and the category of each path. */
export const rememberImports: Migration = {
  async up(database: Untyped) {
    await database.schema.alterTable('stock').addColumn('tracked', 'integer', flag('tracked')).execute();
    await database.schema.alterTable('stock').addColumn('imported_qty', 'integer').execute();
    await database.schema.alterTable('store_stock').addColumn('imported_qty', 'integer').execute();
    await database.schema.alterTable('import_variant').addColumn('tracked', 'integer', flag('tracked')).execute();
    await database.schema
      .createTable('category_path')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('category_id', 'text', (column) => column.notNull().references('category.id').onDelete('cascade'))
      .execute();
    await database.schema.createIndex('category_path_category').on('category_path').column('category_id').execute();
  },
};
