import { z } from 'zod';
import { isReleased } from '../../../domain/selling.ts';
import type { CatalogChunk } from './catalog-rows.ts';
import type { CategoryTree } from './categories.ts';
import { readAttributes, readColorNames, readColors } from '../products/product-record.ts';
import { traitsOf, weightOf, type Traits } from './product-traits.ts';
import { sizeKeyOf } from './size-groups.ts';

export interface ProductEntry {
  readonly id: string;
  readonly rank: number;
  readonly createdAt: string;
  readonly rating: number;
  readonly ratingCount: number;
  readonly contentHash: string;
  readonly traits: Traits;
  /** Grams; NaN where it is not known. */
  readonly weight: number;
  /** Ids of its categories and all their ancestors. */
  readonly categories: ReadonlySet<string>;
  /** Indexes of its variants in the columns. */
  readonly variants: readonly number[];
}

/** The rows of a catalogue in reading order, with variants as columns. */
export interface CatalogColumns {
  readonly products: ProductEntry[];
  readonly skus: string[];
  /** Keys of `sizeKeyOf`. */
  readonly sizes: string[];
  readonly colors: string[];
  /** By warehouse: the variants in stock that are released. */
  readonly inStock: Map<string, number[]>;
  readonly isComingSoon: boolean[];
  readonly isDiscontinued: boolean[];
  /** Swatches by colour name; the first product with the colour decides. */
  readonly hexOf: Map<string, string>;
  /** By locale: displayed names by colour name; the first product with the colour decides. */
  readonly colorLabels: Map<string, Map<string, string>>;
  /** By currency: indexes of variants and their prices in minor units. */
  readonly prices: Map<string, { readonly variants: number[]; readonly amounts: number[] }>;
}

export function emptyColumns(): CatalogColumns {
  return {
    products: [],
    skus: [],
    sizes: [],
    colors: [],
    inStock: new Map(),
    isComingSoon: [],
    isDiscontinued: [],
    hexOf: new Map(),
    colorLabels: new Map(),
    prices: new Map(),
  };
}

export function appendChunk(catalog: CatalogColumns, chunk: CatalogChunk, categories: CategoryTree): void {
  const now = Date.now();
  const indexOfSku = new Map<string, number>();
  const ofProduct = new Map<string, number[]>();
  const systemOf = new Map(chunk.products.map(({ id, size_system }) => [id, size_system]));
  for (const { sku, product_id, size, color, releases_at, discontinued } of chunk.variants) {
    indexOfSku.set(sku, catalog.skus.length);
    const own = ofProduct.get(product_id) ?? [];
    own.push(catalog.skus.length);
    ofProduct.set(product_id, own);
    catalog.skus.push(sku);
    catalog.sizes.push(sizeKeyOf(size ?? '', size === null ? null : (systemOf.get(product_id) ?? null)));
    catalog.colors.push(color ?? '');
    catalog.isComingSoon.push(!isReleased(releases_at, now));
    catalog.isDiscontinued.push(discontinued === 1);
  }
  appendStock(catalog, chunk, indexOfSku);
  for (const { variant_sku, currency, current_minor } of chunk.prices) {
    const variantIndex = indexOfSku.get(variant_sku);
    if (variantIndex === undefined) continue;
    const prices = catalog.prices.get(currency) ?? { variants: [], amounts: [] };
    catalog.prices.set(currency, prices);
    prices.variants.push(variantIndex);
    prices.amounts.push(current_minor);
  }
  appendProducts(catalog, chunk, { categories, ofProduct });
  appendColorLabels(catalog, chunk);
}

function appendStock(
  { inStock, isComingSoon }: CatalogColumns,
  { stocked }: CatalogChunk,
  indexOfSku: ReadonlyMap<string, number>,
): void {
  for (const { variant_sku, warehouse_id } of stocked) {
    const variantIndex = indexOfSku.get(variant_sku);
    if (variantIndex === undefined || isComingSoon[variantIndex]) continue;
    const own = inStock.get(warehouse_id);
    if (own) own.push(variantIndex);
    else inStock.set(warehouse_id, [variantIndex]);
  }
}

function appendColorLabels({ colorLabels }: CatalogColumns, { colorNames }: CatalogChunk): void {
  for (const { locale, color_names } of colorNames) {
    const labels = colorLabels.get(locale) ?? new Map<string, string>();
    colorLabels.set(locale, labels);
    for (const [name, label] of readColorNames(color_names ?? '{}')) if (!labels.has(name)) labels.set(name, label);
  }
}

function appendProducts(
  catalog: CatalogColumns,
  chunk: CatalogChunk,
  { categories, ofProduct }: { categories: CategoryTree; ofProduct: ReadonlyMap<string, number[]> },
): void {
  const sizesOf = sizeNamesOf(chunk);
  const memberships = Map.groupBy(chunk.memberships, ({ product_id }) => product_id);
  for (const row of chunk.products) {
    for (const { name, hex } of readColors(row.colors))
      if (hex && !catalog.hexOf.has(name)) catalog.hexOf.set(name, hex);
    const own = (memberships.get(row.id) ?? []).flatMap(({ category_id }) => categories.pathOf(category_id));
    const attributes = readAttributes(row.attributes);
    catalog.products.push({
      id: row.id,
      rank: row.rank,
      createdAt: row.created_at,
      rating: row.rating_average ?? 0,
      ratingCount: row.rating_count,
      contentHash: row.content_hash,
      traits: traitsOf({
        name: row.name,
        attributes,
        categories: own.map(({ name }) => name),
        activities: readActivities(row.activities),
        sizes: [...new Set(sizesOf.get(row.id))],
        sizeSystem: row.size_system,
      }),
      weight: weightOf(attributes),
      categories: new Set(own.map(({ id }) => id)),
      variants: ofProduct.get(row.id) ?? [],
    });
  }
}

function sizeNamesOf({ variants }: CatalogChunk): ReadonlyMap<string, string[]> {
  const sizesOf = new Map<string, string[]>();
  for (const { product_id, size } of variants) {
    if (size === null) continue;
    const own = sizesOf.get(product_id);
    if (own) own.push(size);
    else sizesOf.set(product_id, [size]);
  }
  return sizesOf;
}

const activities = z.array(z.string());

function readActivities(column: string): readonly string[] {
  return activities.parse(JSON.parse(column));
}
