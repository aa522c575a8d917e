import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createContentClient,
  type ClosableContentClient,
  type ContentClientSettings,
} from './create-content-client.ts';
import { createHttpSource, type HttpSourceSettings } from './http-source.ts';

/** A real HTTP server with configurable behaviour, and clients of it, for tests. */
export interface UpstreamFixture {
  readonly baseUrl: string;
  readonly storedCopiesDir: string;
  readonly log: LogLines;
  /** Requested paths, in order. */
  readonly requests: string[];
  behave(listener: RequestListener): void;
  client(settings?: ClientSettings): ClosableContentClient;
  /** Stops listening. */
  die(): Promise<void>;
  close(): Promise<void>;
}

type ClientSettings = Partial<Omit<ContentClientSettings, 'source'> & HttpSourceSettings>;

export interface LogLines {
  readonly lines: string[];
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export function createLogLines(): LogLines {
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  return { lines, info: write, warn: write, error: write };
}

export async function createUpstreamFixture(): Promise<UpstreamFixture> {
  const storedCopiesDir = await mkdtemp(join(tmpdir(), 'aisle-copies-'));
  const requests: string[] = [];
  const clients: ClosableContentClient[] = [];
  const log = createLogLines();
  let listener: RequestListener = json({ ...page('any'), items: [], columns: [] });
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;

  function client(settings: ClientSettings = {}): ClosableContentClient {
    const made = createContentClient({
      source: createHttpSource({ fetch, baseUrl, timeout: 300, log, ...settings }),
      origin: baseUrl,
      isRemote: true,
      isLocal: false,
      storedCopiesDir,
      log,
      ...settings,
    });
    clients.push(made);
    return made;
  }

  async function die(): Promise<void> {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  async function close(): Promise<void> {
    if (server.listening) await die();
    await Promise.all(clients.map((made) => made.close()));
    await rm(storedCopiesDir, { recursive: true, force: true });
  }

  return { baseUrl, storedCopiesDir, log, requests, behave: (next) => (listener = next), client, die, close };
}

export function json(body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

export function status(code: number, body = ''): RequestListener {
  return (_request, response) => void response.writeHead(code, { 'content-type': 'text/html' }).end(body);
}

/** The minimal valid page. */
export function page(id: unknown, main: readonly unknown[] = []): object {
  return { id, sections: { main } };
}
