import type { Kysely } from 'kysely';
import { isReleased } from '../../../domain/selling.ts';
import type { Inventory, ProductDetails } from '../../../src/api/catalog/products.schema.ts';
import type { Customization } from '../../../src/api/catalog/recipes.schema.ts';
import { loadDefinition } from '../customization/definitions.ts';
import { toCustomization } from '../customization/describe-recipe.ts';
import type { Tables } from '../../db/tables.ts';
import { prepared } from '../../db/prepared.ts';
import { createCatalogCache } from './catalog-cache.ts';
import { toDetails, toInventory, type CategoryLink } from './product-response.ts';
import { loadProducts, type ProductRecord } from './product-record.ts';
import { sumStock } from './sum-stock.ts';
import { apiError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';

export interface ProductService {
  /** By product id, slug, SKU or barcode. Rejects with `ITEM_NOT_AVAILABLE` when it is unknown or not sold on the site. */
  details(productId: string, scope: Scope): Promise<ProductDetails>;
  inventory(productId: string, scope: Scope): Promise<Inventory>;
}

/** A product as the catalogue has it; its stock is that of the time when it was loaded. */
interface LoadedProduct {
  readonly record: ProductRecord;
  readonly categories: CategoryLink[];
  readonly customization: Customization | undefined;
}

const MAX_CACHED = 2000;

export function createProductService(database: Kysely<Tables>): ProductService {
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

  async function find(productId: string, scope: Scope): Promise<LoadedProduct> {
    const key = `${scope.siteId} ${scope.locale} ${scope.currency} ${productId}`;
    const product = await cached(key, () => load(productId, scope));
    if (!product) throw apiError('ITEM_NOT_AVAILABLE', { productId });
    return { ...product, record: await withStock(database, product.record, scope) };
  }

  return {
    async details(productId, scope) {
      const { record, categories, customization } = await find(productId, scope);
      return {
        ...toDetails(record, { currency: scope.currency, categories }),
        ...(customization && { customization }),
      };
    },
    inventory: async (productId, scope) => toInventory((await find(productId, scope)).record),
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

/** By product id, slug, SKU or barcode. */
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
  return variant?.product_id ?? (await findByBarcode(database, productId));
}

const BARCODE = /^\d{8,14}$/;

/** A scanner reads a UPC of 12 digits as an EAN of 13, with a leading zero. */
async function findByBarcode(database: Kysely<Tables>, code: string): Promise<string | undefined> {
  if (!BARCODE.test(code)) return undefined;
  const digits = code.replace(/^0+/, '');
  const codes = [...new Set([8, 12, 13, 14].map((length) => digits.padStart(length, '0')))];
  const variant = await database
    .selectFrom('variant')
    .select('product_id')
    .where('upc', 'in', codes)
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
