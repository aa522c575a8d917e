import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { createAvailabilityService, type AvailabilityService } from './products/availability.ts';
import { createProductSetService, type ProductSetService, type QuoteBundle } from './products/product-sets.ts';

/** Services of the product page beside the details. */
export interface OfferServices {
  readonly availability: AvailabilityService;
  readonly productSets: ProductSetService;
}

export function createOfferServices(database: Kysely<Tables>, quote: QuoteBundle): OfferServices {
  return {
    availability: createAvailabilityService(database),
    productSets: createProductSetService(database, quote),
  };
}
