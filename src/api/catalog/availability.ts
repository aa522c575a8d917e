import type { Availability, AvailabilityRequest, StockNotice, StockNoticeRequest } from './availability.schema.ts';
import { operation } from '../core/operation.ts';

/** In the web warehouse and in stores; the product by its id, slug or a variant. */
export const checkAvailability = operation<{ params: { productId: string }; body: AvailabilityRequest }, Availability>({
  name: 'checkAvailability',
  method: 'POST',
  path: '/products/v1/products/{productId}/availability',
});

/** A mail when a variant is in stock again; asking again changes nothing. */
export const requestStockNotice = operation<{ body: StockNoticeRequest }, StockNotice>({
  name: 'requestStockNotice',
  method: 'PUT',
  path: '/products/v1/notifications',
});
