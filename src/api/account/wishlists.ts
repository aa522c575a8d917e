import type { AddFavorite, CartWithSaved, Favorites, RestoreLine, SavedForLater } from './wishlists.schema.ts';
import { operation } from '../core/operation.ts';
import { ITEM_ERRORS } from '../errors/error-groups.ts';

export const getFavorites = operation<{ query: { start?: number; count?: number; options?: 'true' } }, Favorites>({
  name: 'getFavorites',
  method: 'GET',
  path: '/wishlists/v2/favorites',
  access: 'owner',
  errors: [],
});

/** By product id, slug or variant; idempotent. */
export const addFavorite = operation<{ body: AddFavorite }, Favorites>({
  name: 'addFavorite',
  method: 'POST',
  path: '/wishlists/v2/favorites',
  access: 'owner',
  errors: ['ITEM_NOT_AVAILABLE', 'STR404', 'ADDED_MAX_QUANTITY'],
});

export const removeFavorite = operation<{ params: { favoriteId: string; itemId: string } }, Favorites>({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
  access: 'owner',
  errors: ['API404', 'ITEM_NOT_AVAILABLE'],
});

export const getSavedForLater = operation<object, SavedForLater>({
  name: 'getSavedForLater',
  method: 'GET',
  path: '/wishlists/v2/saveForLater',
  access: 'owner',
  errors: [],
});

/** Moves a line out of the cart. */
export const saveCartLine = operation<{ params: { basketId: string }; body: { itemId: string } }, CartWithSaved>({
  name: 'saveCartLine',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/saveForLater',
  access: 'owner',
  errors: ['CART_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'GWP_PRODUCT', 'ADDED_MAX_QUANTITY'],
});

/** Moves a saved line back into a cart; rejected under the same rules as adding. */
export const restoreSavedLine = operation<{ body: RestoreLine }, CartWithSaved>({
  name: 'restoreSavedLine',
  method: 'PUT',
  path: '/cart/v2/saveForLater',
  access: 'owner',
  errors: ['API404', 'CART_NOT_FOUND', ...ITEM_ERRORS],
});

export const removeSavedLine = operation<{ params: { saveForlaterId: string; itemId: string } }, SavedForLater>({
  name: 'removeSavedLine',
  method: 'DELETE',
  path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
  access: 'owner',
  errors: ['API404', 'ITEM_NOT_AVAILABLE'],
});
