import { mountFrame, type FrameMessage, type FrameOptions } from './mount-frame.ts';

/** The token of a card; it contains no part of the card's number but the last four digits. */
export interface CardToken {
  readonly paymentToken: string;
  readonly bin: string;
  readonly brand: string;
  readonly last4: string;
}

export function readToken({ type, paymentToken, bin, brand, last4 }: FrameMessage): CardToken | undefined {
  if (type !== 'card-token') return undefined;
  const isWhole = [paymentToken, bin, brand, last4].every((value) => typeof value === 'string' && value !== '');
  return isWhole ? { paymentToken: `${paymentToken}`, bin: `${bin}`, brand: `${brand}`, last4: `${last4}` } : undefined;
}

interface CardFrameOptions extends Pick<FrameOptions, 'url' | 'title'> {
  readonly onReady: () => void;
  readonly onToken: (token: CardToken) => void;
  /** The frame itself shows the error and its field. */
  readonly onRejected: () => void;
}

/** Renders the card fields; `submit` requests the token. */
export function mountCardFrame(host: HTMLElement, options: CardFrameOptions) {
  const { onReady, onToken, onRejected, ...frameOptions } = options;
  const frame = mountFrame(host, {
    ...frameOptions,
    onMessage(message) {
      const token = readToken(message);
      if (token) onToken(token);
      else if (message.type === 'card-ready') onReady();
      else if (message.type === 'card-error') onRejected();
    },
  });
  return { submit: () => frame.post({ type: 'card-submit' }), remove: frame.remove };
}

interface ChallengeFrameOptions extends Pick<FrameOptions, 'url' | 'title'> {
  readonly sessionID: string;
  readonly onResult: (redirectResult: string) => void;
}

/** The bank's challenge of a payment; the provider validates its response. */
export function mountChallengeFrame(
  host: HTMLElement,
  { sessionID, onResult, ...frameOptions }: ChallengeFrameOptions,
) {
  return mountFrame(host, {
    ...frameOptions,
    onMessage(message) {
      const { redirectResult } = message;
      const isAnswer = message.type === 'challenge-result' && message['sessionID'] === sessionID;
      if (isAnswer && typeof redirectResult === 'string') onResult(redirectResult);
    },
  });
}
