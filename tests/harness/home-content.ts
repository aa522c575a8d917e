import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A remote content API with a single page, the home page. */
export interface HomeContent {
  readonly url: string;
  /** Sets the response from now on. */
  show(document: object): void;
  close(): void;
}

const HOME = '/caas/v1/canvas/augmentedpage/us/home';
const MISSING = {
  errorDetails: [{ errorId: 'API404', code: 'API404', message: 'unknown', details: {} }],
  appId: 'ECOMM',
};

export async function startHomeContent(first: object): Promise<HomeContent> {
  let shown = first;
  const server = createServer((request, response) => {
    const isHome = request.url?.startsWith(HOME);
    response.writeHead(isHome ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isHome ? shown : MISSING));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // As: a server that listens on TCP has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (document) => void (shown = document),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
