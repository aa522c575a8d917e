import type { FileStock } from './stock-mode.ts';

/** What a file says about a product, before pictures are looked up and variant ids given. */
export interface ProductDraft {
  /** Product id and slug. */
  handle: string;
  name: string;
  brand: string;
  /** Sanitised HTML. */
  description: string;
  categories: CategoryDraft[];
  attributes: Record<string, string>;
  images: ImageDraft[];
  /** At least one; no two have the same size and colour. */
  variants: VariantDraft[];
  isDigital: boolean;
}

/** A category as a file names it. */
export interface CategoryDraft {
  /** Of its last part. */
  slug: string;
  name: string;
  /** Slugs from the top, its own last; only its own where the file names no path. */
  path: readonly string[];
}

export interface ImageDraft {
  url: string;
  alt: string;
  /** The colour it shows; without one it belongs to every colour. */
  color: string | undefined;
}

export interface VariantDraft {
  line: number;
  sku: string | undefined;
  barcode: string | undefined;
  size: string | undefined;
  color: string | undefined;
  /** At least one; no two have the same currency. */
  prices: PriceDraft[];
  stock: FileStock;
}

/** In minor units. */
export interface PriceDraft {
  /** ISO 4217, or `ANY_CURRENCY`. */
  currency: string;
  current: number;
  /** Never below the current price. */
  original: number;
}

/** Something of the file that was left out, for the report. */
export interface Issue {
  line: number;
  column: string;
  message: string;
}

/** `product` is missing where nothing of it can be sold; `notSold` tells that the file itself wants it so. */
export type MappedProduct =
  { product: ProductDraft; issues: Issue[] } | { product: undefined; notSold: boolean; issues: Issue[] };
