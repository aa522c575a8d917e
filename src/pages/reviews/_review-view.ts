import { getReviews, translateReview } from '../../api/catalog/reviews.ts';
import type { ReviewList, Translation } from '../../api/catalog/reviews.schema.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import { REVIEW_PAGE_SIZE, type ReviewListQuery } from '../../lib/product/review-query.ts';

/** A page of a product's reviews. */
export interface ReviewView {
  readonly reviews: ReviewList;
  readonly query: ReviewListQuery;
  /** The review that is shown in the language of the page. */
  readonly translation: Translation | undefined;
}

/** The page that a query asks for; the first one where it is past the end. */
export async function loadReviewView(
  productId: string,
  query: ReviewListQuery,
  shop: Pick<RequestContext, 'call' | 'log'>,
): Promise<ReviewView> {
  const load = ({ page, sort, rating, size, language, hasPhoto }: ReviewListQuery) =>
    shop.call(getReviews, {
      params: { productId },
      query: { sort, rating, size, language, hasPhoto, start: (page - 1) * REVIEW_PAGE_SIZE, count: REVIEW_PAGE_SIZE },
    });
  const reviews = await load(query);
  if (query.page > 1 && reviews.reviews.length === 0) return loadReviewView(productId, { ...query, page: 1 }, shop);
  return { reviews, query, translation: await translateShown(reviews, query, shop) };
}

/** Only a review of this page is translated. */
async function translateShown(
  { reviews }: ReviewList,
  { translate }: ReviewListQuery,
  { call, log }: Pick<RequestContext, 'call' | 'log'>,
): Promise<Translation | undefined> {
  if (!reviews.some(({ id }) => id === translate) || translate === undefined) return undefined;
  try {
    const translation = await call(translateReview, { params: { reviewId: translate }, body: {} });
    return translation.translated ? translation : undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ err: error, reviewId: translate }, 'review not translated');
    return undefined;
  }
}
