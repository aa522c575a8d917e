import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBackend } from '../app.ts';
import { isDatabaseAway, isUniqueViolation } from './database-errors.ts';
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
  [Object.assign(new Error('io'), { errcode: 10 }), true],
  [Object.assign(new Error('full'), { errcode: 13 }), true],
  [Object.assign(new Error('cannot open'), { errcode: 14 }), true],
  [Object.assign(new Error('locked'), { errcode: 6 }), false],
  [Object.assign(new Error('extended i/o error'), { errcode: 10 + 256 * 13 }), true],
  [Object.assign(new Error('connection failure'), { code: '08006' }), true],
  [Object.assign(new Error('cannot connect now'), { code: '57P03' }), true],
  [Object.assign(new Error('query canceled'), { code: '57014' }), false],
  [Object.assign(new Error('too many connections'), { code: '53300' }), true],
  [Object.assign(new Error('deadlock'), { code: '40P01' }), false],
  [Object.assign(new Error('reset'), { code: 'ECONNRESET' }), true],
  [Object.assign(new Error('no name'), { code: 'ENOTFOUND' }), true],
  [Object.assign(new Error('no file'), { code: 'ENOENT' }), false],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('The Connection terminated'), false],
  ['ECONNREFUSED', false],
  [undefined, false],
])('%s is classified as unavailable or not', (error, isAway) => {
  expect(isDatabaseAway(error)).toBe(isAway);
});

test.each([
  [Object.assign(new Error('primary key'), { errcode: 1555 }), true],
  [Object.assign(new Error('unique'), { errcode: 2067 }), true],
  [Object.assign(new Error('check'), { errcode: 275 }), false],
  [Object.assign(new Error('foreign key'), { errcode: 787 }), false],
  [Object.assign(new Error('unique'), { code: '23505' }), true],
  [Object.assign(new Error('check'), { code: '23514' }), false],
  [new Error('unique'), false],
  [{ code: '23505' }, false],
])('%s is classified as a duplicate key or not', (error, isDuplicate) => {
  expect(isUniqueViolation(error)).toBe(isDuplicate);
});
