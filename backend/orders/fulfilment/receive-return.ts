import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { loadOrderLines } from '../model/find-purchase.ts';
import { holdOrder } from '../model/lock-order.ts';
import { uncountUnits } from '../model/spend.ts';
import { queueNotice } from './order-notices.ts';
import { putBack, type ArticleUnits, type LineUnits } from './order-units.ts';
import { refundFor, writeRefund } from './refund.ts';
import { arrivalOf, loadReturns, writeArrival } from './return-arrival.ts';
import type { FulfilmentDeps } from './ship-order.ts';

export interface ReceivedReturn {
  /** Number of the order, or of the return as on its label. */
  readonly number: string;
  /** What was in the parcel; without it, what was announced. */
  readonly items?: readonly ArticleUnits[] | undefined;
  /** A further parcel with the same contents as an earlier one. */
  readonly isAnother?: boolean | undefined;
}

export interface Received {
  readonly units: readonly LineUnits[];
  /** Minor units. */
  readonly refund: number;
  readonly currency: string;
}

/**
 * Receives a return, once: units are restocked where they were taken from, money is refunded by the payments in the
 * order of their capture, shipping with the last unit. `undefined` when it was received before. Throws
 * `OrderCommandError` when the units cannot have been returned.
 */
export function receiveReturn({ write, now }: FulfilmentDeps, received: ReceivedReturn): Promise<Received | undefined> {
  return write.transaction().execute(async (transaction) => {
    const named = await findReturn(transaction, received.number);
    const order = await holdOrder(transaction, named?.order_number ?? received.number);
    const { order_number: orderNumber } = order;
    const lines = await loadOrderLines(transaction, orderNumber);
    const returns = await loadReturns(transaction, lines, orderNumber);
    const { items, isAnother = false } = received;
    const arrival = arrivalOf({ orderNumber, returnNumber: named?.return_number, items, isAnother }, lines, returns);
    if (!arrival) return undefined;
    const at = now();
    await writeArrival(transaction, orderNumber, { ...arrival, at });
    await putBack(transaction, arrival.units);
    await uncountUnits(transaction, order, arrival.units);
    const refund = refundFor(order, lines, arrival.units);
    const reference = await writeRefund(transaction, { order, amount: refund, now: at });
    if (reference !== undefined) {
      await queueNotice(transaction, { order_number: orderNumber, kind: 'refunded', reference, created_at: at });
    }
    return { units: arrival.units, refund, currency: order.currency };
  });
}

function findReturn(transaction: Transaction<Tables>, returnNumber: string) {
  const returns = transaction.selectFrom('order_return').select(['return_number', 'order_number']);
  return returns.where('return_number', '=', returnNumber).executeTakeFirst();
}
