import type { Cart, NewCartItem } from '../cart/cart.schema.ts';
import { operation } from '../core/operation.ts';
import { ITEM_ERRORS } from '../errors/error-groups.ts';

/**
 * Adds to the session's open cart, created where there is none, and reserves the stock of all its items for a limited
 * time.
 */
export const reserveWithItem = operation<{ body: { items: NewCartItem[] } }, Cart>({
  name: 'reserveWithItem',
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
  access: 'visitor',
  errors: [...ITEM_ERRORS, 'ITEMS_OOS', 'SOME_PRODUCTS_NO_INVENTORY'],
});
