import { ANY_CURRENCY } from '../../db/tables.ts';
import type { CategoryTree } from './categories.ts';
import type { TraitName } from './product-traits.ts';
import type { SizeEntry } from './size-groups.ts';

/**
 * The data of all products for listing, filtering and sorting, at one revision of the catalogue. A product is
 * identified by its position in the order `featured`, a variant by its index among all variants.
 */
export interface CatalogIndex {
  readonly revision: number;
  /** Equal for two indexes with the same products, texts and order. */
  readonly textKey: string;
  readonly categories: CategoryTree;
  readonly ids: readonly string[];
  readonly positionOf: ReadonlyMap<string, number>;
  /** Products of each category and its descendants, in their order. */
  readonly members: ReadonlyMap<string, Positions>;
  readonly variants: VariantColumns;
  /** Bits of `TRAIT_VALUES` by product. */
  readonly traits: Readonly<Record<TraitName, Uint16Array>>;
  /** Grams by product; NaN where the weight is not known. */
  readonly weights: Float64Array;
  /** Average of the reviews by product; 0 without any. */
  readonly ratings: Float64Array;
  /** Swatches by colour name. */
  readonly hexOf: ReadonlyMap<string, string>;
  /** By locale: displayed names by colour name. */
  readonly colorLabels: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly newest: Positions;
  readonly bestRated: Positions;
  /** By currency; variants with a price for any currency are in all of them. */
  readonly markets: ReadonlyMap<string, Market>;
}

/** Positions of products. */
export type Positions = Uint32Array;

export interface VariantColumns {
  /** The variants of product `p` are from `starts[p]` to `starts[p + 1]`. */
  readonly starts: Uint32Array;
  readonly skus: readonly string[];
  /** Indexes in `sizeEntries` and `colorNames`. */
  readonly sizes: Uint32Array;
  readonly colors: Uint32Array;
  /** By warehouse; one without stock is missing. */
  readonly inStock: ReadonlyMap<string, Uint8Array>;
  /** Before their release. */
  readonly isComingSoon: Uint8Array;
  /** Not made again. */
  readonly isDiscontinued: Uint8Array;
  /** In size order; the first, for none, has no name. */
  readonly sizeEntries: readonly SizeEntry[];
  /** In order of first occurrence, after '' for none. */
  readonly colorNames: readonly string[];
}

/** The variants and prices in one currency. */
export interface Market {
  /** By variant. */
  readonly isSold: Uint8Array;
  /** By product: the lowest price in minor units; Infinity when no variant is sold. */
  readonly prices: Float64Array;
  readonly cheapest: Positions;
  readonly dearest: Positions;
}

export function marketOf({ markets }: CatalogIndex, currency: string): Market {
  const market = markets.get(currency) ?? markets.get(ANY_CURRENCY);
  if (!market) throw new Error('An index has a market for any currency.');
  return market;
}
