import type { Availability, AvailabilityRequest, StockNotice, StockNoticeRequest } from './availability.schema.ts';
import { operation } from '../core/operation.ts';

/** Stock of the web warehouse and of stores; the product by its id, slug or a variant. */
export const checkAvailability = operation<{ params: { productId: string }; body: AvailabilityRequest }, Availability>({
  name: 'checkAvailability',
  method: 'POST',
  path: '/products/v1/products/{productId}/availability',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE', 'INV701'],
});

/** Sends a mail when a variant is in stock again; idempotent. */
export const requestStockNotice = operation<{ body: StockNoticeRequest }, StockNotice>({
  name: 'requestStockNotice',
  method: 'PUT',
  path: '/products/v1/notifications',
  access: 'visitor',
  errors: ['ITEM_NOT_AVAILABLE', 'AUT453', 'ADDED_MAX_QUANTITY', 'API429'],
});
