import type { AddFavorite, FavoriteItem, Favorites } from '../../../api/account/wishlists.schema.ts';
import { findSampleVariant, type SampleContext } from '../source/context.ts';
import { hrefOf, toSummary } from './sample-item.ts';
import { NOT_IN_PREVIEW, SampleCartError } from './sample-cart-error.ts';
import type { CartState } from './state.ts';

/** The visitor's favorites, stored with the sample cart. */

const COUNT = 100;

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

export function toFavorites(context: SampleContext, { favorites }: CartState): Favorites {
  const items = favorites.flatMap((sku): FavoriteItem[] => {
    const variant = findSampleVariant(context, sku);
    if (!variant) return [];
    const product = toSummary(variant, context.site.currency);
    const { productId: masterId } = variant;
    return [{ itemId: sku, productId: sku, masterId, available: true, pageUrl: hrefOf(variant), product }];
  });
  const { length } = items;
  const query = { start: 0, count: COUNT };
  return { favoriteId: 'preview-list', total: length, count: length, query, items, favStoreId: null, share: null };
}
