import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HeaderList } from './http/reply.ts';
import { StartError } from './start.ts';
import { answerUnreadable } from './endpoints/unreadable-request.ts';

export interface Listening {
  readonly port: number;
  /** Starts serving; requests that arrived earlier have waited. */
  serve(listener: RequestListener): void;
  /** Stops accepting connections and waits up to `timeoutMs` milliseconds for responses to end. */
  close(timeoutMs: number): Promise<void>;
}

/** Maximum queue of connections to accept, as far as the system allows: Node's 511 drops connections in bursts. */
const BACKLOG = 4096;

interface Address {
  readonly host: string;
  readonly port: number;
}

/** Binds the port at once, so that a busy one is reported before any other work. `headers`: those of every response. */
export async function listen({ host, port, headers }: Address & { headers: HeaderList }): Promise<Listening> {
  const ready = Promise.withResolvers<RequestListener>();
  let current: RequestListener | undefined;
  const latest = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(
    { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 72_000 },
    (request, response) => {
      latest.set(request.socket, response);
      if (current === undefined) void ready.promise.then((listener) => listener(request, response));
      else current(request, response);
    },
  );
  server.on('clientError', (error, socket) => {
    void answerUnreadable(error, { socket, response: latest.get(socket), headers });
  });
  await bind(server, { host, port });
  return {
    // A server that listens on a host and port has an AddressInfo.
    port: (server.address() as AddressInfo).port,
    serve(listener) {
      current = listener;
      ready.resolve(listener);
    },
    close: (timeoutMs) => closeServer(server, timeoutMs),
  };
}

function bind(server: Server, { host, port }: Address): Promise<void> {
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

async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idleTimer = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(limit);
}
