import type { Transaction } from 'kysely';
import type { GuestObjects } from '../../src/api/identity/token.schema.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { mergeGuest } from '../wishlists/merge-guest.ts';

/** Somebody turns out to be a consumer. */
export interface Arrival {
  /** The guest they were until now, who owned what they name; nobody where they had no session or were signed in. */
  readonly from: string | undefined;
  readonly to: string;
  readonly scope: Scope;
  readonly guestObjects: GuestObjects;
  /** A guest's order to take over, and the secret that was answered with it. */
  readonly order: { readonly orderNo: string; readonly st: string } | undefined;
}

/** Hands over what a guest had; what is not the guest's own stays where it is. */
export async function welcomeConsumer(transaction: Transaction<Tables>, arrival: Arrival): Promise<void> {
  const { from, to, guestObjects, order } = arrival;
  if (from !== undefined) await mergeGuest(transaction, { from, to, guestObjects });
  if (order) await takeOverOrder(transaction, order, to);
}

/** Who knows the secret of an order bought it; one that belongs to an account stays with it. */
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
