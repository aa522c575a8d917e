import type { AddFavorite, FavoriteItem, Favorites, ShareResponse } from '../../../api/account/wishlists.schema.ts';
import { findSampleVariant, type SampleContext } from '../source/context.ts';
import { hrefOf, toSummary } from './sample-item.ts';
import { NOT_IN_PREVIEW, SampleCartError } from './sample-cart-error.ts';
import type { CartState } from './state.ts';

/** The visitor's favorites, stored with the sample cart. */

const LIST_ID = 'preview-list';
const TOKEN = 'preview';
/** The first was dearer when it was added, and the second sold out. */
const MARKS = [{ priceFallen: 10 }, { isBack: true }] as const;

/** By variant, product or slug; a preferred store is ignored. */
export function addFavorite(state: CartState, { productId }: AddFavorite, context: SampleContext): CartState {
  if (productId === undefined) return state;
  const named = context.variants.find((variant) => variant.productId === productId || variant.slug === productId);
  const sku = (findSampleVariant(context, productId) ?? named)?.sku;
  if (sku === undefined) throw new SampleCartError(NOT_IN_PREVIEW);
  return { ...state, favorites: [sku, ...state.favorites.filter((one) => one !== sku)] };
}

export function removeFavorite(state: CartState, itemId: string): CartState {
  return { ...state, favorites: state.favorites.filter((sku) => sku !== itemId) };
}

const shareUrl = `/favorites?${new URLSearchParams({ favoriteId: LIST_ID, token: TOKEN })}`;

export function toFavorites(context: SampleContext, { favorites, isListShared }: CartState): Favorites {
  const items = favorites.flatMap((sku, index): FavoriteItem[] => {
    const variant = findSampleVariant(context, sku);
    if (!variant) return [];
    const product = toSummary(variant, context.site.currency);
    const { productId: masterId } = variant;
    const item = { itemId: sku, productId: sku, masterId, available: true, pageUrl: hrefOf(variant), product };
    return [{ ...item, price: product.price, ...MARKS[index] }];
  });
  const { length } = items;
  const share = isListShared ? { token: TOKEN, pageUrl: shareUrl } : null;
  const query = { start: 0, count: length };
  return { favoriteId: LIST_ID, total: length, count: length, query, items, favStoreId: null, share };
}

export function toShare(): ShareResponse {
  return { favoriteId: LIST_ID, token: TOKEN, pageUrl: shareUrl, sent: 0 };
}

export const toSeen = () => ({ favoriteId: LIST_ID });
