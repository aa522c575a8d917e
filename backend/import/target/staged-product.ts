import { createHash } from 'node:crypto';
import { compareSizes } from '../../../domain/sizes.ts';
import type { SluggedCategory } from '../parsing/category-slugs.ts';
import type { StoredImage } from '../images/image-store.ts';
import type { PriceDraft, ProductDraft, Selling } from '../parsing/product-draft.ts';
import type { FileStock } from '../parsing/stock-mode.ts';

/** A product as the catalogue will store it. */
export interface StagingProduct {
  id: string;
  name: string;
  brand: string;
  description: string;
  attributes: Record<string, string>;
  colors: { name: string }[];
  categories: SluggedCategory[];
  images: (StoredImage & { alt: string; color: string | undefined })[];
  variants: StagingVariant[];
}

export interface StagingVariant extends Selling {
  sku: string;
  size: string | undefined;
  color: string | undefined;
  sizeRank: number;
  upc: string | undefined;
  isDigital: boolean;
  prices: PriceDraft[];
  stock: FileStock;
}

/** `skus` are the ids assigned to the variants, in the order of the variants. */
export function stageProduct(
  draft: ProductDraft,
  { skus, images, categories }: Pick<StagingProduct, 'images' | 'categories'> & { skus: string[] },
): StagingProduct {
  const sizes = [...new Set(draft.variants.map(({ size }) => size ?? ''))].toSorted(compareSizes);
  const rankOf = new Map(sizes.map((size, rank) => [size, rank]));
  const colors = new Set(draft.variants.flatMap(({ color }) => (color === undefined ? [] : [color])));
  return {
    id: draft.handle,
    name: draft.name,
    brand: draft.brand,
    description: draft.description,
    attributes: draft.attributes,
    colors: [...colors].map((name) => ({ name })),
    categories,
    images,
    variants: draft.variants.map((variant, index) => ({
      sku: skus[index] ?? '',
      size: variant.size,
      color: variant.color,
      sizeRank: rankOf.get(variant.size ?? '') ?? 0,
      upc: variant.barcode,
      isDigital: draft.isDigital,
      prices: variant.prices,
      stock: variant.stock,
      ...(variant.releasesAt !== undefined && { releasesAt: variant.releasesAt }),
      ...(variant.isDiscontinued && { isDiscontinued: true }),
    })),
  };
}

/** Equal for products with equal data, stock excluded. */
export function hashProduct({ variants, ...product }: StagingProduct): string {
  const unstocked = variants.map((variant) => ({ ...variant, stock: undefined }));
  return createHash('sha256')
    .update(JSON.stringify({ ...product, variants: unstocked }))
    .digest('hex');
}
