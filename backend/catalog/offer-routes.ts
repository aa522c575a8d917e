import * as availabilityApi from '../../src/api/catalog/availability.ts';
import * as availability from '../../src/api/catalog/availability.schema.ts';
import * as setApi from '../../src/api/catalog/product-sets.ts';
import * as sets from '../../src/api/catalog/product-sets.schema.ts';
import { productParams } from '../../src/api/catalog/products.schema.ts';
import type { OfferServices } from './product-services.ts';
import { openEndpoint, type Endpoint } from '../http/endpoint.ts';

export function offerEndpoints(offers: OfferServices): Endpoint[] {
  return [...stockEndpoints(offers), ...groupEndpoints(offers)];
}

function stockEndpoints({ availability: stock }: OfferServices): Endpoint[] {
  return [
    openEndpoint(availabilityApi.checkAvailability, {
      summary: 'Stock of a product’s variants in the warehouse and in stores',
      params: productParams,
      body: availability.availabilityBody,
      response: availability.availability,
      perform: ({ params, body }, { scope }) => stock.check(params.productId, body, scope),
    }),
  ];
}

function groupEndpoints({ productSets, recommendations }: OfferServices): Endpoint[] {
  return [
    openEndpoint(setApi.getProductSets, {
      summary: 'The sets a product belongs to',
      params: productParams,
      response: sets.productSets,
      perform: ({ params }, { scope }) => productSets.ofProduct(params.productId, scope),
    }),
    openEndpoint(setApi.getProductSet, {
      summary: 'A set of matching products',
      params: sets.productSetParams,
      response: sets.productSet,
      perform: ({ params }, { scope }) => productSets.find(params.productSetId, scope),
    }),
    openEndpoint(setApi.getRecommendations, {
      summary: 'Similar products, products bought together, or bestsellers',
      query: sets.recommendationQuery,
      response: sets.recommendations,
      perform: ({ query }, { scope }) => recommendations.recommend(query, scope),
    }),
  ];
}
