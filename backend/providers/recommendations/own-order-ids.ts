import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Number of product ids, the best first: more than are shown, because some may not be sold on the site. */
const CANDIDATES = 100;
/** Number of latest orders that are counted. */
const ORDERS = 2000;

/** Products of the same innermost category: those with the most common categories first, then as featured. */
export async function loadSimilarIds(database: Kysely<Tables>, productId: string): Promise<string[]> {
  const own = await database
    .selectFrom('product_category')
    .select('category_id')
    .where('product_id', '=', productId)
    .orderBy('position', 'desc')
    .execute();
  const [inner] = own;
  if (!inner) return [];
  const neighbours = database
    .selectFrom('product_category')
    .select('product_id')
    .where('category_id', '=', inner.category_id);
  const rows = await database
    .selectFrom('product_category as shared')
    .innerJoin('product', 'product.id', 'shared.product_id')
    .select(['product.id', 'product.rank', ({ fn }) => fn.countAll().as('count')])
    .where('shared.product_id', 'in', neighbours)
    .where(
      'shared.category_id',
      'in',
      own.map(({ category_id }) => category_id),
    )
    .where('product.id', '!=', productId)
    .groupBy(['product.id', 'product.rank'])
    .orderBy('count', 'desc')
    .orderBy('product.rank')
    .orderBy('product.id')
    .limit(CANDIDATES)
    .execute();
  return rows.map(({ id }) => id);
}

/** Products of the same orders as the product, the most frequent first. */
export async function loadBoughtTogetherIds(database: Kysely<Tables>, productId: string): Promise<string[]> {
  const orders = database
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.sku', 'order_line.variant_sku')
    .innerJoin('shop_order', 'shop_order.order_number', 'order_line.order_number')
    .select('order_line.order_number')
    .where('variant.product_id', '=', productId)
    .where('shop_order.status', '=', 'placed')
    .orderBy('shop_order.created_at', 'desc')
    .limit(ORDERS);
  const rows = await database
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.sku', 'order_line.variant_sku')
    .select(['variant.product_id', ({ fn }) => fn.count('order_line.order_number').distinct().as('count')])
    .where('order_line.order_number', 'in', orders)
    .where('variant.product_id', '!=', productId)
    .groupBy('variant.product_id')
    .orderBy('count', 'desc')
    .orderBy('variant.product_id')
    .limit(CANDIDATES)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** By units in the latest orders, then as featured; limited to the category. */
export async function loadBestsellerIds(database: Kysely<Tables>, category: string | undefined): Promise<string[]> {
  const ofCategory = database
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .select('product_category.product_id')
    .where((where) =>
      where.or([where('category.id', '=', category ?? ''), where('category.slug', '=', category ?? '')]),
    );
  const orders = database
    .selectFrom('shop_order')
    .select('order_number')
    .where('status', '=', 'placed')
    .orderBy('created_at', 'desc')
    .limit(ORDERS);
  const sold = database
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.sku', 'order_line.variant_sku')
    .select(['variant.product_id', ({ fn }) => fn.sum<number | string>('order_line.qty').as('units')])
    .where('order_line.order_number', 'in', orders)
    .groupBy('variant.product_id')
    .orderBy('units', 'desc')
    .orderBy('variant.product_id')
    .limit(CANDIDATES);
  const featured = database.selectFrom('product').select('id').orderBy('rank').orderBy('id').limit(CANDIDATES);
  const [best, others] = await Promise.all([
    (category === undefined ? sold : sold.where('variant.product_id', 'in', ofCategory)).execute(),
    (category === undefined ? featured : featured.where('id', 'in', ofCategory)).execute(),
  ]);
  return [...best.map(({ product_id }) => product_id), ...others.map(({ id }) => id)];
}
