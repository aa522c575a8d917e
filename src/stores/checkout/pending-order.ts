import { toAction, type PaymentAction } from '../../../domain/checkout/challenge.ts';
import { createStore } from '../core/store.ts';

/** An order that does not count before the shopper has done something. */
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
    // Storage is switched off: it lasts as long as the page.
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it over the way to the bank and over reloads. */
export function storePending(pending: PendingOrder | undefined): void {
  write(PENDING_KEY, pending);
  $pending.set(pending);
}

export function readPending(): PendingOrder | undefined {
  const stored = read(PENDING_KEY);
  const action = toAction(stored);
  // Parse boundary: written by `keepPending` alone; what an order needs is looked at.
  const { orderNumber, method, cardType } = (stored ?? {}) as Partial<PendingOrder>;
  if (!action || typeof orderNumber !== 'string' || typeof method !== 'string') return undefined;
  return { ...action, orderNumber, method, cardType };
}

/** The basket of an order that was sent and not answered, so that a page that was reloaded finds out what became of it. */
export const storeSent = (basketId: string | undefined): void => write(SENT_KEY, basketId);

export function readSent(): string | undefined {
  const stored = read(SENT_KEY);
  return typeof stored === 'string' ? stored : undefined;
}
