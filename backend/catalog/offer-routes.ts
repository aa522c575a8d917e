import * as availabilityApi from '../../src/api/catalog/availability.ts';
import * as availability from '../../src/api/catalog/availability.schema.ts';
import * as setApi from '../../src/api/catalog/product-sets.ts';
import * as sets from '../../src/api/catalog/product-sets.schema.ts';
import { productParams } from '../../src/api/catalog/products.schema.ts';
import type { OfferServices } from './product-services.ts';
import type { StockNoticeService } from '../wishlists/stock-notices.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export interface OfferDeps extends OfferServices {
  readonly notices: StockNoticeService;
}

export function offerEndpoints(deps: OfferDeps): Endpoint[] {
  return [...stockEndpoints(deps), ...groupEndpoints(deps)];
}

function stockEndpoints(deps: OfferDeps): Endpoint[] {
  return [
    openEndpoint(availabilityApi.checkAvailability, {
      summary: 'What there is of a product’s variants, in the warehouse and in stores',
      params: productParams,
      body: availability.availabilityBody,
      response: availability.availability,
      perform: ({ params, body }, { scope }) => deps.availability.check(params.productId, body, scope),
    }),
    sessionEndpoint(availabilityApi.requestStockNotice, {
      summary: 'Ask for a mail when a variant is in stock again',
      body: availability.stockNoticeBody,
      response: availability.stockNotice,
      perform: ({ body }, { principal: { consumerNo }, scope }) => deps.notices.request({ consumerNo, scope }, body),
    }),
  ];
}

function groupEndpoints({ productSets, recommendations }: OfferServices): Endpoint[] {
  return [
    openEndpoint(setApi.getProductSets, {
      summary: 'Sets a product belongs to',
      params: productParams,
      response: sets.productSets,
      perform: ({ params }, { scope }) => productSets.ofProduct(params.productId, scope),
    }),
    openEndpoint(setApi.getProductSet, {
      summary: 'A set of products that go together',
      params: sets.productSetParams,
      response: sets.productSet,
      perform: ({ params }, { scope }) => productSets.find(params.productSetId, scope),
    }),
    openEndpoint(setApi.getRecommendations, {
      summary: 'Products to look at next: similar, bought together, or bestsellers',
      query: sets.recommendationQuery,
      response: sets.recommendations,
      perform: ({ query }, { scope }) => recommendations.recommend(query, scope),
    }),
  ];
}
