import { writeText } from '../../lib/storage/stored-text.ts';
import { removeText } from '../../lib/storage/stored-value.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { FavoriteItem, Favorites } from '../../api/account/wishlists.schema.ts';
import { addFavorite as addCall, getFavorites, removeFavorite as removeCall } from '../../api/account/wishlists.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { $associate, readOwnList } from '../core/associate.ts';
import { FAVORITES_KEY } from './favorites-hint.ts';
import { pageData } from '../core/page-data.ts';
import { whenCustomerChanges } from '../core/customer-change.ts';
import { createQueue } from '../core/serial-queue.ts';
import { createStore } from '../core/store.ts';
import { asVisitor } from '../core/session-call.ts';

export interface FavoriteList {
  readonly favoriteId: string;
  /** The last added first. */
  readonly items: readonly FavoriteItem[];
}

/**
 * `undefined`: not loaded yet. `null`: no favorites are available, on a site without them and while an associate is
 * connected.
 */
export const $favorites = createStore<FavoriteList | null | undefined>(undefined);

/** Maximum page size of the service. */
const PAGE = 100;

const inOrder = createQueue();

/** `productId` is a variant's or a product's; a product matches all its variants. */
const isSame = (productId: string) => (item: FavoriteItem) =>
  item.productId === productId || item.masterId === productId;

const itemsOf = (): readonly FavoriteItem[] => $favorites.get()?.items ?? [];

export const isFavorite = (productId: string): boolean => itemsOf().some(isSame(productId));

const readFrom = (start: number): Promise<Favorites> =>
  asVisitor(() => callApi(getFavorites, { query: { start, count: PAGE } }));

async function readAll(): Promise<FavoriteList> {
  const { favoriteId, total, items } = await readFrom(0);
  const all = [...items];
  while (all.length < total) {
    const next = await readFrom(all.length);
    if (next.items.length === 0) break;
    all.push(...next.items);
  }
  return { favoriteId, items: all };
}

async function load(): Promise<FavoriteList | null> {
  const list = pageData().flags.favorites ? await readOwnList(readAll) : null;
  $favorites.set(list);
  return list;
}

export const loadFavorites = createAction('favorites/load', () => inOrder(load));

/** The list, loaded once. */
const loadedFavorites = async (): Promise<FavoriteList | null> => $favorites.get() ?? load();

/** Shows `items` at once and restores the former list where `change` fails. */
async function optimistically(items: readonly FavoriteItem[], change: () => Promise<unknown>): Promise<void> {
  const before = $favorites.get();
  if (before) $favorites.set({ ...before, items });
  try {
    await change();
  } catch (error) {
    $favorites.set(before);
    throw error;
  }
}

/** Adds a variant or a product; adding it again changes nothing. */
export const addFavorite = createAction('favorites/add', (productId: string) =>
  inOrder(async () => {
    const list = await loadedFavorites();
    if (!list || list.items.some((item) => item.productId === productId)) return;
    const added = { itemId: '', productId, masterId: productId, available: true, pageUrl: null };
    await optimistically([added, ...list.items], async () => {
      const answer = await asVisitor(() => callApi(addCall, { body: { productId } }));
      const ids = new Set(answer.items.map(({ itemId }) => itemId));
      const older = list.items.filter(({ itemId }) => !ids.has(itemId));
      $favorites.set({ favoriteId: answer.favoriteId, items: [...answer.items, ...older] });
    });
  }),
);

/** Removes a variant, or a product with all its variants. */
export const removeFavorite = createAction('favorites/remove', (productId: string) =>
  inOrder(async () => {
    const list = await loadedFavorites();
    const gone = list?.items.filter(isSame(productId)) ?? [];
    if (!list || gone.length === 0) return;
    const left = list.items.filter((item) => !gone.includes(item));
    await optimistically(left, async () => {
      for (const { itemId } of gone) await removeOne(list.favoriteId, itemId);
    });
  }),
);

/** An item that another tab has removed already counts as removed. */
async function removeOne(favoriteId: string, itemId: string): Promise<void> {
  try {
    await asVisitor(() => callApi(removeCall, { params: { favoriteId, itemId } }));
  } catch (error) {
    if (!isApiError(error) || error.errorId !== 'ITEM_NOT_AVAILABLE') throw error;
  }
}

/** Reloads the list for another customer: after a sign-in it includes the guest's favorites. */
function readAnew(): void {
  if ($favorites.get() !== undefined) void loadFavorites();
}

$favorites.listen((list) => {
  if (!list) return;
  if (list.items.length > 0) writeText('local', FAVORITES_KEY, '');
  else removeText('local', FAVORITES_KEY);
});
whenCustomerChanges(readAnew);
$associate.listen(readAnew);
