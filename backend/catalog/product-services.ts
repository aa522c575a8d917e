import { createAvailabilityService, type AvailabilityService } from './products/availability.ts';
import { createProductSetService, type ProductSetDeps, type ProductSetService } from './products/product-sets.ts';

/** Services of the product page beside the details. */
export interface OfferServices {
  readonly availability: AvailabilityService;
  readonly productSets: ProductSetService;
}

export function createOfferServices(deps: ProductSetDeps): OfferServices {
  return {
    availability: createAvailabilityService(deps.database),
    productSets: createProductSetService(deps),
  };
}
