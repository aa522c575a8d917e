/** What the shopper has to do before an order counts: answer a question in a frame of the payment provider, or at their bank. */
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

/** Banks that ask on a page of their own, and so never in a dialog (docs/contract.md#checkout). */
const REDIRECTS: readonly string[] = ['P24', 'IDEAL'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The action as it was answered or kept; nothing where it is not whole. */
export function toAction(value: unknown): PaymentAction | undefined {
  if (!isRecord(value)) return undefined;
  const { type, url, sessionID, paymentInstrumentId } = value;
  if (type !== 'challenge' && type !== 'redirect') return undefined;
  if (typeof url !== 'string' || typeof sessionID !== 'string' || typeof paymentInstrumentId !== 'string')
    return undefined;
  return { type, url, sessionID, paymentInstrumentId };
}

/** What an order waits for; nothing where it is paid. */
export function readAction({ flashMessages, paymentMethod }: Flashing): PaymentAction | undefined {
  const action = toAction(flashMessages.find(({ code }) => code === 'PaymentNotAuthorized')?.details['action']);
  const isBank = paymentMethod.some(({ code }) => REDIRECTS.includes(code));
  return action?.type === (isBank ? 'redirect' : 'challenge') ? action : undefined;
}
