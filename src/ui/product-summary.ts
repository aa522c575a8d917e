import type { SellingState } from '../../domain/selling.ts';
import type { Price } from './price-label.ts';

/** What a product card shows: `products[]` of the catalogue operations (docs/contract.md#operations). */
export interface ProductSummary {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly image?:
    | { readonly src: string; readonly alt: string; readonly width?: number; readonly height?: number }
    | null
    | undefined;
  readonly price: Price;
  readonly rating?: { readonly average: number; readonly count: number } | null | undefined;
  /** Path of another view. */
  readonly alternateImage?: string | null | undefined;
  /** The colour that its images show, where the list was asked for one. */
  readonly color?: string | undefined;
  /** With the paths of two views. */
  readonly colors: readonly {
    readonly name: string;
    /** The displayed name, where it differs. */
    readonly label?: string | undefined;
    readonly hex?: string | undefined;
    readonly images?: readonly string[] | undefined;
  }[];
  /** Ranges of sizes in stock. */
  readonly availableSizes?: readonly string[] | undefined;
  readonly isAvailable?: boolean | undefined;
  readonly sellingState?: SellingState | undefined;
  /** The variant to add where there is nothing to choose. */
  readonly defaultVariantId?: string | null | undefined;
}

/** A product with what a recommendation adds to it (docs/contract.md#recommendations). */
export interface RecommendedSummary extends ProductSummary {
  readonly title?: string | undefined;
  readonly recToken?: string | undefined;
}
