import type { CatalogChunk } from './catalog-rows.ts';
import type { CategoryTree } from './categories.ts';
import { readColors } from '../products/product-record.ts';
import type { ShoeSystem } from '../../../domain/shoe-sizes.ts';

export interface ProductEntry {
  readonly id: string;
  readonly rank: number;
  readonly createdAt: string;
  readonly rating: number;
  readonly ratingCount: number;
  readonly contentHash: string;
  /** Ids of its categories and all their ancestors. */
  readonly categories: ReadonlySet<string>;
  /** Indexes of its variants in the columns. */
  readonly variants: readonly number[];
}

/** The rows of a catalogue in reading order, with variants as columns. */
export interface CatalogColumns {
  readonly products: ProductEntry[];
  readonly skus: string[];
  readonly sizes: string[];
  readonly colors: string[];
  readonly inStock: boolean[];
  /** Shoe size systems by size name; `mixed` for a name that is a size of other products too. */
  readonly sizeSystems: Map<string, ShoeSystem | 'mixed'>;
  /** Swatches by colour name; the first product with the colour decides. */
  readonly hexOf: Map<string, string>;
  /** By currency: indexes of variants and their prices in minor units. */
  readonly prices: Map<string, { readonly variants: number[]; readonly amounts: number[] }>;
}

export function emptyColumns(): CatalogColumns {
  return {
    products: [],
    skus: [],
    sizes: [],
    colors: [],
    inStock: [],
    sizeSystems: new Map(),
    hexOf: new Map(),
    prices: new Map(),
  };
}

export function appendChunk(catalog: CatalogColumns, chunk: CatalogChunk, categories: CategoryTree): void {
  const indexOfSku = new Map<string, number>();
  const ofProduct = new Map<string, number[]>();
  for (const { sku, product_id, size, color, qty } of chunk.variants) {
    indexOfSku.set(sku, catalog.skus.length);
    const own = ofProduct.get(product_id) ?? [];
    own.push(catalog.skus.length);
    ofProduct.set(product_id, own);
    catalog.skus.push(sku);
    catalog.sizes.push(size ?? '');
    catalog.colors.push(color ?? '');
    catalog.inStock.push((qty ?? 0) > 0);
  }
  for (const { variant_sku, currency, current_minor } of chunk.prices) {
    const variantIndex = indexOfSku.get(variant_sku);
    if (variantIndex === undefined) continue;
    const prices = catalog.prices.get(currency) ?? { variants: [], amounts: [] };
    catalog.prices.set(currency, prices);
    prices.variants.push(variantIndex);
    prices.amounts.push(current_minor);
  }
  appendProducts(catalog, chunk, { categories, ofProduct });
}

function appendProducts(
  catalog: CatalogColumns,
  chunk: CatalogChunk,
  { categories, ofProduct }: { categories: CategoryTree; ofProduct: ReadonlyMap<string, number[]> },
): void {
  const memberships = Map.groupBy(chunk.memberships, ({ product_id }) => product_id);
  for (const row of chunk.products) {
    for (const { name, hex } of readColors(row.colors))
      if (hex && !catalog.hexOf.has(name)) catalog.hexOf.set(name, hex);
    for (const variantIndex of ofProduct.get(row.id) ?? []) recordSizeSystem(catalog, variantIndex, row.size_system);
    const own = (memberships.get(row.id) ?? []).flatMap(({ category_id }) => categories.pathOf(category_id));
    catalog.products.push({
      id: row.id,
      rank: row.rank,
      createdAt: row.created_at,
      rating: row.rating_average ?? 0,
      ratingCount: row.rating_count,
      contentHash: row.content_hash,
      categories: new Set(own.map(({ id }) => id)),
      variants: ofProduct.get(row.id) ?? [],
    });
  }
}

function recordSizeSystem(
  { sizes, sizeSystems }: CatalogColumns,
  variantIndex: number,
  system: ShoeSystem | null,
): void {
  const size = sizes[variantIndex] ?? '';
  const known = sizeSystems.get(size);
  if (known === undefined) sizeSystems.set(size, system ?? 'mixed');
  else if (known !== system) sizeSystems.set(size, 'mixed');
}
