import { kindOf, PAYMENT_METHODS } from './methods.ts';

/** What becomes of a payment when its order is cancelled before anything was sent. */
type Cancelled = 'reserved' | 'owed' | 'transferred' | 'givenBack';

/** Cards and wallets, which only reserve, are not listed. */
const CHARGED: Readonly<Record<string, Cancelled>> = { KLARNA: 'owed', IDEAL: 'transferred', P24: 'transferred' };

export function cancellingOf(methodId: string): Cancelled {
  const known = PAYMENT_METHODS.find((method) => method === methodId);
  if (known && kindOf(known)) return 'givenBack';
  return CHARGED[methodId] ?? 'reserved';
}
