import type {
  Availability,
  AvailabilityRequest,
  ChangedNotice,
  NoticeLink,
  StockNotice,
  StockNoticeRequest,
} from './availability.schema.ts';
import { operation } from '../core/operation.ts';

/** Stock of the web warehouse and of stores; the product by its id, slug or a variant. */
export const checkAvailability = operation<{ params: { productId: string }; body: AvailabilityRequest }, Availability>({
  name: 'checkAvailability',
  method: 'POST',
  path: '/products/v1/products/{productId}/availability',
  access: 'anyone',
  errors: ['ITEM_NOT_AVAILABLE', 'INV701'],
});

/** Sends one mail when a variant can be bought, after the owner of the address has confirmed the request; idempotent. */
export const requestStockNotice = operation<{ body: StockNoticeRequest }, StockNotice>({
  name: 'requestStockNotice',
  method: 'PUT',
  path: '/products/v1/notifications',
  access: 'visitor',
  errors: ['ITEM_NOT_AVAILABLE', 'AUT453', 'ADDED_MAX_QUANTITY', 'API429'],
});

/** By the link of a mail; `API404` for one that is unknown, removed or too old. */
export const confirmStockNotice = operation<{ body: NoticeLink }, ChangedNotice>({
  name: 'confirmStockNotice',
  method: 'POST',
  path: '/products/v1/notifications/confirm',
  access: 'anyone',
  errors: ['API404'],
});

/** By the link of a mail, before the notice is sent; `API404` for an unknown one. */
export const removeStockNotice = operation<{ body: NoticeLink }, ChangedNotice>({
  name: 'removeStockNotice',
  method: 'POST',
  path: '/products/v1/notifications/remove',
  access: 'anyone',
  errors: ['API404'],
});
