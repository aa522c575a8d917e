import { operation } from '../core/operation.ts';
import type { ProductSet, ProductSets, RecommendationQuery, Recommendations } from './product-sets.schema.ts';

/** Sets a product belongs to. */
export const getProductSets = operation<{ params: { productId: string } }, ProductSets>({
  name: 'getProductSets',
  method: 'GET',
  path: '/products/v2/products/{productId}/productSets',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});

export const getProductSet = operation<{ params: { productSetId: string } }, ProductSet>({
  name: 'getProductSet',
  method: 'GET',
  path: '/products/v2/products/{productSetId}/productSet',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE'],
});

/** Available products come before sold-out ones. */
export const getRecommendations = operation<{ query: Partial<RecommendationQuery> }, Recommendations>({
  name: 'getRecommendations',
  method: 'GET',
  path: '/products/v1/widgetRecommendations',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE', 'PLP400'],
});
