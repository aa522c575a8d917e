import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { createAvailabilityService, type AvailabilityService } from './products/availability.ts';
import { createProductSetService, type ProductSetService } from './products/product-sets.ts';
import { createRecommendationService, type RecommendationService } from './products/recommendations.ts';

/** Services of the product page beside the details. */
export interface OfferServices {
  readonly availability: AvailabilityService;
  readonly productSets: ProductSetService;
  readonly recommendations: RecommendationService;
}

export function createOfferServices(database: Kysely<Tables>): OfferServices {
  return {
    availability: createAvailabilityService(database),
    productSets: createProductSetService(database),
    recommendations: createRecommendationService(database),
  };
}
