import type { Transaction } from 'kysely';
import type { FlashMessage } from '../../src/api/cart/cart.schema.ts';
import type { CartOwner } from '../cart/model/cart-service.ts';
import { addNotices } from '../cart/cart-notices.ts';
import { applyTransitions } from '../cart/delivery/transitions.ts';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import type { OrderDeps } from './order-deps.ts';
import { releaseReserved } from '../inventory/reservations.ts';

export type DeliveryDeps = Pick<OrderDeps, 'write' | 'carts' | 'pricing'>;

/**
 * Sends what cannot go the chosen way any more another way, and then rejects with `ITEM_NO_LONGER_AVAILABLE`, whose
 * `details.type` says what happened: the shopper has to see it first. The change stays, and the cart's next answer tells of it.
 */
export async function forceDelivery(deps: DeliveryDeps, owner: CartOwner, basketId: string): Promise<void> {
  const [message] = await deps.write
    .transaction()
    .execute((transaction) => applyLocked(transaction, { ...deps, owner, basketId }));
  if (message) throw apiError('ITEM_NO_LONGER_AVAILABLE', { ...message.details, type: message.code });
}

interface Target extends Omit<DeliveryDeps, 'write'> {
  readonly owner: CartOwner;
  readonly basketId: string;
}

async function applyLocked(transaction: Transaction<Tables>, target: Target): Promise<FlashMessage[]> {
  const { owner, basketId, carts, pricing } = target;
  const row = await lockUnchanged(transaction, target);
  const record = await carts.loadRecord(transaction, row, owner.scope.locale);
  const messages = await applyTransitions(transaction, record, pricing);
  if (messages.length === 0) return [];
  await releaseReserved(transaction, basketId);
  await addNotices(transaction, basketId, messages);
  await transaction
    .updateTable('cart')
    .set((cart) => ({ revision: cart('revision', '+', 1) }))
    .where('basket_id', '=', basketId)
    .execute();
  return messages;
}

/** Locks the cart's row; who looks at its revision finds it unchanged. */
async function lockUnchanged(transaction: Transaction<Tables>, { owner, basketId }: Target) {
  const row = await transaction
    .updateTable('cart')
    .set((cart) => ({ revision: cart.ref('revision') }))
    .where('basket_id', '=', basketId)
    .where('consumer_no', '=', owner.consumerNo)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  if (!row) throw apiError('CART_NOT_FOUND', { basketId });
  return row;
}
