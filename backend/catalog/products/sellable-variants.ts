import { sql, type Kysely } from 'kysely';
import type { Scope } from '../../core/scope.ts';
import { ANY_CURRENCY, type Tables } from '../../db/tables.ts';

/** Where variants are sold. */
export type SellingScope = Pick<Scope, 'currency' | 'warehouseIds'>;

/**
 * Variants with the stock of the warehouses that ship to a site, and their price in a currency: its own, else the one for any; `null` when the variant is not
 * sold.
 */
export function sellableVariants(database: Kysely<Tables>, { currency, warehouseIds }: SellingScope) {
  const stock = sql`from stock where stock.variant_sku = variant.sku and stock.warehouse_id in (${sql.join(warehouseIds)})`;
  return database
    .selectFrom('variant')
    .leftJoin('price as own', (join) =>
      join.onRef('own.variant_sku', '=', 'variant.sku').on('own.currency', '=', currency),
    )
    .leftJoin('price as shared', (join) =>
      join.onRef('shared.variant_sku', '=', 'variant.sku').on('shared.currency', '=', ANY_CURRENCY),
    )
    .select([
      'variant.sku',
      'variant.product_id',
      'variant.size',
      'variant.color',
      'variant.size_rank',
      'variant.upc',
      'variant.max_qty',
      'variant.digital',
      'variant.releases_at',
      'variant.discontinued',
      sql<number | null>`coalesce(own.current_minor, shared.current_minor)`.as('current'),
      sql<number | null>`coalesce(own.original_minor, shared.original_minor)`.as('original'),
      sql<number>`cast(coalesce((select sum(stock.qty) ${stock}), 0) as integer)`.as('stock'),
      sql<number>`coalesce((select min(stock.tracked) ${stock}), 1)`.as('tracked'),
    ]);
}
