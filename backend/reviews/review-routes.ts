import { productParams } from '../../src/api/catalog/products.schema.ts';
import * as api from '../../src/api/catalog/reviews.ts';
import * as schema from '../../src/api/catalog/reviews.schema.ts';
import type { Scope } from '../core/scope.ts';
import type { Principal } from '../core/principal.ts';
import { questionEndpoints } from './question-routes.ts';
import type { QuestionService } from './questions.ts';
import type { ReviewService } from './reviews.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export interface ReviewDeps {
  readonly reviews: ReviewService;
  readonly questions: QuestionService;
}

const authorOf = ({ principal, scope }: { principal: Principal; scope: Scope }) => ({
  consumerNo: principal.consumerNo,
  scope,
});

export function reviewEndpoints({ reviews, questions }: ReviewDeps): Endpoint[] {
  return [...reviewEndpointsOf(reviews), ...markEndpoints(reviews), ...questionEndpoints(questions)];
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
      summary: 'Write or replace a review; published at once for buyers of the product',
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
