import { startTestServer } from '../../../server/http/server.test-support.ts';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  /** Names and values, a line each. */
  readonly headers: string;
  readonly body: string;
}

/** Another party's server on a port of its own, which accepts everything. */
export interface Collector {
  readonly origin: string;
  readonly received: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** `answers` are JSON bodies by path; any other path answers an empty object. */
export async function startCollector(answers: Readonly<Record<string, string>> = {}): Promise<Collector> {
  const received: ReceivedRequest[] = [];
  const server = await startTestServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
    const { method = '', url = '' } = request;
    received.push({ method, path: url, headers: headers.join('\n'), body });
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(answers[url.split('?')[0] ?? ''] ?? '{}');
  });
  return { origin: server.origin, received, close: () => server.close() };
}
