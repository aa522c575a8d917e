import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startHangingServer } from '../../tests/harness/hanging-server.ts';
import { isApiError } from '../../src/api/core/api-error.ts';
import type { SendRequest } from '../../src/api/core/exchange.ts';
import { errorIdOf, log, startGateway, type TestGateway } from './gateway.test-support.ts';
import { createUpstreamCircuits } from './upstream-circuits.ts';
import { createUpstream, type UpstreamCall, type UpstreamOptions } from './upstream.ts';

describe('a failing service', () => {
  const get = (shop: TestGateway) => shop.call('GET', '/api/products/v2/catalog');

  async function startAgainst(send: (request: Request) => Promise<Response>, retries = false) {
    const commerce = createUpstream({ send, baseUrl: 'http://commerce.internal', timeout: 100, retries, log });
    return startGateway(send, { commerce });
  }

  test.each<[string, (request: Request) => Promise<Response>, number, string]>([
    ['never responds', () => new Promise(() => {}), 504, 'API504'],
    ['throws', () => Promise.reject(new Error('broken')), 503, 'API503'],
    ['returns an HTML page', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502, 'API502'],
    ['is closed', async () => new Response('closed', { status: 503 }), 503, 'API503'],
    ['redirects', async () => new Response(null, { status: 302, headers: { location: 'http://x' } }), 502, 'API502'],
  ])('that %s is reported in the envelope', async (_, send, status, errorId) => {
    const shop = await startAgainst(send);
    const answer = await get(shop);
    expect([answer.status, errorIdOf(answer)]).toEqual([status, errorId]);
    expect(answer.headers['x-correlation-id']).toBe(JSON.parse(String(answer.body)).correlationId);
    await shop.close();
  });

  test.each(['GET', 'POST'])('is aborted when the client of a %s disconnects, and is not retried', async (method) => {
    const signals: AbortSignal[] = [];
    const send: SendRequest = (_request, { signal } = {}) => {
      if (signal !== undefined) signals.push(signal);
      return new Promise<Response>(() => {});
    };
    const commerce = createUpstream({ send, baseUrl: 'http://commerce.internal', timeout: 60_000, retries: true, log });
    const shop = await startGateway(send, { commerce });
    const abort = new AbortController();
    const url = `http://127.0.0.1:${shop.port}/api/cart/v1/cart`;
    const gone = fetch(url, { method, headers: { 'sec-fetch-site': 'same-origin' }, signal: abort.signal });
    await expect.poll(() => signals.length).toBe(1);
    abort.abort();
    await expect(gone).rejects.toThrow('aborted');
    await expect.poll(() => signals[0]?.aborted).toBe(true);
    expect(signals).toHaveLength(1);
    await shop.close();
  });

  test('is retried once for a read, never for a write, and only outside the process', async () => {
    let calls = 0;
    const failing = async () => ((calls += 1), Response.json({}, { status: 503 }));
    const [near, far] = [await startAgainst(failing), await startAgainst(failing, true)];
    await get(near);
    expect(calls).toBe(1);
    await get(far);
    expect(calls).toBe(3);
    await far.call('POST', '/api/cart/v1/cart', {});
    expect(calls).toBe(4);
    await Promise.all([near.close(), far.close()]);
  });

  test('that cannot be reached over the network is reported too', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const commerce = createUpstream({
      send: fetch,
      baseUrl: `http://127.0.0.1:${port}`,
      timeout: 1000,
      retries: true,
      log,
    });
    const shop = await startGateway(fetch, { commerce });
    expect((await get(shop)).status).toBe(503);
    await shop.close();
  });
});

describe('a remote upstream', () => {
  test('that hangs has its connection closed at the time limit', async () => {
    const server = await startHangingServer();
    const upstream = createUpstream({ send: fetch, baseUrl: server.url, timeout: 500, retries: false, log });
    const sent = upstream.send({ method: 'GET', target: '/x', headers: new Headers(), body: undefined });
    await Promise.all([expect(sent).rejects.toMatchObject({ status: 504 }), server.untilClosed()]);
    server.close();
  });

  const MEGABYTE = 1024 * 1024;
  const closings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
  });

  /** A real server that behaves as `listener` does and counts its requests. */
  async function startUpstream(listener: RequestListener, changes: Partial<UpstreamOptions> = {}) {
    const requested: string[] = [];
    const behaviour = { listener };
    const server = createServer((request, response) => {
      requested.push(request.url ?? '');
      behaviour.listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closings.push(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    const clock = { now: 0 };
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const circuits = createUpstreamCircuits({ baseUrl, log, now: () => clock.now });
    const limits = { timeout: 20_000, maxBytes: MEGABYTE };
    const upstream = createUpstream({ send: fetch, baseUrl, retries: true, circuits, log, ...limits, ...changes });
    const ask = async (target: string, call: Partial<UpstreamCall> = {}) => {
      const sent = upstream.send({ method: 'GET', target, headers: new Headers(), body: undefined, ...call });
      const { status } = await sent.catch((error: unknown) => {
        if (isApiError(error)) return error;
        throw error;
      });
      return status;
    };
    return { requested, ask, clock, behave: (next: RequestListener) => void (behaviour.listener = next) };
  }

  const hang: RequestListener = () => {};
  const answers: RequestListener = (_request, response) =>
    response.setHeader('content-type', 'application/json').end('{}');
  const status =
    (code: number): RequestListener =>
    (_request, response) =>
      response.writeHead(code).end('{}');

  test('that hangs costs one timeout, retry included, and later requests do not wait', async () => {
    const { ask, requested, clock, behave } = await startUpstream(hang, { readTimeout: 1000 });
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(`/products/${name}`)))).toEqual([
      504, 504, 504, 504,
    ]);
    expect(requested).toHaveLength(4);
    expect(await Promise.all(Array.from({ length: 40 }, (_, visitor) => ask(`/products/${visitor}`)))).toEqual(
      Array.from({ length: 40 }, () => 503),
    );
    expect(requested).toHaveLength(4);
    behave(answers);
    clock.now = 5001;
    expect(await ask('/products/a')).toBe(200);
    expect(await ask('/products/b')).toBe(200);
  });

  test('that hangs in its catalogue still accepts orders', async () => {
    const listener: RequestListener = (request, response) =>
      (request.url?.startsWith('/products') ? hang : answers)(request, response);
    const { ask } = await startUpstream(listener, { readTimeout: 300 });
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(`/products/${name}`)));
    expect(await ask('/products/e')).toBe(503);
    expect(await ask('/cart/v2/checkout/order', { method: 'PUT' })).toBe(200);
  });

  test('is not cut off for one broken path, nor for rejections', async () => {
    const { ask } = await startUpstream((request, response) =>
      status(request.url === '/products/broken' ? 502 : 404)(request, response),
    );
    for (let round = 0; round < 6; round += 1) expect(await ask('/products/broken')).toBe(502);
    for (let round = 0; round < 6; round += 1) expect(await ask(`/products/${round}`)).toBe(404);
    expect(await ask('/products/broken')).toBe(502);
  });

  test('has a longer timeout for a write than for a read', async () => {
    const slow: RequestListener = (request, response) => void setTimeout(() => answers(request, response), 800);
    const { ask } = await startUpstream(slow, { readTimeout: 300 });
    expect(await ask('/products/a')).toBe(504);
    expect(await ask('/cart/v1/cart', { method: 'POST' })).toBe(200);
    expect(await ask('/stores/v1/search', { method: 'POST', isRead: true })).toBe(504);
  });

  test('that starts a response and never ends it is aborted at the timeout', async () => {
    const trickle: RequestListener = (_request, response) => {
      response.setHeader('content-type', 'application/json').write('{');
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    };
    const { ask } = await startUpstream(trickle, { readTimeout: 300 });
    expect(await ask('/products/a')).toBe(504);
  });

  test.each([
    ['announces', (_request, response) => response.writeHead(200, { 'content-length': 256 * MEGABYTE }).write('{')],
    ['sends', (_request, response) => pour(response)],
  ] as [string, RequestListener][])('that %s 256 MB is cut off, without asking again', async (_, listener) => {
    let sent = 0;
    const { ask, requested } = await startUpstream((request, response) => {
      response.on('close', () => (sent += response.socket?.bytesWritten ?? request.socket.bytesWritten));
      listener(request, response);
    });
    expect(await ask('/products/a')).toBe(502);
    expect(requested).toHaveLength(1);
    await expect.poll(() => sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(64 * MEGABYTE);
  });

  /** Writes as fast as the client reads, up to 256 MB. */
  function pour(response: Parameters<RequestListener>[1]): void {
    response.writeHead(200, { 'content-type': 'application/json' });
    let left = 256;
    const next = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(Buffer.alloc(MEGABYTE, ' '))) return void response.once('drain', next);
      }
      response.end();
    };
    next();
  }
});
