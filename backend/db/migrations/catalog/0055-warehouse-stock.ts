import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Untyped = Kysely<unknown>;

/**
 * Stock per warehouse: what there was is in the warehouse `main`. The table is written anew, since SQLite cannot change
 * the primary key of one.
 */
export const addWarehouseStock: Migration = {
  async up(database: Untyped) {
    await database.schema.alterTable('stock').renameTo('stock_before').execute();
    await database.schema
      .createTable('stock')
      .addColumn('variant_sku', 'text', (column) => column.notNull().references('variant.sku').onDelete('cascade'))
      .addColumn('warehouse_id', 'text', (column) => column.notNull().defaultTo('main'))
      .addColumn('qty', 'integer', (column) => column.notNull())
      .addColumn('tracked', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(1)
          .check(sql`tracked in (0, 1)`),
      )
      .addColumn('imported_qty', 'integer')
      .addPrimaryKeyConstraint('warehouse_stock_pk', ['variant_sku', 'warehouse_id'])
      .addCheckConstraint('stock_qty', sql`qty >= 0`)
      .execute();
    await sql`insert into stock (variant_sku, qty, tracked, imported_qty)
      select variant_sku, qty, tracked, imported_qty from stock_before`.execute(database);
    await database.schema.dropTable('stock_before').execute();
  },
};
