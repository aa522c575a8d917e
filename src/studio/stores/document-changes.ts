const NAME = 'aisle-content-changes';
const FIRST_PAUSE = 2000;
const LAST_PAUSE = 60_000;
/** The message of a new tab; the listening tab replies with the last change. */
const QUESTION = 'which was the last?';

/** Ids of the changed documents; undefined where any may have changed. */
export type DocumentsChanged = (documents: readonly string[]) => void;

interface Change {
  readonly documents: readonly string[];
  /** Number of the change. */
  readonly change: number;
}

/**
 * Reports documents that change after `known`, the last change that the page includes; without `known`, from now on. A
 * browser limits the connections per host: one of its tabs and frames holds the connection and broadcasts to the
 * others; when it is closed the next one connects.
 */
export function listenToChanges(changed: DocumentsChanged, known?: number): void {
  const channel = new BroadcastChannel(NAME);
  let last = known;
  let isListening = false;
  const receive = ({ documents, change }: Change): void => {
    const before = last;
    last = change;
    if (before !== undefined && before !== change) changed(change === before + 1 ? documents : []);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isChange(data)) receive(data);
    else if (isListening && last !== undefined) channel.postMessage({ documents: [], change: last });
  });
  channel.postMessage(QUESTION);
  const broadcast = (message: Change): void => {
    isListening = true;
    receive(message);
    channel.postMessage(message);
  };
  // Held until the page is closed.
  void navigator.locks.request(NAME, () => new Promise<never>(() => listen(broadcast)));
}

/**
 * The stream starts with the last change, also after a reconnect. `EventSource` reconnects by itself, except after an
 * error status; then this function does, with increasing delays. A client that was never connected, such as one with a
 * preview link, does not retry.
 */
function listen(notify: (message: Change) => void): void {
  let pause = FIRST_PAUSE;
  let wasOpen = false;
  const connect = (): void => {
    const source = new EventSource('/cms/api/changes');
    source.addEventListener('open', () => {
      wasOpen = true;
      pause = FIRST_PAUSE;
    });
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const message: unknown = JSON.parse(data);
      if (isChange(message)) notify(message);
    });
    source.addEventListener('error', () => {
      if (!wasOpen || source.readyState !== EventSource.CLOSED) return;
      setTimeout(connect, pause);
      pause = Math.min(2 * pause, LAST_PAUSE);
    });
  };
  connect();
}

function isChange(message: unknown): message is Change {
  return typeof message === 'object' && message !== null && 'documents' in message && 'change' in message;
}
