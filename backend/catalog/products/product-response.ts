import type { Inventory, ProductDetails, ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import { isReleased, sellingStateOf } from '../../../domain/selling.ts';
import { priceRange } from './prices.ts';
import { sizeRanges } from './size-ranges.ts';
import type { ProductImage, ProductRecord, ProductVariant } from './product-record.ts';

/** Maps product rows to responses. */

export type CategoryLink = ProductDetails['categories'][number];

export function toSummary(product: ProductRecord, currency: string): ProductSummary {
  const { id, slug, name, brand, colors, rating, images, variants } = product;
  const [only, ...others] = variants;
  return {
    id,
    slug,
    name,
    brand,
    image: images[0] && toImage(images[0]),
    price: priceRange(variants, currency),
    rating,
    alternateImage: alternateOf(images),
    colors: colors.map((color) => ({ ...color, ...viewsOf(images, color.name) })),
    availableSizes: sizeRanges(variants),
    isAvailable: variants.some(({ stock }) => stock > 0),
    sellingState: sellingStateOf(variants, Date.now()),
    defaultVariantId: others.length === 0 && only && only.stock > 0 ? only.sku : undefined,
  };
}

/** The second view of what the first image shows. */
function alternateOf([first, ...others]: readonly ProductImage[]): string | undefined {
  return others.find(({ color }) => color === first?.color)?.src;
}

/** How a list shows a colour of a product. */
export interface ColorView extends Pick<ProductSummary, 'image' | 'alternateImage'> {
  readonly name: string;
  readonly hex?: string | undefined;
  readonly isAvailable: boolean;
}

/** The colours of a product that has several, in their order. */
export function toColorViews({ colors, images, variants }: ProductRecord): readonly ColorView[] {
  if (colors.length < 2) return [];
  return colors.map(({ name, hex }) => {
    const own = images.filter(({ color }) => color === name);
    return {
      name,
      hex,
      image: own[0] && toImage(own[0]),
      alternateImage: alternateOf(own),
      isAvailable: variants.some(({ color, stock }) => color === name && stock > 0),
    };
  });
}

function viewsOf(images: readonly ProductImage[], colorName: string): { images?: string[] } {
  const own = images.filter(({ color }) => color === colorName).slice(0, 2);
  return own.length === 0 ? {} : { images: own.map(({ src }) => src) };
}

export function toDetails(
  product: ProductRecord,
  { currency, categories }: { currency: string; categories: CategoryLink[] },
): ProductDetails {
  const { id, slug, name, brand, description, attributes, colors, rating, images, variants } = product;
  const { sizeSystem, videos = [], origin } = product;
  return {
    id,
    masterId: id,
    slug,
    name,
    brand,
    description,
    categories,
    attributes,
    colors: [...colors],
    images: images.map((image) => ({ ...toImage(image), color: image.color ?? undefined })),
    price: priceRange(variants, currency),
    rating,
    variants: variants.map((variant) => toVariant(variant, currency)),
    ...(videos.length > 0 && { videos: [...videos] }),
    ...(origin !== undefined && { origin }),
    ...(sizeSystem && { sizeSystem }),
    ...(variants.every(({ isDigital }) => isDigital) && { isDigital: true }),
  };
}

export function toInventory({ id, variants }: ProductRecord): Inventory {
  return { productId: id, variants: variants.map((variant) => ({ productId: variant.sku, ...toStock(variant) })) };
}

function toVariant(variant: ProductVariant, currency: string): ProductDetails['variants'][number] {
  return {
    productId: variant.sku,
    upc: variant.upc ?? undefined,
    size: variant.size ?? undefined,
    sizeLabel: variant.sizeLabel,
    color: variant.color ?? undefined,
    colorLabel: variant.colorLabel,
    price: priceRange([variant], currency),
    ...toStock(variant),
    ...toSelling(variant),
    maxQty: variant.maxQty ?? undefined,
  };
}

/** A release date that is over is of no interest. */
function toSelling({ releasesAt, isDiscontinued }: ProductVariant) {
  const isComing = !isReleased(releasesAt, Date.now());
  return {
    ...(isComing && releasesAt !== null && { releaseDate: new Date(releasesAt).toISOString() }),
    ...(isDiscontinued && { discontinued: true as const }),
  };
}

/** The number of units, with `tracked: false` when stock is not tracked. */
export function toStock({ stock, isTracked }: Pick<ProductVariant, 'stock' | 'isTracked'>) {
  return { stock, ...(!isTracked && { tracked: false as const }) };
}

function toImage({ src, alt, width, height }: ProductImage) {
  return { src, alt, width: width ?? undefined, height: height ?? undefined };
}
