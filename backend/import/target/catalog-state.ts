import type { Kysely } from 'kysely';
import { MAIN_WAREHOUSE } from '../../../domain/warehouses/warehouse.ts';
import type { Tables } from '../../db/tables.ts';
import type { CatalogSource } from '../../db/tables/catalog-source.ts';
import type { ExistingCategories } from '../parsing/category-slugs.ts';
import type { ShopStock } from '../parsing/stock-mode.ts';

const QUERY_BATCH = 1000;

export interface ExistingProduct {
  source: CatalogSource;
  contentHash: string;
  createdAt: string;
}

/** Queries of the catalogue before an import, in batches, as it may be large. */
export interface CatalogState {
  /** Those of the ids that exist as products. */
  products(ids: string[]): Promise<Map<string, ExistingProduct>>;
  /** Products of earlier imports for whose ids `isRetained` returns false. */
  importedWithout(isRetained: (id: string) => boolean): Promise<string[]>;
  readonly categories: ExistingCategories;
  /** The id of the category with a slug, or a free id for a new one. */
  categoryId(slug: string): string;
  /** By SKU; variants without stock are missing. */
  stock(skus: string[]): Promise<Map<string, ShopStock>>;
  /** Those of the SKUs that belong to variants of products for which `staysOutside` returns true. */
  takenSkus(skus: string[], staysOutside: (product: SkuOwner) => boolean): Promise<Set<string>>;
}

export interface SkuOwner {
  productId: string;
  source: CatalogSource;
}

export const EMPTY_CATALOG: CatalogState = {
  products: async () => new Map(),
  importedWithout: async () => [],
  categories: { has: () => false, paths: new Map() },
  categoryId: (slug) => slug,
  stock: async () => new Map(),
  takenSkus: async () => new Set(),
};

export async function readCatalogState(database: Kysely<Tables>): Promise<CatalogState> {
  const categories = await database.selectFrom('category').select(['id', 'slug']).execute();
  const idBySlug = new Map(categories.map(({ id, slug }) => [slug, id]));
  const paths = await database
    .selectFrom('category_path')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['path', 'slug'])
    .execute();
  const categoryIds = new Set(categories.map(({ id }) => id));
  return {
    products: (ids) => findProducts(database, ids),
    importedWithout: (isRetained) => findImported(database, isRetained),
    categories: {
      has: (slug) => idBySlug.has(slug),
      paths: new Map(paths.map(({ path, slug }) => [path, slug])),
    },
    categoryId: (slug) => idBySlug.get(slug) ?? (categoryIds.has(slug) ? `import--${slug}` : slug),
    stock: (skus) => findStock(database, skus),
    takenSkus: async (skus, staysOutside) => {
      const owners = await findOwners(database, skus);
      return new Set(owners.filter(staysOutside).map(({ sku }) => sku));
    },
  };
}

async function findProducts(database: Kysely<Tables>, ids: string[]): Promise<Map<string, ExistingProduct>> {
  const products = new Map<string, ExistingProduct>();
  for (let start = 0; start < ids.length; start += QUERY_BATCH) {
    const some = ids.slice(start, start + QUERY_BATCH);
    const rows = await database
      .selectFrom('product')
      .select(['id', 'source', 'content_hash', 'created_at'])
      .where('id', 'in', some)
      .execute();
    for (const { id, source, content_hash, created_at } of rows) {
      products.set(id, { source, contentHash: content_hash, createdAt: created_at });
    }
  }
  return products;
}

async function findImported(database: Kysely<Tables>, isRetained: (id: string) => boolean): Promise<string[]> {
  const found: string[] = [];
  for (let last = ''; ;) {
    const rows = await database
      .selectFrom('product')
      .select(['id', 'source'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(QUERY_BATCH)
      .execute();
    found.push(...rows.filter(({ id, source }) => source === 'import' && !isRetained(id)).map(({ id }) => id));
    if (rows.length < QUERY_BATCH) return found;
    last = rows.at(-1)?.id ?? last;
  }
}

async function findOwners(database: Kysely<Tables>, skus: string[]) {
  const owners: (SkuOwner & { sku: string })[] = [];
  for (let start = 0; start < skus.length; start += QUERY_BATCH) {
    const some = skus.slice(start, start + QUERY_BATCH);
    const query = database
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['variant.sku', 'variant.product_id as productId', 'product.source'])
      .where('variant.sku', 'in', some);
    owners.push(...(await query.execute()));
  }
  return owners;
}

async function findStock(database: Kysely<Tables>, skus: string[]): Promise<Map<string, ShopStock>> {
  const stock = new Map<string, ShopStock>();
  for (let start = 0; start < skus.length; start += QUERY_BATCH) {
    const some = skus.slice(start, start + QUERY_BATCH);
    const rows = await database
      .selectFrom('stock')
      .selectAll()
      .where('variant_sku', 'in', some)
      .where('warehouse_id', '=', MAIN_WAREHOUSE.id)
      .execute();
    const reserved = await findReserved(database, some);
    for (const { variant_sku, qty, tracked, imported_qty } of rows) {
      stock.set(variant_sku, { qty, tracked, importedQty: imported_qty, reserved: reserved.get(variant_sku) ?? 0 });
    }
  }
  return stock;
}

async function findReserved(database: Kysely<Tables>, skus: string[]): Promise<Map<string, number>> {
  const reserved = await database
    .selectFrom('reservation')
    .select(({ fn }) => ['variant_sku', fn.sum('qty').as('qty')])
    .where('warehouse_id', '=', MAIN_WAREHOUSE.id)
    .where('variant_sku', 'in', skus)
    .groupBy('variant_sku')
    .execute();
  return new Map(reserved.map(({ variant_sku, qty }) => [variant_sku, Number(qty)]));
}
