import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOf } from '../../harness/content-folder.ts';
import { findFreePort } from '../../harness/free-port.ts';
import { startShop } from '../../harness/shop.ts';

async function startContentApi(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const isHome = request.url?.startsWith('/caas/v1/canvas/augmentedpage/us/home');
    response.writeHead(isHome ? 200 : 404, { 'content-type': 'application/json' });
    const missing = {
      errorDetails: [{ errorId: 'API404', code: 'API404', message: 'unknown', details: {} }],
      appId: 'ECOMM',
    };
    response.end(
      JSON.stringify(isHome ? pageOf([{ type: 'banner', id: 'b', content: { title: 'From afar' } }]) : missing),
    );
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Returns the duration of ten consecutive requests in milliseconds. */
async function timeOfVisits(addressOf: (visit: number) => string): Promise<number> {
  const start = performance.now();
  for (let visit = 0; visit < 10; visit++) await (await fetch(addressOf(visit))).text();
  return performance.now() - start;
}

test('a page that was seen outlives its content API and a restart; one never seen is a proper error page', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aisle-dead-'));
  const port = await findFreePort();
  const env = { CONTENT_API_URL: `http://127.0.0.1:${port}` };
  const api = await startContentApi(port);
  const first = await startShop({ env, dataDir });
  expect(await (await fetch(first.origin)).text()).toContain('From afar');
  api.closeAllConnections();
  api.close();
  await first.stop();

  const second = await startShop({ env, dataDir });
  try {
    const seen = await fetch(second.origin);
    expect(seen.status).toBe(200);
    expect(await seen.text()).toContain('From afar');
    const unseen = await fetch(`${second.origin}/never-seen`);
    expect([502, 503, 504]).toContain(unseen.status);
    expect(await unseen.text()).toContain('Rockfall on the route');
    // No request waits for an upstream that does not respond.
    const known = await timeOfVisits(() => second.origin);
    const unknown = await timeOfVisits((visit) => `${second.origin}/never-seen-${visit}`);
    expect(unknown).toBeLessThan(Math.max(5_000, 20 * known));
  } finally {
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
