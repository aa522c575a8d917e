import { readCatalog } from './read-catalog.ts';
import type { CatalogLookup } from '../content/lint/product-source.ts';

/** The catalogue's files; rejects with one line that names the file at fault. */
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
