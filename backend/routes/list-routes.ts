import * as api from '../../src/api/lists.ts';
import * as schema from '../../src/api/lists.schema.ts';
import { cartParams } from '../../src/api/cart.schema.ts';
import type { Scope } from '../core/scope.ts';
import type { Principal } from '../identity/sessions.ts';
import type { FavoriteService } from '../lists/favorites.ts';
import type { SavedForLaterService } from '../lists/saved-for-later.ts';
import { sessionCall, type Call } from './call.ts';

export interface ListDeps {
  readonly favorites: FavoriteService;
  readonly savedForLater: SavedForLaterService;
}

const listOwnerOf = ({ principal, scope }: { principal: Principal; scope: Scope }) => ({ consumerNo: principal.consumerNo, scope });

export function listCalls({ favorites, savedForLater }: ListDeps): Call[] {
  return [...favoriteCalls(favorites), ...shareCalls(favorites), ...savedCalls(savedForLater)];
}

function favoriteCalls(favorites: FavoriteService): Call[] {
  return [
    sessionCall(api.getFavorites, {
      summary: 'What the shopper likes, the last added first',
      query: schema.favoritesQuery,
      answer: schema.favorites,
      perform: ({ query }, context) => favorites.list(listOwnerOf(context), query),
    }),
    sessionCall(api.addFavorite, {
      summary: 'Keep a product or a variant, or prefer a store; doing so again changes nothing',
      body: schema.addFavoriteBody,
      answer: schema.favorites,
      perform: ({ body }, context) => favorites.add(listOwnerOf(context), body),
    }),
    sessionCall(api.removeFavorite, {
      summary: 'Take an item off the favorites',
      params: schema.favoriteItemParams,
      answer: schema.favorites,
      perform: ({ params }, context) => favorites.remove(listOwnerOf(context), params.favoriteId, params.itemId),
    }),
  ];
}

function shareCalls(favorites: FavoriteService): Call[] {
  return [
    sessionCall(api.shareFavorites, {
      summary: 'Make the link by which others may read the favorites',
      params: schema.favoriteParams,
      body: schema.shareBody,
      answer: schema.shareAnswer,
      perform: ({ params, body: { emails = [], message = '' } }, context) =>
        favorites.share(listOwnerOf(context), params.favoriteId, { emails, message, isSignedIn: context.principal.loggedIn }),
    }),
    sessionCall(api.getSharedFavorites, {
      summary: 'Favorites somebody shared, by their link',
      params: schema.favoriteParams,
      query: schema.sharedQuery,
      answer: schema.sharedFavorites,
      perform: ({ params, query }, { scope }) => favorites.shared(params.favoriteId, query, scope),
    }),
  ];
}

function savedCalls(saved: SavedForLaterService): Call[] {
  return [
    sessionCall(api.getSavedForLater, {
      summary: 'Lines the shopper saved for later, the last saved first',
      answer: schema.savedForLater,
      perform: (_, context) => saved.list(listOwnerOf(context)),
    }),
    sessionCall(api.saveCartLine, {
      summary: 'Move a line out of the cart; answers the cart, and the list beside it',
      params: cartParams,
      body: schema.saveLineBody,
      answer: schema.cartWithSaved,
      perform: ({ params, body }, context) => saved.save(listOwnerOf(context), params.basketId, body.itemId),
    }),
    sessionCall(api.restoreSavedLine, {
      summary: 'Move a saved line back into a cart; refused as adding is',
      body: schema.restoreLineBody,
      answer: schema.cartWithSaved,
      perform: ({ body }, context) => saved.restore(listOwnerOf(context), body),
    }),
    sessionCall(api.removeSavedLine, {
      summary: 'Remove a saved line',
      params: schema.savedItemParams,
      answer: schema.savedForLater,
      perform: ({ params }, context) => saved.remove(listOwnerOf(context), params.saveForlaterId, params.itemId),
    }),
  ];
}
