import { FAVORITES_PAGE_SIZE } from '../../config.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { FavoriteItem, Favorites } from '../../api/account/wishlists.schema.ts';
import { seeFavorites, shareFavorites, stopSharingFavorites } from '../../api/account/list-sharing.ts';
import { getFavorites, removeFavorite as removeCall } from '../../api/account/wishlists.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { $associate, readOwnList } from '../core/associate.ts';
import { whenCustomerChanges } from '../core/customer-change.ts';
import { pageData } from '../core/page-data.ts';
import { asVisitor } from '../core/session-call.ts';
import { createStore } from '../core/store.ts';
import { $favorites } from './favorites.ts';

export interface FavoritePage extends Pick<Favorites, 'favoriteId' | 'total' | 'items' | 'share'> {
  /** From 1. */
  readonly page: number;
}

/** One page of the favorites, with what can be chosen of each; `undefined` and `null` as in `$favorites`. */
export const $favoritePage = createStore<FavoritePage | null | undefined>(undefined);

const readPage = async (page: number): Promise<FavoritePage> => {
  const query = { start: (page - 1) * FAVORITES_PAGE_SIZE, count: FAVORITES_PAGE_SIZE, options: 'true' } as const;
  const { favoriteId, total, items, share } = await asVisitor(() => callApi(getFavorites, { query }));
  // Its last item may have been removed.
  return items.length === 0 && page > 1 ? readPage(page - 1) : { favoriteId, total, items, share, page };
};

async function load(page: number): Promise<void> {
  $favoritePage.set(pageData().flags.favorites ? await readOwnList(() => readPage(page)) : null);
}

/** Loads a page and tells the service that the customer sees it: what is sold out now is marked when it is back. */
export const loadFavoritePage = createAction('favorites/load-page', async (page: number) => {
  await load(page);
  const list = $favoritePage.get();
  if (list && list.total > 0)
    await asVisitor(() => callApi(seeFavorites, { params: { favoriteId: list.favoriteId }, body: {} }));
});

/** Takes an item off the list; the page closes the gap. */
export const removeListed = createAction(
  'favorites/remove-listed',
  async ({ itemId }: Pick<FavoriteItem, 'itemId'>) => {
    const list = $favoritePage.get();
    if (!list) return;
    try {
      await asVisitor(() => callApi(removeCall, { params: { favoriteId: list.favoriteId, itemId } }));
    } catch (error) {
      if (!isApiError(error) || error.errorId !== 'ITEM_NOT_AVAILABLE') throw error;
    }
    const all = $favorites.get();
    if (all) $favorites.set({ ...all, items: all.items.filter((item) => item.itemId !== itemId) });
    await load(list.page);
  },
);

/** Creates the link that shows the list to others. */
export const shareList = createAction('favorites/share', async () => {
  const list = $favoritePage.get();
  if (!list) return;
  const params = { favoriteId: list.favoriteId };
  const { token, pageUrl } = await asVisitor(() => callApi(shareFavorites, { params, body: {} }));
  $favoritePage.set({ ...list, share: { token, pageUrl } });
});

export const stopSharing = createAction('favorites/stop-sharing', async () => {
  const list = $favoritePage.get();
  if (!list) return;
  await asVisitor(() => callApi(stopSharingFavorites, { params: { favoriteId: list.favoriteId } }));
  $favoritePage.set({ ...list, share: null });
});

/** Reloads the page for another customer: after a sign-in it includes the guest's favorites. */
function readAnew(): void {
  const list = $favoritePage.get();
  if (list !== undefined) void loadFavoritePage(list?.page ?? 1);
}

whenCustomerChanges(readAnew);
$associate.listen(readAnew);
