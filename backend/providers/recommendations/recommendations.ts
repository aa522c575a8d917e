import type { FeedScope, RecommendedProduct } from '../../../domain/recommendations/recommended-product.ts';

export type Widget = 'similar' | 'bought-together' | 'viewed-together' | 'bestsellers' | 'cart' | 'personal';

/** What is recommended, for which page. */
export interface RecommendationRequest {
  readonly widget: Widget;
  /** The product of the page. */
  readonly productId?: string | undefined;
  /** Products of the cart that is shown. */
  readonly inCart?: readonly string[];
  /** Products viewed on the device, the latest first: what a personal recommendation starts from. */
  readonly viewed: readonly string[];
  /** Id or slug of a category. */
  readonly category?: string | undefined;
  readonly count: number;
  readonly scope: FeedScope & { readonly siteId: string };
}

/** A product with its token; an entry of a feed also has what the feed says of it. */
export type Recommendation = Pick<RecommendedProduct, 'id' | 'recToken'> & Partial<RecommendedProduct>;

export interface ProductView {
  readonly productId: string;
  /** Products viewed before it on the device. */
  readonly viewedBefore: readonly string[];
}

/** Who recommends products. */
export interface RecommendationProvider {
  /** The best first. Rejects when a service fails, is late or is not asked because it failed before. */
  recommend(request: RecommendationRequest): Promise<readonly Recommendation[]>;
  /** Counts a view, where the provider has no other way to know of it. */
  recordView?(view: ProductView): Promise<void>;
  /** Removes what is too old or too much. */
  removeOldViews?(now: number): Promise<void>;
}
