import { ApiError } from '../../api/core/api-error.ts';

/** For changes that need a cart: without one the cart is treated as lost. */
export function neededBasket(basketId: string | undefined): string {
  if (basketId) return basketId;
  throw new ApiError({ errorId: 'CART_NOT_FOUND', code: 'BSK404', status: 404, message: 'There is no cart.' });
}
