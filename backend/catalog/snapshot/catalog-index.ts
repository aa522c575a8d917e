import { ANY_CURRENCY } from '../../db/tables.ts';
import type { ShoeSystem } from '../../../domain/shoe-sizes.ts';
import type { CategoryTree } from './categories.ts';

/**
 * What listing, filtering and sorting need to know of all products, as of one revision of the catalogue. A product is its position
 * in the order `featured`, a variant its place among all variants.
 */
export interface CatalogIndex {
  readonly revision: number;
  /** Equal for two indexes with the same products, texts and order. */
  readonly textKey: string;
  readonly categories: CategoryTree;
  readonly ids: readonly string[];
  readonly positionOf: ReadonlyMap<string, number>;
  /** Products of each category and of those below it, in their order. */
  readonly members: ReadonlyMap<string, Positions>;
  readonly variants: VariantColumns;
  /** Numbering of shoe sizes by name; `mixed` for a name that is a size of something else too. */
  readonly sizeSystems: ReadonlyMap<string, ShoeSystem | 'mixed'>;
  /** Swatches by the name of their colour. */
  readonly hexOf: ReadonlyMap<string, string>;
  readonly newest: Positions;
  readonly bestRated: Positions;
  /** By currency; what has a price for any is in all of them. */
  readonly markets: ReadonlyMap<string, Market>;
}

/** Products. */
export type Positions = Uint32Array;

export interface VariantColumns {
  /** Those of product `p` are from `starts[p]` to `starts[p + 1]`. */
  readonly starts: Uint32Array;
  readonly skus: readonly string[];
  /** Places in `sizeNames` and `colorNames`. */
  readonly sizes: Uint32Array;
  readonly colors: Uint32Array;
  readonly inStock: Uint8Array;
  /** In the order of sizes, after '' for none. */
  readonly sizeNames: readonly string[];
  /** In the order they are met, after '' for none. */
  readonly colorNames: readonly string[];
}

/** What is sold in one currency. */
export interface Market {
  /** By variant. */
  readonly isSold: Uint8Array;
  /** By product: the cheapest variant's, minor units; Infinity where none is sold. */
  readonly prices: Float64Array;
  readonly cheapest: Positions;
  readonly dearest: Positions;
}

export function marketOf({ markets }: CatalogIndex, currency: string): Market {
  const market = markets.get(currency) ?? markets.get(ANY_CURRENCY);
  if (!market) throw new Error('An index has a market for any currency.');
  return market;
}
