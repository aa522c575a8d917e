import { toAction, type PaymentAction } from '../../../domain/checkout/challenge.ts';
import { createStore } from '../core/store.ts';

/** An order that needs a further action of the customer. */
export interface PendingOrder extends PaymentAction {
  readonly orderNumber: string;
  readonly method: string;
  readonly cardType: string | undefined;
}

const PENDING_KEY = 'aisle.pendingOrder';
const SENT_KEY = 'aisle.sentCart';

export const $pending = createStore<PendingOrder | undefined>(undefined);

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is disabled: the value lasts as long as the page.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores the order for the redirect to the bank and for reloads. */
export function storePending(pending: PendingOrder | undefined): void {
  write(PENDING_KEY, pending);
  $pending.set(pending);
}

export function readPending(): PendingOrder | undefined {
  const stored = read(PENDING_KEY);
  const action = toAction(stored);
  // Parse boundary: written only by `storePending`; the required fields are checked.
  const { orderNumber, method, cardType } = (stored ?? {}) as Partial<PendingOrder>;
  if (!action || typeof orderNumber !== 'string' || typeof method !== 'string') return undefined;
  return { ...action, orderNumber, method, cardType };
}

/** The basket of an order request without a response, so that a reloaded page can recover the order. */
export const storeSent = (basketId: string | undefined): void => write(SENT_KEY, basketId);

export function readSent(): string | undefined {
  const stored = read(SENT_KEY);
  return typeof stored === 'string' ? stored : undefined;
}
