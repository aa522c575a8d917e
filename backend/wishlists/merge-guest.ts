import type { Transaction } from 'kysely';
import { renameRecipes } from '../cart/line-recipes.ts';
import { mergeCart } from '../cart/merge-cart.ts';
import { mergeRecipes } from '../catalog/customization/merge-recipes.ts';
import type { Tables } from '../db/tables.ts';
import { mergeFavorites } from './favorite-rows.ts';
import { mergeSaved } from './saved-rows.ts';

/** Ids that a guest sends when signing in; ids that are not the guest's own are ignored. */
export interface GuestObjects {
  readonly basketId?: string | undefined;
  readonly favoriteId?: string | undefined;
  readonly saveForLaterId?: string | undefined;
}

export interface GuestMerge {
  /** Consumer numbers: of the guest and of the signed-in consumer. */
  readonly from: string;
  readonly to: string;
  readonly guestObjects: GuestObjects;
  /** Those that ship to the site. */
  readonly warehouseIds: readonly string[];
}

export interface GuestMerged {
  /** The cart has more units than the guest's: the customer is notified. */
  readonly merged: boolean;
}

/** Merges a guest's data into the consumer's, without loss and duplicates; repeating it changes nothing. */
export async function mergeGuest(transaction: Transaction<Tables>, merge: GuestMerge): Promise<GuestMerged> {
  const { from, to, guestObjects, warehouseIds } = merge;
  const { basketId, favoriteId, saveForLaterId } = guestObjects;
  await renameRecipes(transaction, await mergeRecipes(transaction, { from, to }));
  const cart = basketId === undefined ? undefined : await mergeCart(transaction, { from, to, basketId, warehouseIds });
  if (favoriteId !== undefined) await mergeFavorites(transaction, { from, to, favoriteId });
  if (saveForLaterId !== undefined) await mergeSaved(transaction, { from, to, saveForLaterId });
  return { merged: cart !== undefined && cart.unitsAfter > cart.unitsBefore };
}
