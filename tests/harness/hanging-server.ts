import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withinTime } from '../../src/lib/time-limit.ts';

export interface HangingServer {
  readonly url: string;
  /** Collects garbage until the connection of the first request is closed; rejects after 5 s. */
  untilClosed(): Promise<void>;
  close(): void;
}

const GC_PAUSE_MS = 20;
const MAX_WAIT_MS = 5000;

/** A server that accepts requests and never responds. */
export async function startHangingServer(): Promise<HangingServer> {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const closed = Promise.withResolvers<void>();
  const server = createServer(({ socket }) => socket.once('close', () => closed.resolve()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's

  async function untilClosed(): Promise<void> {
    const collecting = setInterval(collectGarbage, GC_PAUSE_MS);
    const isClosed = await withinTime(
      closed.promise.then(() => true),
      MAX_WAIT_MS,
      () => false,
    );
    clearInterval(collecting);
    if (!isClosed) throw new Error('The connection is still open.');
  }

  function close(): void {
    server.closeAllConnections();
    server.close();
  }

  return { url: `http://127.0.0.1:${port}`, untilClosed, close };
}
