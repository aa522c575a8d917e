import * as availabilityApi from '../../src/api/availability.ts';
import * as availability from '../../src/api/availability.schema.ts';
import * as setApi from '../../src/api/product-sets.ts';
import * as sets from '../../src/api/product-sets.schema.ts';
import { productParams } from '../../src/api/products.schema.ts';
import type { OfferServices } from '../catalog/offer-services.ts';
import type { StockNoticeService } from '../lists/stock-notices.ts';
import { openCall, sessionCall, type Call } from './call.ts';

export interface OfferDeps extends OfferServices {
  readonly notices: StockNoticeService;
}

export function offerCalls(deps: OfferDeps): Call[] {
  return [...stockCalls(deps), ...groupCalls(deps)];
}

function stockCalls(deps: OfferDeps): Call[] {
  return [
    openCall(availabilityApi.checkAvailability, {
      summary: 'What there is of a product’s variants, in the warehouse and in stores',
      params: productParams,
      body: availability.availabilityBody,
      answer: availability.availability,
      perform: ({ params, body }, { scope }) => deps.availability.check(params.productId, body, scope),
    }),
    sessionCall(availabilityApi.requestStockNotice, {
      summary: 'Ask for a mail when a variant is in stock again',
      body: availability.stockNoticeBody,
      answer: availability.stockNotice,
      perform: ({ body }, { principal: { consumerNo }, scope }) => deps.notices.request({ consumerNo, scope }, body),
    }),
  ];
}

function groupCalls({ productSets, recommendations }: OfferServices): Call[] {
  return [
    openCall(setApi.getProductSets, {
      summary: 'Sets a product belongs to',
      params: productParams,
      answer: sets.productSets,
      perform: ({ params }, { scope }) => productSets.ofProduct(params.productId, scope),
    }),
    openCall(setApi.getProductSet, {
      summary: 'A set of products that go together',
      params: sets.productSetParams,
      answer: sets.productSet,
      perform: ({ params }, { scope }) => productSets.find(params.productSetId, scope),
    }),
    openCall(setApi.getRecommendations, {
      summary: 'Products to look at next: similar, bought together, or bestsellers',
      query: sets.recommendationQuery,
      answer: sets.recommendations,
      perform: ({ query }, { scope }) => recommendations.recommend(query, scope),
    }),
  ];
}
