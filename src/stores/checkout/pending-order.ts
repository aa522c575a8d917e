import { isRecord } from '../../../domain/record.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';
import { toAction, type PaymentAction } from '../../../domain/checkout/challenge.ts';
import { createStore } from '../core/store.ts';

/** An order that needs a further action of the customer. */
export interface PendingOrder extends PaymentAction {
  readonly orderNumber: string;
  readonly method: string;
  readonly cardType: string | undefined;
}

export const $pending = createStore<PendingOrder | undefined>(undefined);

function toPending(stored: unknown): PendingOrder | undefined {
  const action = toAction(stored);
  if (!action || !isRecord(stored)) return undefined;
  const { orderNumber, method, cardType } = stored;
  if (typeof orderNumber !== 'string' || typeof method !== 'string') return undefined;
  return { ...action, orderNumber, method, cardType: typeof cardType === 'string' ? cardType : undefined };
}

const storedPending = storedValue('session', 'aisle.pendingOrder', toPending);

/** Stores the order for the redirect to the bank and for reloads. */
export function storePending(pending: PendingOrder | undefined): void {
  if (pending === undefined) storedPending.remove();
  else storedPending.write(pending);
  $pending.set(pending);
}

export const readPending = storedPending.read;

const storedSent = storedValue('session', 'aisle.sentCart', (stored) =>
  typeof stored === 'string' ? stored : undefined,
);

/** The basket of an order request without a response, so that a reloaded page can recover the order. */
export function storeSent(basketId: string | undefined): void {
  if (basketId === undefined) storedSent.remove();
  else storedSent.write(basketId);
}

export const readSent = storedSent.read;
