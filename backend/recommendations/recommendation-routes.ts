import * as schema from '../../src/api/catalog/recommendations.schema.ts';
import { getRecommendations, recordProductView } from '../../src/api/catalog/recommendations.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';
import type { RecommendationService } from './recommendations.ts';

export function recommendationEndpoints(service: RecommendationService): Endpoint[] {
  return [
    openEndpoint(getRecommendations, {
      summary:
        'Similar products, products bought or viewed together, bestsellers, or what suits a cart or the viewed products',
      query: schema.recommendationQuery,
      response: schema.recommendations,
      perform: ({ query }, { scope }) => service.recommend(query, scope),
    }),
    openEndpoint(recordProductView, {
      summary: 'Count which products are viewed together',
      body: schema.productViewBody,
      response: schema.productViewResult,
      perform: ({ body }) => service.recordView(body),
    }),
  ];
}
