import type {
  AddFavorite,
  CartWithSaved,
  Favorites,
  RestoreLine,
  SavedForLater,
  ShareResponse,
  SharedFavorites,
  ShareRequest,
} from './wishlists.schema.ts';
import { operation } from '../core/operation.ts';

export const getFavorites = operation<{ query: { start?: number; count?: number } }, Favorites>({
  name: 'getFavorites',
  method: 'GET',
  path: '/wishlists/v2/favorites',
});

/** By product id, slug or variant; idempotent. */
export const addFavorite = operation<{ body: AddFavorite }, Favorites>({
  name: 'addFavorite',
  method: 'POST',
  path: '/wishlists/v2/favorites',
});

export const removeFavorite = operation<{ params: { favoriteId: string; itemId: string } }, Favorites>({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
});

/** Creates the link by which others may read the list; always the same link for the same list. */
export const shareFavorites = operation<{ params: { favoriteId: string }; body: ShareRequest }, ShareResponse>({
  name: 'shareFavorites',
  method: 'POST',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
});

export const getSharedFavorites = operation<
  { params: { favoriteId: string }; query: { token: string; start?: number; count?: number } },
  SharedFavorites
>({
  name: 'getSharedFavorites',
  method: 'GET',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
});

export const getSavedForLater = operation<object, SavedForLater>({
  name: 'getSavedForLater',
  method: 'GET',
  path: '/wishlists/v2/saveForLater',
});

/** Moves a line out of the cart. */
export const saveCartLine = operation<{ params: { basketId: string }; body: { itemId: string } }, CartWithSaved>({
  name: 'saveCartLine',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/saveForLater',
});

/** Moves a saved line back into a cart; rejected under the same rules as adding. */
export const restoreSavedLine = operation<{ body: RestoreLine }, CartWithSaved>({
  name: 'restoreSavedLine',
  method: 'PUT',
  path: '/cart/v2/saveForLater',
});

export const removeSavedLine = operation<{ params: { saveForlaterId: string; itemId: string } }, SavedForLater>({
  name: 'removeSavedLine',
  method: 'DELETE',
  path: '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
});
