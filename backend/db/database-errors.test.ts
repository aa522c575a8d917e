import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBackend } from '../app.ts';
import { isDatabaseAway } from './database-errors.ts';
import { createTemporaryPostgres } from './database.test-support.ts';

/** A proxy between the shop and its database that forwards, delays or cuts the traffic. */
async function startProxy(target: URL) {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (isHanging) from.pause();
      from.on('data', (data) => void (isHanging ? from.unshift(data) : to.write(data)));
      from.on('error', () => to.destroy());
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hang(): void {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume(): void {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    async cut(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function startShop() {
  const folder = await mkdtemp(join(tmpdir(), 'aisle-trouble-'));
  const { url, drop } = await createTemporaryPostgres();
  const proxy = await startProxy(new URL(url));
  const databaseUrl = new URL(url);
  databaseUrl.hostname = '127.0.0.1';
  databaseUrl.port = String(proxy.port);
  const log = { info() {}, warn() {}, error() {} };
  const settings = {
    contentDir: 'content',
    catalogDir: 'catalog',
    seedDemo: false,
    isLocal: true,
    servesContent: false,
  };
  const backend = await createBackend({ ...settings, databaseUrl: databaseUrl.href, log });
  onTestFinished(async () => {
    await backend.close().catch(() => {});
    await proxy.cut().catch(() => {});
    await drop();
    await rm(folder, { recursive: true });
  });
  const startSession = async () => {
    const start = performance.now();
    const headers = { 'content-type': 'application/json', 'x-application': 'ECOMM', 'x-source': 'ECOM15' };
    const body = JSON.stringify({ type: 'Guest', codeChallenge: 'c'.repeat(43) });
    const url = 'http://commerce.internal/token/v2/auth/token?siteId=us&locale=en-us';
    const { status, headers: sent } = await backend.fetch(new Request(url, { method: 'POST', headers, body }));
    return { status, retryAfter: sent.get('retry-after'), took: performance.now() - start };
  };
  return { proxy, startSession };
}

const AWAY = { status: 503, retryAfter: '5' };

describe('a request while the database is unavailable', () => {
  test('returns 503 within three seconds while it hangs, its result on recovery, and 503 while it is down', async () => {
    const { proxy, startSession } = await startShop();
    expect((await startSession()).status).toBeLessThan(300);
    proxy.hang();
    for (const answer of await Promise.all([startSession(), startSession()])) {
      expect(answer).toMatchObject(AWAY);
      expect(answer.took).toBeLessThan(3000);
    }
    proxy.resume();
    await expect.poll(async () => (await startSession()).status).toBeLessThan(300);
    await proxy.cut();
    const answer = await startSession();
    expect(answer).toMatchObject(AWAY);
    expect(answer.took).toBeLessThan(3000);
  });
});

test.each([
  [Object.assign(new Error('busy'), { errcode: 261 }), true],
  [Object.assign(new Error('constraint'), { errcode: 275 }), false],
  [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('shutting down'), { code: '57P01' }), true],
  [Object.assign(new Error('unique'), { code: '23505' }), false],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('something else'), false],
])('%s is classified as unavailable or not', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});
