import { appearanceAt } from './appearance.ts';

export type FrameMessage = Readonly<Record<string, unknown>> & { readonly type: string };

export interface FrameOptions {
  readonly url: string;
  /** Accessible name of the frame. */
  readonly title: string;
  readonly onMessage: (message: FrameMessage) => void;
}

export interface ProviderFrame {
  post(message: FrameMessage): void;
  remove(): void;
}

/** Sandboxed frames have an opaque origin, which their messages report as this string (docs/contract.md#sandbox). */
const OPAQUE = 'null';
const MAX_HEIGHT = 900;

function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || typeof data.type !== 'string') return undefined;
  return { ...data, type: data.type };
}

/** Renders a page of the payment provider in `host`; only messages of that frame are handled. */
export function mountFrame(host: HTMLElement, { url, title, onMessage }: FrameOptions): ProviderFrame {
  const frame = document.createElement('iframe');
  frame.sandbox.value = 'allow-scripts allow-forms';
  frame.src = `${url}#${appearanceAt(host)}`;
  frame.title = title;
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    const message = source === frame.contentWindow && origin === OPAQUE ? readMessage(data) : undefined;
    if (message === undefined) return;
    const height = message['height'];
    if (message.type === 'frame-size' && typeof height === 'number')
      frame.style.height = `${Math.min(Math.max(height, 0), MAX_HEIGHT)}px`;
    else onMessage(message);
  };
  addEventListener('message', receive);
  host.append(frame);
  return {
    post: (message) => frame.contentWindow?.postMessage(message, '*'),
    remove() {
      removeEventListener('message', receive);
      frame.remove();
    },
  };
}
