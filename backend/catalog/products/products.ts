import type { Kysely } from 'kysely';
import type { Inventory, ProductDetails } from '../../../src/api/catalog/products.schema.ts';
import type { Tables } from '../../db/tables.ts';
import { toDetails, toInventory, type CategoryLink } from './product-response.ts';
import { loadProducts, type ProductRecord } from './product-record.ts';
import { apiError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';

export interface ProductService {
  /** By product id, slug or SKU. Rejects with `ITEM_NOT_AVAILABLE` when it is unknown or not sold on the site. */
  details(productId: string, scope: Scope): Promise<ProductDetails>;
  inventory(productId: string, scope: Scope): Promise<Inventory>;
}

export function createProductService(database: Kysely<Tables>): ProductService {
  async function find(productId: string, scope: Scope): Promise<ProductRecord> {
    const id = await resolveProductId(database, productId);
    const product = id === undefined ? undefined : (await loadProducts(database, [id], scope)).get(id);
    if (!product) throw apiError('ITEM_NOT_AVAILABLE', { productId });
    return product;
  }

  return {
    async details(productId, scope) {
      const product = await find(productId, scope);
      const categories = await loadCategoryLinks(database, product.id, scope.locales);
      return toDetails(product, { currency: scope.currency, categories });
    },
    inventory: async (productId, scope) => toInventory(await find(productId, scope)),
  };
}

/** By product id, slug or SKU. */
export async function resolveProductId(database: Kysely<Tables>, productId: string): Promise<string | undefined> {
  const product = await database
    .selectFrom('product')
    .select('id')
    .where((where) => where.or([where('id', '=', productId), where('slug', '=', productId)]))
    .executeTakeFirst();
  if (product) return product.id;
  const variant = await database
    .selectFrom('variant')
    .select('product_id')
    .where('sku', '=', productId)
    .executeTakeFirst();
  return variant?.product_id;
}

async function loadCategoryLinks(
  database: Kysely<Tables>,
  productId: string,
  locales: readonly string[],
): Promise<CategoryLink[]> {
  const rows = await database
    .selectFrom('product_category as membership')
    .innerJoin('category', 'category.id', 'membership.category_id')
    .leftJoin('category_translation as text', (join) =>
      join.onRef('text.category_id', '=', 'category.id').on('text.locale', 'in', locales),
    )
    .select(['category.id', 'category.slug', 'category.name', 'text.locale', 'text.name as localName'])
    .where('membership.product_id', '=', productId)
    .orderBy('membership.position')
    .orderBy('category.id')
    .execute();
  const byLocale = rows.toSorted((a, b) => locales.indexOf(b.locale ?? '') - locales.indexOf(a.locale ?? ''));
  const nearest = new Map(byLocale.map(({ id, localName, name }) => [id, localName ?? name]));
  const links = rows.map(({ id, slug, name }) => ({ id, slug, name: nearest.get(id) ?? name }));
  return [...new Map(links.map((link) => [link.id, link])).values()];
}
