import type { Kysely } from 'kysely';
import type { CatalogSource, Tables } from '../db/tables.ts';

const QUERY_BATCH = 1000;

export interface KnownProduct {
  source: CatalogSource;
  contentHash: string;
  createdAt: string;
}

/** What the catalogue holds before an import. */
export interface CatalogState {
  product(id: string): KnownProduct | undefined;
  importedIds(): string[];
  /** The category that stands under a slug, or the id a new one may take. */
  categoryId(slug: string): string;
  /** Those of the ids that belong to variants of products for which `staysOutside` holds. */
  takenSkus(skus: string[], staysOutside: (productId: string) => boolean): Promise<Set<string>>;
}

export const EMPTY_CATALOG: CatalogState = {
  product: () => undefined,
  importedIds: () => [],
  categoryId: (slug) => slug,
  takenSkus: async () => new Set(),
};

export async function readCatalogState(database: Kysely<Tables>): Promise<CatalogState> {
  const rows = await database.selectFrom('product').select(['id', 'source', 'content_hash', 'created_at']).execute();
  const products = new Map(
    rows.map((row) => [row.id, { source: row.source, contentHash: row.content_hash, createdAt: row.created_at }]),
  );
  const categories = await database.selectFrom('category').select(['id', 'slug']).execute();
  const idBySlug = new Map(categories.map(({ id, slug }) => [slug, id]));
  const categoryIds = new Set(categories.map(({ id }) => id));
  return {
    product: (id) => products.get(id),
    importedIds: () => [...products].filter(([, { source }]) => source === 'import').map(([id]) => id),
    categoryId: (slug) => idBySlug.get(slug) ?? (categoryIds.has(slug) ? `import--${slug}` : slug),
    takenSkus: async (skus, staysOutside) => {
      const owners = await findOwners(database, skus);
      return new Set(owners.filter(({ product_id }) => staysOutside(product_id)).map(({ sku }) => sku));
    },
  };
}

async function findOwners(database: Kysely<Tables>, skus: string[]) {
  const owners: { sku: string; product_id: string }[] = [];
  for (let start = 0; start < skus.length; start += QUERY_BATCH) {
    const some = skus.slice(start, start + QUERY_BATCH);
    const query = database.selectFrom('variant').select(['sku', 'product_id']).where('sku', 'in', some);
    owners.push(...(await query.execute()));
  }
  return owners;
}
