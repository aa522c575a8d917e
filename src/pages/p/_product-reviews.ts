import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { getReviews } from '../../api/catalog/reviews.ts';
import type { Review, ReviewList } from '../../api/catalog/reviews.schema.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { RequestContext } from '../../cms/request-context.ts';

export interface ProductReviews {
  readonly list: ReviewList;
  /** The most helpful ones, those in the language of the page first. */
  readonly shown: readonly Review[];
}

const SHOWN = 3;

/** The ratings and reviews of a product; `undefined` where it has none, or they are not available: the page is still a page. */
export async function loadProductReviews(
  { id, rating }: ProductDetails,
  { call, locale, log }: Pick<RequestContext, 'call' | 'locale' | 'log'>,
): Promise<ProductReviews | undefined> {
  if (rating === undefined || rating.count === 0) return undefined;
  const params = { productId: id };
  const query = { sort: 'helpful', count: SHOWN } as const;
  try {
    const [list, readable] = await Promise.all([
      call(getReviews, { params, query }),
      call(getReviews, { params, query: { ...query, language: locale.slice(0, 2) } }),
    ]);
    const own = new Set(readable.reviews.map((review) => review.id));
    const others = list.reviews.filter((review) => !own.has(review.id));
    return { list, shown: [...readable.reviews, ...others].slice(0, SHOWN) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ err: error, productId: id }, 'no reviews');
    return undefined;
  }
}
