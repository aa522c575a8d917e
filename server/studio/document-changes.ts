/** Notifies editors' open pages of changed documents by server-sent events. */
export interface Changes {
  /** Id of the last change: a new one after each change, and after a restart. */
  last(): number;
  /** Paths of changed files, relative to the content folder; empty where a scheduled date was reached. */
  broadcast(paths: readonly string[]): void;
  /**
   * A stream that begins with the id of the last change. It ends when `isAllowed` resolves to `false`, and with the
   * process.
   */
  listen(isAllowed: () => Promise<boolean>): Response;
  close(): void;
}

interface Listener {
  send(text: string): void;
  end(): void;
}

const HEARTBEAT = 20_000;
/** Milliseconds a browser waits before it reconnects. */
const RETRY = 2000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
  // Proxies buffer responses until they are complete.
  'x-accel-buffering': 'no',
};

export function createChanges(): Changes {
  const listeners = new Set<Listener>();
  let last = Date.now();
  const messageOf = (documents: readonly string[]) =>
    `event: change\ndata: ${JSON.stringify({ documents, change: last })}\n\n`;

  function listen(isAllowed: () => Promise<boolean>): Response {
    let listener: Listener | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        listener = join(controller, isAllowed, listeners);
        listener.send(messageOf([]));
      },
      cancel: () => listener?.end(),
    });
    return new Response(stream, { headers: HEADERS });
  }

  return {
    last: () => last,
    broadcast(paths) {
      const documents = [...new Set(paths.flatMap(documentOf))];
      if (paths.length > 0 && documents.length === 0) return;
      last += 1;
      listeners.forEach(({ send }) => send(messageOf(documents)));
    },
    listen,
    close: () => listeners.forEach(({ end }) => end()),
  };
}

function join(
  controller: ReadableStreamDefaultController<Uint8Array>,
  isAllowed: () => Promise<boolean>,
  listeners: Set<Listener>,
): Listener {
  const encoder = new TextEncoder();
  const listener: Listener = {
    send: (text) => controller.enqueue(encoder.encode(text)),
    end() {
      clearInterval(heartbeat);
      if (listeners.delete(listener)) closeQuietly(controller);
    },
  };
  const heartbeat = setInterval(async () => {
    const isStill = await isAllowed().catch(() => false);
    if (!isStill) listener.end();
    else if (listeners.has(listener)) listener.send(': here\n\n');
  }, HEARTBEAT).unref();
  listeners.add(listener);
  listener.send(`retry: ${RETRY}\n\n`);
  return listener;
}

/** Closing a stream throws where its reader has already cancelled it. */
function closeQuietly(controller: ReadableStreamDefaultController<Uint8Array>): void {
  try {
    controller.close();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

function documentOf(path: string): string[] {
  return path.endsWith('.json') ? [path.replace(/(\.draft)?\.json$/, '')] : [];
}
