import type { PerformInProcess } from '../../backend/http/in-process.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestServer {
  readonly port: number;
  readonly origin: string;
  /** Sends path and headers exactly as given; nothing is followed, decoded or normalised. */
  send(
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** For tests: a real server on a free port of the loopback interface. */
export async function startTestServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    send: (path, options) => sendRaw(port, path, options),
    close: () => closeServer(server),
  };
}

function sendRaw(port: number, path: string, options: Parameters<TestServer['send']>[1] = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** The operations of a shop without products; that at `/failing` fails. */
export const performWithoutProducts: PerformInProcess = async <Output>({ path }: { readonly path: string }) => {
  if (path === '/failing') throw new ApiError({ errorId: 'GEN500', status: 500, message: '' });
  return { total: 0 } as Output; // no test reads more
};
