import type { Transaction } from 'kysely';
import type { GuestObjects } from '../../src/api/identity/token.schema.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { mergeGuest } from '../wishlists/merge-guest.ts';

/** A guest or new client that becomes a consumer by a sign-in. */
export interface Arrival {
  /**
   * The consumer number of the guest session, which owned the guest objects; undefined without a session or when
   * already signed in.
   */
  readonly from: string | undefined;
  readonly to: string;
  readonly scope: Scope;
  readonly guestObjects: GuestObjects;
  /** A guest's order to move to the account, with the secret of the order's response. */
  readonly order: { readonly orderNo: string; readonly st: string } | undefined;
}

/** Moves a guest's data to the account; objects that the guest does not own stay unchanged. */
export async function welcomeConsumer(transaction: Transaction<Tables>, arrival: Arrival): Promise<void> {
  const { from, to, guestObjects, order } = arrival;
  if (from !== undefined) await mergeGuest(transaction, { from, to, guestObjects });
  if (order) await takeOverOrder(transaction, order, to);
}

/** The secret of an order proves ownership; an order of an account stays with it. */
async function takeOverOrder(
  transaction: Transaction<Tables>,
  { orderNo, st }: NonNullable<Arrival['order']>,
  consumer_no: string,
): Promise<void> {
  await transaction
    .updateTable('shop_order')
    .set({ consumer_no })
    .where('order_number', '=', orderNo)
    .where('st', '=', st)
    .where('consumer_no', 'not in', transaction.selectFrom('consumer').select('consumer_no'))
    .execute();
}
