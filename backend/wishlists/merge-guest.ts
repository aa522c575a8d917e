import type { Transaction } from 'kysely';
import { mergeCart } from '../cart/merge-cart.ts';
import type { Tables } from '../db/tables.ts';
import { mergeFavorites } from './favorite-rows.ts';
import { mergeSaved } from './saved-rows.ts';

/** What a guest names when signing in; ids that are not the guest's own are ignored. */
export interface GuestObjects {
  readonly basketId?: string | undefined;
  readonly favoriteId?: string | undefined;
  readonly saveForLaterId?: string | undefined;
}

export interface GuestMerge {
  /** Consumer numbers: the guest's and that of who signed in. */
  readonly from: string;
  readonly to: string;
  readonly guestObjects: GuestObjects;
}

export interface GuestMerged {
  /** The cart holds more units than the guest had in it: the shopper is told so. */
  readonly merged: boolean;
}

/** Brings what a guest gathered to the consumer, nothing lost and nothing twice; again it changes nothing. */
export async function mergeGuest(transaction: Transaction<Tables>, merge: GuestMerge): Promise<GuestMerged> {
  const { from, to, guestObjects } = merge;
  const { basketId, favoriteId, saveForLaterId } = guestObjects;
  const cart = basketId === undefined ? undefined : await mergeCart(transaction, { from, to, basketId });
  if (favoriteId !== undefined) await mergeFavorites(transaction, { from, to, favoriteId });
  if (saveForLaterId !== undefined) await mergeSaved(transaction, { from, to, saveForLaterId });
  return { merged: cart !== undefined && cart.unitsAfter > cart.unitsBefore };
}
