import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createBackend } from '../../backend/app.ts';

export interface RemoteServices {
  /** Base URL of the commerce API and of the content API. */
  readonly url: string;
  /** Number of requests so far. */
  calls(): number;
  /** `hangs`: accepts connections and never responds. `floods`: responds to every request with 256 MB of JSON. */
  behave(behaviour: Behaviour): void;
  /** Stops listening. */
  die(): Promise<void>;
  close(): Promise<void>;
}

type Behaviour = 'answers' | 'hangs' | 'floods';

const ROOT = resolve(import.meta.dirname, '..', '..');
const FLOOD_MEGABYTES = 256;
const MEGABYTE = Buffer.alloc(1024 * 1024, ' ');

/** The demo's commerce and content services as a remote API, in this process. */
export async function startRemoteServices(): Promise<RemoteServices> {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-remote-'));
  const backend = await createBackend({
    databaseUrl: `file:${join(folder, 'shop.db')}`,
    contentDir: join(ROOT, 'content'),
    catalogDir: join(ROOT, 'catalog'),
    seedDemo: true,
    isLocal: false,
    publicOrigin: 'http://shop.test',
    log: { info() {}, warn() {}, error: (fields: object, message: string) => console.error(message, fields) },
  });
  const answer = getRequestListener((request) => backend.fetch(request), { overrideGlobalObjects: false });
  let behaviour: Behaviour = 'answers';
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    if (behaviour === 'answers') void answer(request, response);
    if (behaviour === 'floods') flood(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function die(): Promise<void> {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((settle) => server.close(settle));
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    behave: (next) => void (behaviour = next),
    die,
    async close() {
      await die();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  let left = FLOOD_MEGABYTES;
  const next = (): void => {
    for (; left > 0 && !response.destroyed; left -= 1) {
      if (!response.write(MEGABYTE)) return void response.once('drain', next);
    }
    response.end('{}');
  };
  next();
}
