import { isRecord } from '../record.ts';

/**
 * What the customer has to do before an order is complete: pass a challenge in a frame of the payment provider, or at
 * their bank.
 */
export interface PaymentAction {
  readonly type: 'challenge' | 'redirect';
  readonly url: string;
  readonly sessionID: string;
  readonly paymentInstrumentId: string;
}

interface Flashing {
  readonly flashMessages: readonly { readonly code: string; readonly details: Readonly<Record<string, unknown>> }[];
  readonly paymentMethod: readonly { readonly code: string }[];
}

/** Methods whose bank uses a page of its own, and so never a dialog (docs/contract.md#checkout). */
const REDIRECTS: readonly string[] = ['P24', 'IDEAL'];

/** Parses an action of a response or of storage; `undefined` when it is incomplete. */
export function toAction(value: unknown): PaymentAction | undefined {
  if (!isRecord(value)) return undefined;
  const { type, url, sessionID, paymentInstrumentId } = value;
  if (type !== 'challenge' && type !== 'redirect') return undefined;
  if (typeof url !== 'string' || typeof sessionID !== 'string' || typeof paymentInstrumentId !== 'string')
    return undefined;
  return { type, url, sessionID, paymentInstrumentId };
}

/** The action an order waits for; `undefined` when it is paid. */
export function readAction({ flashMessages, paymentMethod }: Flashing): PaymentAction | undefined {
  const action = toAction(flashMessages.find(({ code }) => code === 'PaymentNotAuthorized')?.details['action']);
  const isBank = paymentMethod.some(({ code }) => REDIRECTS.includes(code));
  return action?.type === (isBank ? 'redirect' : 'challenge') ? action : undefined;
}
