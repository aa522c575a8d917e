import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start.ts';

export interface Listening {
  readonly port: number;
  /** From now on requests are answered; those that came earlier waited. */
  serve(listener: RequestListener): void;
  /** Takes no more connections, lets answers end for up to `patience` milliseconds. */
  close(patience: number): Promise<void>;
}

/** Connections that wait to be taken, as far as the system allows: with Node's 511 those who come at once are cut off. */
const BACKLOG = 4096;

/** Takes the port at once, so that a busy one is told before any work is done. */
export async function listen({ host, port }: { host: string; port: number }): Promise<Listening> {
  const ready = Promise.withResolvers<RequestListener>();
  let current: RequestListener | undefined;
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 72_000 },
    (request, response) => {
      if (current === undefined) void ready.promise.then((listener) => listener(request, response));
      else current(request, response);
    },
  );
  await bind(server, { host, port });
  return {
    // A server that listens on a host and port has such an address.
    port: (server.address() as AddressInfo).port,
    serve(listener) {
      current = listener;
      ready.resolve(listener);
    },
    close: (patience) => closeServer(server, patience),
  };
}

function bind(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(reasonOf(error, host, port))));
    server.listen({ host, port, backlog: BACKLOG }, resolve);
  });
}

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  const other = `for example PORT=${port + 1}`;
  if (error.code === 'EADDRINUSE') return `PORT: ${port} is used by another program already; ${other}`;
  if (error.code === 'EACCES') return `PORT: this user may not listen on ${port}; for example PORT=4321`;
  return `HOST: cannot listen on ${host} (${error.code ?? error.message}); for example HOST=127.0.0.1`;
}

async function closeServer(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}
