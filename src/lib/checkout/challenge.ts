/** A question of the shopper's bank, in a frame of the payment provider. */
export interface Challenge {
  readonly url: string;
  readonly sessionID: string;
  readonly paymentInstrumentId: string;
}

interface Flashing {
  readonly flashMessages: readonly { readonly code: string; readonly details: Readonly<Record<string, unknown>> }[];
  readonly paymentMethod: readonly { readonly code: string }[];
}

/** Banks that ask on a page of their own, and so never in a dialog (specification 1, section 4). */
const REDIRECTS: readonly string[] = ['P24', 'IDEAL'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The challenge that an order waits for; nothing where it is paid. */
export function readChallenge({ flashMessages, paymentMethod }: Flashing): Challenge | undefined {
  if (paymentMethod.some(({ code }) => REDIRECTS.includes(code))) return undefined;
  const action = flashMessages.find(({ code }) => code === 'PaymentNotAuthorized')?.details['action'];
  if (!isRecord(action) || action['type'] !== 'challenge') return undefined;
  const { url, sessionID, paymentInstrumentId } = action;
  if (typeof url !== 'string' || typeof sessionID !== 'string' || typeof paymentInstrumentId !== 'string')
    return undefined;
  return { url, sessionID, paymentInstrumentId };
}
