import { REVIEW_PHOTO_PATH } from '../core/body-limit.ts';
import { operation } from '../core/operation.ts';
import type {
  FlagResponse,
  ReviewList,
  ReviewPhotoUpload,
  ReviewsQuery,
  Translation,
  VoteResponse,
  WriteReview,
  WrittenReview,
} from './reviews.schema.ts';

/** Parameters of a product: its id, slug or variant. */
interface OfProduct extends Record<string, string> {
  productId: string;
}
interface OfReview extends Record<string, string> {
  reviewId: string;
}

export const getReviews = operation<{ params: OfProduct; query: Partial<ReviewsQuery> }, ReviewList>({
  name: 'getReviews',
  method: 'GET',
  path: '/products/v1/products/{productId}/reviews',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});

/** One review per customer and product: a further one replaces it. */
export const writeReview = operation<{ params: OfProduct; body: WriteReview }, WrittenReview>({
  name: 'writeReview',
  method: 'POST',
  path: '/products/v1/products/{productId}/reviews',
  access: 'visitor',
  errors: ['ITEM_NOT_AVAILABLE', 'REV410', 'OHS4004'],
});

/** Stores a photo for a review that the visitor writes within a day. */
export const uploadReviewPhoto = operation<{ body: { image: string } }, ReviewPhotoUpload>({
  name: 'uploadReviewPhoto',
  method: 'POST',
  path: REVIEW_PHOTO_PATH,
  access: 'visitor',
  errors: ['API413', 'API429'],
});

export const flagReview = operation<{ params: OfReview; body: { reason?: string } }, FlagResponse>({
  name: 'flagReview',
  method: 'POST',
  path: '/products/v1/review/{reviewId}/flag',
  access: 'visitor',
  errors: ['API404'],
});

/** One vote per customer and review, which may be changed. */
export const voteReview = operation<{ params: OfReview; body: { helpful: boolean } }, VoteResponse>({
  name: 'voteReview',
  method: 'POST',
  path: '/products/v1/review/{reviewId}/vote',
  access: 'visitor',
  errors: ['API404'],
});

/** Translates into the language of the request. */
export const translateReview = operation<{ params: OfReview; body: object }, Translation>({
  name: 'translateReview',
  method: 'POST',
  path: '/products/v1/review/{reviewId}/translate',
  access: 'anyone',
  errors: ['API404'],
});
