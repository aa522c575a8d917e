import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../http/server.test-support.ts';
import { createServiceWorkerFile } from './service-worker.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'aisle-worker-'));
writeFileSync(join(clientDir, 'sw-nora.js'), '/* build-1 */');
afterAll(() => rmSync(clientDir, { recursive: true }));

async function get(isOn: boolean, path = '/sw-nora.js') {
  const send = await createServiceWorkerFile({ isOn, clientDir, headers: [['x-content-type-options', 'nosniff']] });
  const server = await startTestServer(async (request, response) => {
    if (!(await send(request, response))) response.writeHead(404).end();
  });
  try {
    return await server.send(path);
  } finally {
    await server.close();
  }
}

/** A worker's global scope; runs the handlers of `install` and `activate` as a browser does. */
async function runWorker(code: string) {
  const handlers: Record<string, (event: object) => void> = {};
  const calls: string[] = [];
  const work: Promise<unknown>[] = [];
  const scope = {
    addEventListener: (type: string, handler: (event: object) => void) => (handlers[type] = handler),
    skipWaiting: () => calls.push('skip waiting'),
    caches: { keys: async () => ['aisle-pages', 'bad'], delete: async (name: string) => calls.push(`cache ${name}`) },
    indexedDB: {
      databases: async () => [{ name: 'workbox-expiration' }, { name: 'other' }],
      deleteDatabase: (name: string) => calls.push(`database ${name}`),
    },
    registration: { unregister: async () => calls.push('unregister') },
  };
  runInContext(code, createContext(scope));
  for (const type of ['install', 'activate']) {
    handlers[type]?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  }
  await Promise.all(work);
  return { calls, handled: Object.keys(handlers) };
}

describe('the service worker', () => {
  test('is asked for anew each time, may serve the whole shop and reach the shop alone', async () => {
    const { status, headers, body } = await get(true);
    expect([status, String(body)]).toEqual([200, '/* build-1 */']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  test('that is switched off deletes what it stored and unregisters itself, and handles no request', async () => {
    const { headers, body } = await get(false);
    expect(headers['cache-control']).toBe('no-cache');
    const { calls, handled } = await runWorker(String(body));
    expect(handled).not.toContain('fetch');
    expect(calls).toEqual([
      'skip waiting',
      'cache aisle-pages',
      'cache bad',
      'database workbox-expiration',
      'unregister',
    ]);
  });

  test('leaves other paths to others', async () => {
    expect((await get(true, '/sw-nora.js.map')).status).toBe(404);
  });
});
