import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { findFreePort } from '../free-port.ts';

/** Stands between a browser and a shop whose public origin is the proxy's. */
export interface ReleaseProxy {
  readonly origin: string;
  /** Where requests go; `undefined` cuts every connection, as without a network. */
  upstream: string | undefined;
  /** Is appended to the service worker, so that a browser takes it for a new one. */
  release: number;
  close(): Promise<void>;
}

export async function startReleaseProxy(): Promise<ReleaseProxy> {
  const port = await findFreePort();
  const server = createServer((request, response) => forward(request, response, proxy));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const proxy: ReleaseProxy = {
    origin: `http://localhost:${port}`,
    upstream: undefined,
    release: 1,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

function forward(request: IncomingMessage, response: ServerResponse, { upstream, release }: ReleaseProxy): void {
  if (upstream === undefined) return void request.socket.destroy();
  const isWorker = request.url === '/sw-nora.js';
  const headers = isWorker ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
  const options = { method: request.method, path: request.url, headers };
  const sent = httpRequest(upstream, options, (answer) => {
    const { 'content-length': _, etag: __, ...others } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, isWorker ? others : answer.headers);
    if (isWorker) response.write(`/* release ${release} */\n`);
    answer.pipe(response);
  });
  sent.on('error', () => request.socket.destroy());
  request.pipe(sent);
}
