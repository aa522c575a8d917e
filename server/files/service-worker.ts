import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileSender } from '../http/file-sender.ts';
import { finishReply, sendFinished, type HeaderList } from '../http/reply.ts';

const PATH = '/sw-nora.js';
/** Governs the worker's own requests: those of the shop, and nothing is evaluated. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Replaces any worker: deletes what it stored, and leaves pages to the network from the next navigation on. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of (await indexedDB.databases?.()) ?? []) if (name.startsWith('workbox-')) indexedDB.deleteDatabase(name);
  await registration.unregister();
}
`;

export interface ServiceWorkerOptions {
  /** `SERVICE_WORKER`; otherwise the worker that removes itself is served. */
  readonly isOn: boolean;
  readonly clientDir: string;
  readonly headers: HeaderList;
}

/** Serves the service worker (docs/operating.md#service-worker). Browsers ask for it anew each time. */
export async function createServiceWorkerFile({ isOn, clientDir, headers }: ServiceWorkerOptions): Promise<FileSender> {
  const body = isOn ? await readFile(join(clientDir, PATH)) : Buffer.from(REMOVAL);
  const own: HeaderList = [
    ['content-type', 'text/javascript; charset=utf-8'],
    ['cache-control', 'no-cache'],
    ['content-security-policy', WORKER_POLICY],
    ['cross-origin-resource-policy', 'same-origin'],
    ['service-worker-allowed', '/'],
  ];
  const reply = await finishReply({ status: 200, headers: [...headers, ...own], body });
  return (request, response) => {
    if ((request.url ?? '').split('?', 1)[0] !== PATH) return false;
    void sendFinished(request, response, reply);
    return true;
  };
}
