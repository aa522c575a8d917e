import { productParams } from '../../src/api/catalog/products.schema.ts';
import * as api from '../../src/api/catalog/reviews.ts';
import * as schema from '../../src/api/catalog/reviews.schema.ts';
import type { Scope } from '../core/scope.ts';
import type { Principal } from '../core/principal.ts';
import { questionEndpoints } from './question-routes.ts';
import type { QuestionService } from './questions.ts';
import type { ReviewPhotos } from './review-photos.ts';
import type { ReviewService } from './reviews.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export interface ReviewDeps {
  readonly reviews: ReviewService;
  readonly questions: QuestionService;
  readonly photos: Pick<ReviewPhotos, 'upload'>;
}

const authorOf = ({ principal, scope }: { principal: Principal; scope: Scope }) => ({
  consumerNo: principal.consumerNo,
  scope,
});

export function reviewEndpoints({ reviews, questions, photos }: ReviewDeps): Endpoint[] {
  return [
    ...reviewEndpointsOf(reviews),
    ...markEndpoints(reviews),
    ...questionEndpoints(questions),
    photoEndpoint(photos),
  ];
}

function reviewEndpointsOf(reviews: ReviewService): Endpoint[] {
  return [
    openEndpoint(api.getReviews, {
      summary: 'Published reviews of a product, with counts per star rating',
      params: productParams,
      query: schema.reviewsQuery,
      response: schema.reviewList,
      perform: ({ params, query }) => reviews.list(params.productId, query),
    }),
    sessionEndpoint(api.writeReview, {
      summary: 'Write or replace a review; shown once a moderator or the rules of the shop allow it',
      status: 201,
      params: productParams,
      body: schema.writeReviewBody,
      response: schema.writtenReview,
      perform: ({ params, body }, context) => reviews.write(authorOf(context), params.productId, body),
    }),
    openEndpoint(api.translateReview, {
      summary: 'A review in the language of the call, where a translation service exists',
      params: schema.reviewParams,
      body: schema.translateBody,
      response: schema.translation,
      perform: ({ params }, { scope }) => reviews.translate(params.reviewId, scope),
    }),
  ];
}

function photoEndpoint(photos: ReviewDeps['photos']): Endpoint {
  return sessionEndpoint(api.uploadReviewPhoto, {
    summary: 'Store a photo for a review: JPEG, PNG, WebP or AVIF; it is shown with its review only',
    status: 201,
    body: schema.reviewPhotoBody,
    response: schema.reviewPhoto,
    perform: ({ body }, { principal }) => photos.upload(principal.consumerNo, Buffer.from(body.image, 'base64')),
  });
}

function markEndpoints(reviews: ReviewService): Endpoint[] {
  return [
    sessionEndpoint(api.flagReview, {
      summary: 'Report a review to the moderators',
      params: schema.reviewParams,
      body: schema.flagBody,
      response: schema.flagResponse,
      perform: ({ params, body }, { principal }) => reviews.flag(principal.consumerNo, params.reviewId, body.reason),
    }),
    sessionEndpoint(api.voteReview, {
      summary: 'Rate a review as helpful or not; the last vote counts',
      params: schema.reviewParams,
      body: schema.voteBody,
      response: schema.voteResponse,
      perform: ({ params, body }, { principal }) => reviews.vote(principal.consumerNo, params.reviewId, body.helpful),
    }),
  ];
}
