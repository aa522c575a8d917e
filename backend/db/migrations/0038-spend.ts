import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The year that spend counts in, and what each line counts in the spend account of its order; of earlier orders by the
 * price of the lines.
 */
export const refineSpend: Migration = {
  async up(database) {
    await database.schema
      .alterTable('spend_account')
      .addColumn('year', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await database.schema
      .alterTable('order_line')
      .addColumn('spend_minor', 'bigint', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`spend_minor >= 0`),
      )
      .execute();
    const price = sql`qty * unit_minor`;
    const ofOrder = sql`shop_order.order_number = order_line.order_number`;
    const whole = sql`(select sum(${price}) from order_line whole where whole.order_number = order_line.order_number)`;
    await sql`
      update order_line set spend_minor = (
        select shop_order.spend_minor * order_line.qty * order_line.unit_minor / ${whole} from shop_order where ${ofOrder})
      where unit_minor > 0 and exists (select 1 from shop_order where ${ofOrder} and shop_order.spend_minor > 0)`.execute(
      database,
    );
  },
};
