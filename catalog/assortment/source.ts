import type { CatalogVideo } from '../../backend/seed/catalog.schema.ts';
import type { Activity } from '../../domain/activities.ts';
import type { Form } from '../../illustrations/forms.ts';

/** Prices in a fixed order: US dollar, Canadian dollar, pound, euro. Set per market, not converted. */
export type PriceRow = readonly [usd: number, cad: number, gbp: number, eur: number];

export interface SourceColor {
  readonly name: string;
  readonly hex: string;
  /** Colours of the other parts (sole, lining, trim, lace ...); a form has defaults for missing ones. */
  readonly parts?: Readonly<Record<string, string>>;
}

export interface SourceCopy {
  readonly name?: string;
  /** Paragraphs; the first describes the purpose. */
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

/** One product as its author writes it; `write.ts` generates the catalogue file from it. */
export interface ProductSource extends SourceCopy {
  readonly slug: string;
  readonly name: string;
  /** Prefix of every SKU. */
  readonly code: string;
  /** The most specific category; its ancestors follow from the tree. */
  readonly category: string;
  readonly alsoIn?: readonly string[];
  readonly form: Form;
  /** Options of the form: `{ shaft: 'high' }`. */
  readonly style?: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
  /** What it is made for, where that differs from what its categories are made for (`activities.ts`). */
  readonly activities?: readonly Activity[];
  readonly colors: readonly SourceColor[];
  /** Of footwear, shoe sizes of the United States as `ShoeSize` names them: `9`, `W8`, `12C`, `9 wide`. */
  readonly sizes: readonly string[];
  /** Sizes are shoe sizes, although the product is none. */
  readonly forShoes?: boolean;
  readonly price: PriceRow;
  readonly was?: PriceRow;
  /** Units by `color/size`, `color` or `/size`; other variants follow a fixed distribution. */
  readonly stock?: Readonly<Record<string, number>>;
  /** SKUs by `color/size`, where a particular one is needed. */
  readonly skus?: Readonly<Record<string, string>>;
  /** Prices by size, where they differ. */
  readonly priceBySize?: Readonly<Record<string, PriceRow>>;
  readonly maxQty?: number;
  readonly videos?: readonly CatalogVideo[];
  readonly digital?: boolean;
  /** ISO 8601: not for sale before. */
  readonly releaseDate?: string;
  /** Not made again. */
  readonly discontinued?: boolean;
  readonly createdAt: string;
  readonly rank: number;
  readonly rating?: readonly [average: number, count: number];
  readonly translations?: Readonly<Record<string, SourceCopy>>;
}
