const NAME = 'aisle-content-changes';
const FIRST_PAUSE = 2000;
const LAST_PAUSE = 60_000;

/** Names of changed documents; none where any may have changed. */
export type DocumentsChanged = (documents: readonly string[]) => void;

/**
 * Tells of changed documents. A browser opens few connections to one host: of all its tabs and frames one listens, and tells the
 * others; when it is closed the next takes over.
 */
export function listenToChanges(changed: DocumentsChanged): void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => changed(documentsIn(data)));
  const tellAll = (documents: readonly string[]) => {
    changed(documents);
    channel.postMessage({ documents });
  };
  // Kept until the page goes.
  void navigator.locks.request(NAME, () => new Promise<never>(() => listen(tellAll)));
}

/**
 * Browsers try again by themselves, save after a refusal; then it is done here, less and less often. Who never was let in, such as the
 * holder of a link, does not ask again.
 */
function listen(tell: DocumentsChanged): void {
  let pause = FIRST_PAUSE;
  let wasOpen = false;
  let wasLost = false;
  const connect = (): void => {
    const source = new EventSource('/cms/api/changes');
    source.addEventListener('change', ({ data }: MessageEvent<string>) => tell(documentsIn(JSON.parse(data))));
    source.addEventListener('open', () => {
      if (wasLost) tell([]);
      wasOpen = true;
      wasLost = false;
      pause = FIRST_PAUSE;
    });
    source.addEventListener('error', () => {
      wasLost = true;
      if (!wasOpen || source.readyState !== EventSource.CLOSED) return;
      setTimeout(connect, pause);
      pause = Math.min(2 * pause, LAST_PAUSE);
    });
  };
  connect();
}

function documentsIn(message: unknown): readonly string[] {
  if (typeof message !== 'object' || message === null || !('documents' in message)) return [];
  return Array.isArray(message.documents) ? message.documents.map(String) : [];
}
