import { isRecord } from '../../../domain/record.ts';
import type { TokenRequest } from '../../api/identity/token.schema.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

type JoinedOrder = Pick<TokenRequest, 'orderNo' | 'st' | 'action'>;

const OFFERED_FOR_MS = 30 * 60 * 1000;

/** A guest's order with its secret; after half an hour it stays where it is. */
function toOffered(stored: unknown): JoinedOrder | undefined {
  if (!isRecord(stored)) return undefined;
  const { orderNo, st, until } = stored;
  const isOffered = typeof orderNo === 'string' && typeof st === 'string' && Number(until) > Date.now();
  return isOffered ? { orderNo, st, action: 'postLogin' } : undefined;
}

const storedOrder = storedValue<JoinedOrder & { until?: number }>('session', 'aisle.orderToJoin', toOffered);

/** Called where a guest chooses to sign in or up after their purchase. */
export function offerOrder({ orderNumber, st }: { readonly orderNumber: string; readonly st: string }): void {
  storedOrder.write({ orderNo: orderNumber, st, until: Date.now() + OFFERED_FOR_MS });
}

/** What a sign-in sends of the order (docs/calls.md#sign-in); nothing without one. */
export const orderToJoin = (): JoinedOrder => storedOrder.read() ?? {};

/** After the sign-in: an order joins one account. */
export const forgetOrder = storedOrder.remove;
