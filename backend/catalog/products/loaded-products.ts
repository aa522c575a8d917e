import type { Kysely } from 'kysely';
import { isReleased } from '../../../domain/selling.ts';
import type { Customization } from '../../../src/api/catalog/recipes.schema.ts';
import type { Scope } from '../../core/scope.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables.ts';
import { loadDefinition } from '../customization/definitions.ts';
import { toCustomization } from '../customization/describe-recipe.ts';
import { createCatalogCache } from '../../db/catalog-cache.ts';
import { loadProducts, type ProductRecord } from './product-record.ts';
import type { CategoryLink } from './product-response.ts';
import { resolveProductId } from './resolve-product-id.ts';
import { sumStock } from './sum-stock.ts';

export interface LoadedProduct {
  readonly record: ProductRecord;
  readonly categories: CategoryLink[];
  readonly customization: Customization | undefined;
}

export interface LoadedProducts {
  /** By product id, slug, SKU or barcode, with the stock of now; `undefined` when it is unknown or not sold on the site. */
  find(productId: string, scope: Scope): Promise<LoadedProduct | undefined>;
}

const MAX_CACHED = 600;

/** Products as the catalogue has them, cached until it changes. */
export function createLoadedProducts(database: Kysely<Tables>): LoadedProducts {
  const cached = createCatalogCache<LoadedProduct>(database, MAX_CACHED);

  async function load(productId: string, scope: Scope): Promise<LoadedProduct | undefined> {
    const id = await resolveProductId(database, productId);
    const record = id === undefined ? undefined : (await loadProducts(database, [id], scope)).get(id);
    if (!record) return undefined;
    const definition = await loadDefinition(database, record.id);
    return {
      record,
      categories: await loadCategoryLinks(database, record.id, scope.locales),
      customization: definition && toCustomization(definition, scope),
    };
  }

  return {
    async find(productId, scope) {
      const key = `${scope.siteId} ${scope.locale} ${scope.currency} ${productId}`;
      const product = await cached(key, () => load(productId, scope));
      return product && { ...product, record: await withStock(database, product.record, scope) };
    },
  };
}

const findStock = prepared((database, { id, warehouseIds }: { id: string; warehouseIds: readonly string[] }) =>
  database
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_sku', 'variant.sku')
    .select(['variant.sku', 'stock.qty', 'stock.tracked'])
    .where('variant.product_id', '=', id)
    .where('stock.warehouse_id', 'in', warehouseIds),
);

/** Stock changes without a change of the catalogue. */
async function withStock(
  database: Kysely<Tables>,
  record: ProductRecord,
  { warehouseIds }: Scope,
): Promise<ProductRecord> {
  const stockOf = sumStock(await findStock(database, { id: record.id, warehouseIds }));
  const now = Date.now();
  const variants = record.variants.map((variant) => {
    const { stock, isTracked } = stockOf(variant.sku);
    return { ...variant, stock: isReleased(variant.releasesAt, now) ? stock : 0, isTracked };
  });
  return { ...record, variants };
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
    .select(['category.id', 'category.slug', 'category.name', 'category.parent_id as parent'])
    .select(['text.locale', 'text.name as localName'])
    .where('membership.product_id', '=', productId)
    .orderBy('membership.position')
    .orderBy('category.id')
    .execute();
  const byLocale = rows.toSorted((a, b) => locales.indexOf(b.locale ?? '') - locales.indexOf(a.locale ?? ''));
  const nearest = new Map(byLocale.map(({ id, localName, name }) => [id, localName ?? name]));
  const links = rows.map(({ id, slug, name, parent }) => ({
    id,
    slug,
    name: nearest.get(id) ?? name,
    parent: parent ?? undefined,
  }));
  return [...new Map(links.map((link) => [link.id, link])).values()];
}
