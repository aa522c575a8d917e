import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Finds the product that a key of a file stands for; `undefined` where there is none, or several. */
export type FindProduct = (key: string) => string | undefined;

/** The products of the shop by id, slug and SKU, without regard to case, and by what the SKUs of all variants begin with. */
export async function loadProductKeys(database: Kysely<Tables>): Promise<FindProduct> {
  const [products, variants] = await Promise.all([
    database.selectFrom('product').select(['id', 'slug']).execute(),
    database.selectFrom('variant').select(['sku', 'product_id']).execute(),
  ]);
  const exact = new Map<string, string>();
  const common = new Map<string, string | undefined>();
  for (const { sku, product_id } of variants) {
    exact.set(sku.toLowerCase(), product_id);
    for (const prefix of prefixesOf(sku.toLowerCase()))
      common.set(prefix, common.has(prefix) && common.get(prefix) !== product_id ? undefined : product_id);
  }
  for (const { id, slug } of products) exact.set(slug.toLowerCase(), id).set(id.toLowerCase(), id);
  return (key) => exact.get(key.toLowerCase()) ?? common.get(key.toLowerCase());
}

/** `mh01` and `mh01-xs` of `mh01-xs-black`. */
function prefixesOf(sku: string): string[] {
  const parts = sku.split('-');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('-'));
}
