import type { FileStock } from './stock-mode.ts';

/** A product of a file, before its images are loaded and its variant ids assigned. */
export interface ProductDraft {
  /** Product id and slug. */
  handle: string;
  name: string;
  brand: string;
  /** Sanitized HTML. */
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
  /** Slug of the last part of the path. */
  slug: string;
  name: string;
  /** Slugs from the root, the category's own last; one element when the file has no path. */
  path: readonly string[];
}

export interface ImageDraft {
  url: string;
  alt: string;
  /** The colour it shows; an image without colour belongs to every colour. */
  color: string | undefined;
}

/** What a file says of the sale of a variant, beside its stock. */
export interface Selling {
  /** Milliseconds since 1970; not for sale before. */
  readonly releasesAt?: number;
  /** Not made again. */
  readonly isDiscontinued?: true;
}

export interface VariantDraft extends Selling {
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

/** A part of the file that was left out, for the report. */
export interface Issue {
  line: number;
  column: string;
  message: string;
}

/** `product` is `undefined` when nothing of it can be sold; `notSold` is true when the file takes it off sale. */
export type MappedProduct =
  { product: ProductDraft; issues: Issue[] } | { product: undefined; notSold: boolean; issues: Issue[] };
