/** What the provider's frame hands out for a card: nothing of it is the card's number. */
export interface CardToken {
  readonly paymentToken: string;
  readonly bin: string;
  readonly brand: string;
  readonly last4: string;
}

type Message = Readonly<Record<string, unknown>> & { readonly type: string };

interface FrameOptions {
  readonly url: string;
  /** Its accessible name. */
  readonly title: string;
  readonly onMessage: (message: Message) => void;
}

export interface ProviderFrame {
  tell(message: { readonly type: string }): void;
  remove(): void;
}

/** Frames have no origin of their own, and so their messages come from this one (contract 6). */
const OPAQUE = 'null';
const MAX_HEIGHT = 900;

function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string') return undefined;
  return { ...data, type: data.type };
}

/** Puts a page of the payment provider into `host`; only what that very frame says is heard. */
function mountFrame(host: HTMLElement, { url, title, onMessage }: FrameOptions): ProviderFrame {
  const frame = document.createElement('iframe');
  frame.sandbox.value = 'allow-scripts allow-forms';
  frame.src = url;
  frame.title = title;
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    const message = source === frame.contentWindow && origin === OPAQUE ? readMessage(data) : undefined;
    if (message === undefined) return;
    const height = message['height'];
    if (message.type === 'frame-size' && typeof height === 'number')
      frame.style.height = `${Math.min(Math.max(height, 0), MAX_HEIGHT)}px`;
    else onMessage(message);
  };
  addEventListener('message', hear);
  host.append(frame);
  return {
    tell: (message) => frame.contentWindow?.postMessage(message, '*'),
    remove() {
      removeEventListener('message', hear);
      frame.remove();
    },
  };
}

export function readToken({ type, paymentToken, bin, brand, last4 }: Message): CardToken | undefined {
  if (type !== 'card-token') return undefined;
  const isWhole = [paymentToken, bin, brand, last4].every((value) => typeof value === 'string' && value !== '');
  return isWhole ? { paymentToken: `${paymentToken}`, bin: `${bin}`, brand: `${brand}`, last4: `${last4}` } : undefined;
}

interface CardFrameOptions extends Pick<FrameOptions, 'url' | 'title'> {
  readonly onReady: () => void;
  readonly onToken: (token: CardToken) => void;
  /** The frame shows by itself what is wrong, and where. */
  readonly onRefused: () => void;
}

/** The fields of a card; `submit` asks for its token. */
export function mountCardFrame(host: HTMLElement, options: CardFrameOptions) {
  const { onReady, onToken, onRefused, ...place } = options;
  const frame = mountFrame(host, {
    ...place,
    onMessage(message) {
      const token = readToken(message);
      if (token) onToken(token);
      else if (message.type === 'card-ready') onReady();
      else if (message.type === 'card-error') onRefused();
    },
  });
  return { submit: () => frame.tell({ type: 'card-submit' }), remove: frame.remove };
}

interface ChallengeFrameOptions extends Pick<FrameOptions, 'url' | 'title'> {
  readonly sessionID: string;
  readonly onResult: (redirectResult: string) => void;
}

/** The bank's question behind a payment; its answer is the provider's to judge. */
export function mountChallengeFrame(host: HTMLElement, { sessionID, onResult, ...place }: ChallengeFrameOptions) {
  return mountFrame(host, {
    ...place,
    onMessage(message) {
      const { redirectResult } = message;
      const isAnswer = message.type === 'challenge-result' && message['sessionID'] === sessionID;
      if (isAnswer && typeof redirectResult === 'string') onResult(redirectResult);
    },
  });
}
