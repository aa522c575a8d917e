import { sql, type Kysely } from 'kysely';
import { ANY_CURRENCY, type Tables } from '../../db/tables.ts';

/**
 * Variants with stock and their price in a currency: its own, else the one for any; `null` when the variant is not
 * sold.
 */
export function sellableVariants(database: Kysely<Tables>, currency: string) {
  return database
    .selectFrom('variant')
    .leftJoin('price as own', (join) =>
      join.onRef('own.variant_sku', '=', 'variant.sku').on('own.currency', '=', currency),
    )
    .leftJoin('price as shared', (join) =>
      join.onRef('shared.variant_sku', '=', 'variant.sku').on('shared.currency', '=', ANY_CURRENCY),
    )
    .leftJoin('stock', 'stock.variant_sku', 'variant.sku')
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
      sql<number>`coalesce(stock.qty, 0)`.as('stock'),
      sql<number>`coalesce(stock.tracked, 1)`.as('tracked'),
    ]);
}
