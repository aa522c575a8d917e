const NAME = 'aisle-content-changes';
const FIRST_PAUSE = 2000;
const LAST_PAUSE = 60_000;
/** What a tab says that has just come; whoever listens answers with the last change. */
const QUESTION = 'which was the last?';

/** Names of changed documents; none where any may have changed. */
export type DocumentsChanged = (documents: readonly string[]) => void;

interface Change {
  readonly documents: readonly string[];
  /** Its number. */
  readonly change: number;
}

/**
 * Tells of documents that change after `known`, the last change that the page has in it, and without one from now on. A browser opens
 * few connections to one host: of all its tabs and frames one listens, and tells the others; when it is closed the next takes over.
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
  // Kept until the page goes.
  void navigator.locks.request(NAME, () => new Promise<never>(() => listen(broadcast)));
}

/**
 * Also after a connection that was lost the stream begins with the last change. Browsers try again by themselves, save after a refusal; then
 * it is done here, less and less often. Who never was let in, such as the holder of a link, does not ask again.
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
