import { isRecord } from '../../../domain/record.ts';
import type { TokenRequest } from '../../api/identity/token.schema.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

/** A guest's order with its secret, to be moved to the account of the sign-in that follows. */
interface OfferedOrder {
  readonly orderNumber: string;
  readonly st: string;
  /** Milliseconds since 1970; later it stays where it is. */
  readonly until: number;
}

const OFFERED_FOR_MS = 30 * 60 * 1000;

function toOffered(stored: unknown): OfferedOrder | undefined {
  if (!isRecord(stored)) return undefined;
  const { orderNumber, st, until } = stored;
  const isComplete = typeof orderNumber === 'string' && typeof st === 'string' && typeof until === 'number';
  return isComplete ? { orderNumber, st, until } : undefined;
}

const storedOrder = storedValue('session', 'aisle.orderToJoin', toOffered);

/** Called where a guest chooses to sign in or up after their purchase. */
export function offerOrder({ orderNumber, st }: { readonly orderNumber: string; readonly st: string }): void {
  storedOrder.write({ orderNumber, st, until: Date.now() + OFFERED_FOR_MS });
}

/** What a sign-in sends of the order (docs/calls.md#sign-in); nothing without one. */
export function orderToJoin(): Pick<TokenRequest, 'orderNo' | 'st' | 'action'> {
  const order = storedOrder.read();
  if (order === undefined || order.until < Date.now()) return {};
  return { orderNo: order.orderNumber, st: order.st, action: 'postLogin' };
}

/** After the sign-in: an order joins one account. */
export const forgetOrder = storedOrder.remove;
