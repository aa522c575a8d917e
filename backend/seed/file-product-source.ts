import { readCatalog } from './read-catalog.ts';
import type { CatalogLookup } from '../content/lint/product-source.ts';

/** Products and categories of the catalogue files; rejects with a one-line message that names the invalid file. */
export async function catalogOfFiles(catalogDir: string): Promise<CatalogLookup> {
  const { products, categories } = (await readCatalog(catalogDir)).parse();
  const productKeys = new Set(
    products.flatMap(({ id, slug, variants }) => [id, slug, ...variants.map(({ sku }) => sku)]),
  );
  const categoryKeys = new Set(categories.flatMap(({ id, slug }) => [id, slug]));
  return {
    products: async (ids) => new Set(ids.filter((id) => productKeys.has(id))),
    categories: async (ids) => new Set(ids.filter((id) => categoryKeys.has(id))),
  };
}
