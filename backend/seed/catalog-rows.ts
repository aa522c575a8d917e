import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { toMinor } from '../../domain/money.ts';
import { compareSizes } from '../../domain/sizes.ts';
import type { Tables } from '../db/tables.ts';
import type { CatalogProduct } from './catalog.schema.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

export interface ProductRows {
  readonly product: Row<'product'>;
  readonly translations: Row<'product_translation'>[];
  readonly images: Row<'product_image'>[];
  readonly categories: Row<'product_category'>[];
  readonly variants: Row<'variant'>[];
  readonly prices: Row<'price'>[];
  readonly stock: Row<'stock'>[];
}

export function hashOf(product: CatalogProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('hex');
}

export function toRows(product: CatalogProduct): ProductRows {
  const { id, images, categories, variants, translations } = product;
  return {
    product: toProductRow(product),
    translations: Object.entries(translations).map(([locale, text]) => toTranslationRow(id, locale, text)),
    images: images.map(({ color = null, ...image }, position) => ({ product_id: id, position, ...image, color })),
    categories: [...new Set(categories)].map((category_id, position) => ({ product_id: id, category_id, position })),
    variants: toVariantRows(product),
    prices: variants.flatMap((variant) => toPriceRows(product, variant)),
    stock: variants.map(({ sku, stock }) => ({ variant_sku: sku, qty: stock })),
  };
}

function toProductRow(product: CatalogProduct): Row<'product'> {
  const { id, slug, name, brand, description, attributes, colors, rank, createdAt, rating } = product;
  return {
    id,
    slug,
    name,
    brand,
    description,
    attributes: JSON.stringify(attributes),
    colors: JSON.stringify(colors),
    rank,
    created_at: createdAt,
    rating_average: rating?.average ?? null,
    rating_count: rating?.count ?? 0,
    size_system: product.sizeSystem ?? null,
    activities: JSON.stringify(product.activities),
    origin: product.origin ?? null,
    videos: JSON.stringify(product.videos ?? []),
    source: 'demo',
    content_hash: hashOf(product),
  };
}

function toTranslationRow(
  product_id: string,
  locale: string,
  { name, description, attributes, imageTexts, colorNames }: CatalogProduct['translations'][string],
): Row<'product_translation'> {
  return {
    product_id,
    locale,
    name: name ?? null,
    description: description ?? null,
    attributes: attributes ? JSON.stringify(attributes) : null,
    image_texts: imageTexts ? JSON.stringify(imageTexts) : null,
    color_names: colorNames ? JSON.stringify(colorNames) : null,
  };
}

function toVariantRows(product: CatalogProduct): Row<'variant'>[] {
  const { id, variants, digital } = product;
  const sizes = [...new Set(variants.flatMap(({ size }) => size ?? []))].sort(compareSizes);
  return variants.map(({ sku, size, color = null, upc = null, maxQty = null, ...own }, position) => ({
    sku,
    product_id: id,
    position,
    size: size ?? null,
    color,
    size_rank: size === undefined ? 0 : sizes.indexOf(size),
    upc,
    max_qty: maxQty,
    digital: digital ? 1 : 0,
    ...toSellingColumns({ ...product, ...own }),
  }));
}

function toSellingColumns({ releaseDate, discontinued = false }: Pick<CatalogProduct, 'releaseDate' | 'discontinued'>) {
  return {
    releases_at: releaseDate === undefined ? null : Date.parse(releaseDate),
    discontinued: discontinued ? 1 : 0,
  };
}

/** A variant's own prices are added to the product's; an original price below the price is ignored. */
function toPriceRows(product: CatalogProduct, variant: CatalogProduct['variants'][number]): Row<'price'>[] {
  const prices = { ...product.prices, ...variant.prices };
  const originals = { ...(variant.prices ? {} : product.originalPrices), ...variant.originalPrices };
  return Object.entries(prices).map(([currency, amount]) => {
    const current_minor = toMinor(amount, currency);
    const original = toMinor(originals[currency] ?? amount, currency);
    return { variant_sku: variant.sku, currency, current_minor, original_minor: Math.max(original, current_minor) };
  });
}
