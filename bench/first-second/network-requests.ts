import type { CDPSession } from '@playwright/test';

/** A request of a page; times are milliseconds on the clock of the browser's protocol. */
export interface NetworkRequest {
  readonly url: string;
  readonly type: string;
  readonly priority: string;
  /** Address of the script that asked for it; undefined where the document did. */
  readonly initiator: string | undefined;
  readonly start: number;
  /** Infinity while it is in flight. */
  end: number;
  /** First byte of the response. */
  response: number;
  /** Bytes on the wire. */
  size: number;
}

/** Lists the requests of a page from now on; without those of `data:` addresses. */
export function recordRequests(session: CDPSession): ReadonlyMap<string, NetworkRequest> {
  const requests = new Map<string, NetworkRequest>();
  const end = (id: string, timestamp: number, size = 0): void => {
    const request = requests.get(id);
    if (request) Object.assign(request, { end: timestamp * 1000, size: Math.max(request.size, size) });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other', initiator }) => {
    if (request.url.startsWith('data:')) return;
    const { url, initialPriority: priority } = request;
    const script = initiator.stack?.callFrames[0]?.url ?? (initiator.type === 'script' ? initiator.url : undefined);
    const times = { start: timestamp * 1000, response: Infinity, end: Infinity };
    requests.set(requestId, { url, type, priority, initiator: script, size: 0, ...times });
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.response = timestamp * 1000;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp));
  return requests;
}
