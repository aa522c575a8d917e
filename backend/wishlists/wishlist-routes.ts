import * as sharing from '../../src/api/account/list-sharing.ts';
import * as api from '../../src/api/account/wishlists.ts';
import * as schema from '../../src/api/account/wishlists.schema.ts';
import { cartParams } from '../../src/api/cart/cart.schema.ts';
import type { Scope } from '../core/scope.ts';
import type { Principal } from '../core/principal.ts';
import type { FavoriteService } from './favorites.ts';
import type { SavedForLaterService } from './saved-for-later.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import * as availability from '../../src/api/catalog/availability.ts';
import { changedNotice, noticeLink, stockNotice, stockNoticeBody } from '../../src/api/catalog/availability.schema.ts';
import type { StockNoticeService } from './stock-notices.ts';

export interface ListDeps {
  readonly favorites: FavoriteService;
  readonly savedForLater: SavedForLaterService;
}

const listOwnerOf = ({ principal, scope }: { principal: Principal; scope: Scope }) => ({
  consumerNo: principal.consumerNo,
  scope,
});

export function listEndpoints({ favorites, savedForLater }: ListDeps): Endpoint[] {
  return [...favoriteEndpoints(favorites), ...shareEndpoints(favorites), ...savedEndpoints(savedForLater)];
}

function favoriteEndpoints(favorites: FavoriteService): Endpoint[] {
  return [
    sessionEndpoint(api.getFavorites, {
      summary: 'The favorites, last added first',
      query: schema.favoritesQuery,
      response: schema.favorites,
      perform: ({ query: { options, ...page } }, context) =>
        favorites.list(listOwnerOf(context), { ...page, hasOptions: options === 'true' }),
    }),
    sessionEndpoint(api.addFavorite, {
      summary: 'Add a product or a variant, or set the preferred store; repeating it changes nothing',
      body: schema.addFavoriteBody,
      response: schema.favorites,
      perform: ({ body }, context) => favorites.add(listOwnerOf(context), body),
    }),
    sessionEndpoint(api.removeFavorite, {
      summary: 'Remove an item from the favorites',
      params: schema.favoriteItemParams,
      response: schema.favorites,
      perform: ({ params }, context) => favorites.remove(listOwnerOf(context), params.favoriteId, params.itemId),
    }),
    sessionEndpoint(sharing.seeFavorites, {
      summary: 'Record that the customer has seen what is out of stock',
      params: schema.favoriteParams,
      response: schema.favoritesSeen,
      perform: ({ params }, context) => favorites.see(listOwnerOf(context), params.favoriteId),
    }),
  ];
}

function shareEndpoints(favorites: FavoriteService): Endpoint[] {
  return [
    sessionEndpoint(sharing.shareFavorites, {
      summary: 'Create a link to share the favorites',
      params: schema.favoriteParams,
      body: schema.shareBody,
      response: schema.shareResponse,
      perform: ({ params, body: { emails = [], message = '' } }, context) =>
        favorites.share(listOwnerOf(context), params.favoriteId, {
          emails,
          message,
          isSignedIn: context.principal.loggedIn,
        }),
    }),
    sessionEndpoint(sharing.stopSharingFavorites, {
      summary: 'End the link of the favorites',
      params: schema.favoriteParams,
      response: schema.favorites,
      perform: ({ params }, context) => favorites.stopSharing(listOwnerOf(context), params.favoriteId),
    }),
    sessionEndpoint(sharing.getSharedFavorites, {
      summary: 'Shared favorites, by their link',
      params: schema.favoriteParams,
      query: schema.sharedQuery,
      response: schema.sharedFavorites,
      perform: ({ params, query }, { scope }) => favorites.shared(params.favoriteId, query, scope),
    }),
  ];
}

function savedEndpoints(saved: SavedForLaterService): Endpoint[] {
  return [
    sessionEndpoint(api.getSavedForLater, {
      summary: 'The lines saved for later, last saved first',
      response: schema.savedForLater,
      perform: (_, context) => saved.list(listOwnerOf(context)),
    }),
    sessionEndpoint(api.saveCartLine, {
      summary: 'Move a line from the cart to the saved items; returns both',
      params: cartParams,
      body: schema.saveLineBody,
      response: schema.cartWithSaved,
      perform: ({ params, body }, context) => saved.save(listOwnerOf(context), params.basketId, body.itemId),
    }),
    sessionEndpoint(api.restoreSavedLine, {
      summary: 'Move a saved line back into a cart; fails as adding does',
      body: schema.restoreLineBody,
      response: schema.cartWithSaved,
      perform: ({ body }, context) => saved.restore(listOwnerOf(context), body),
    }),
    sessionEndpoint(api.removeSavedLine, {
      summary: 'Remove a saved line',
      params: schema.savedItemParams,
      response: schema.savedForLater,
      perform: ({ params }, context) => saved.remove(listOwnerOf(context), params.saveForlaterId, params.itemId),
    }),
  ];
}

export function stockNoticeEndpoints(notices: StockNoticeService): Endpoint[] {
  return [
    sessionEndpoint(availability.requestStockNotice, {
      summary: 'Request one mail when a variant can be bought',
      body: stockNoticeBody,
      response: stockNotice,
      perform: ({ body }, { principal: { consumerNo }, scope }) => notices.request({ consumerNo, scope }, body),
    }),
    openEndpoint(availability.confirmStockNotice, {
      summary: 'Confirm a request for such a mail, by the link of a mail',
      body: noticeLink,
      response: changedNotice,
      perform: ({ body }) => notices.confirm(body.token),
    }),
    openEndpoint(availability.removeStockNotice, {
      summary: 'Remove such a request, by the link of a mail',
      body: noticeLink,
      response: changedNotice,
      perform: ({ body }) => notices.remove(body.token),
    }),
  ];
}
