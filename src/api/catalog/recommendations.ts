import { operation } from '../core/operation.ts';
import type {
  ProductViewBody,
  ProductViewResult,
  RecommendationQuery,
  Recommendations,
} from './recommendations.schema.ts';

/** Available products come before sold-out ones. */
export const getRecommendations = operation<{ query: Partial<RecommendationQuery> }, Recommendations>({
  name: 'getRecommendations',
  method: 'GET',
  path: '/products/v1/widgetRecommendations',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE', 'PLP400'],
});

/** Counts which products are viewed together, without saying by whom; sent with consent C0004 only. */
export const recordProductView = operation<{ body: ProductViewBody }, ProductViewResult>({
  name: 'recordProductView',
  method: 'POST',
  path: '/products/v1/views',
  access: 'anyone',
  errors: [],
});
