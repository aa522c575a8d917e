import { operation } from '../core/operation.ts';
import type { Favorites, SharedFavorites, ShareRequest, ShareResponse } from './wishlists.schema.ts';

/** Tells the service that the customer has seen the list: what is out of stock now is marked when it is back. */
export const seeFavorites = operation<{ params: { favoriteId: string }; body: object }, { favoriteId: string }>({
  name: 'seeFavorites',
  method: 'PUT',
  path: '/wishlists/v2/favorites/{favoriteId}/seen',
  access: 'owner',
  errors: ['API404'],
});

/** Creates the link by which others may read the list; the same link until sharing is stopped. */
export const shareFavorites = operation<{ params: { favoriteId: string }; body: ShareRequest }, ShareResponse>({
  name: 'shareFavorites',
  method: 'POST',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  access: 'owner',
  errors: ['API404', 'AUT404', 'AUT453', 'API429'],
});

/** Ends the link, which then is as unknown as any other. */
export const stopSharingFavorites = operation<{ params: { favoriteId: string } }, Favorites>({
  name: 'stopSharingFavorites',
  method: 'DELETE',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  access: 'owner',
  errors: ['API404'],
});

export const getSharedFavorites = operation<
  { params: { favoriteId: string }; query: { token: string; start?: number; count?: number } },
  SharedFavorites
>({
  name: 'getSharedFavorites',
  method: 'GET',
  path: '/wishlists/v2/favorites/{favoriteId}/share',
  access: 'visitor',
  errors: ['API404'],
});
