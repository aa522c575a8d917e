import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import { withCallIds, restrictContent, limitRate } from './gateway.ts';
import type { GatewayEnvironment, GatewayMiddleware } from './gateway-environment.ts';
import { allowMethods, readPath, stayBelowBasePath } from './request-line.ts';
import { bufferBody } from './read-body.ts';
import { requireOwnOrigin } from './require-own-origin.ts';
import { respondToError } from './respond-to-error.ts';

const logged: unknown[] = [];
const log = { info() {}, warn() {}, error: (fields: object) => void logged.push(fields) };
const SHOP = 'https://shop.example';

/** An app of some middlewares, whose handler describes what they found out. */
function appOf(...middlewares: GatewayMiddleware[]) {
  const app = new Hono<GatewayEnvironment>().basePath('/api').onError(respondToError(log));
  for (const middleware of middlewares) app.use(middleware);
  app.all('*', ({ var: { path, query, body, content } }) =>
    Response.json({ path, query: String(query), body: body && new TextDecoder().decode(body), content }),
  );
  return (path: string, init: RequestInit = {}) => app.request(SHOP + path, init, { address: '192.0.2.1' });
}

async function rejectWith(error: Error): Promise<never> {
  throw error;
}

async function errorIdOf(response: Response): Promise<[number, string]> {
  const { errorDetails } = await response.json();
  return [response.status, errorDetails[0].errorId];
}

describe('the identifiers of a request', () => {
  test('are the client’s where valid, and are on the response and in the envelope of an error', async () => {
    const send = appOf(withCallIds, () => Promise.reject(new ApiError({ status: 409, errorId: 'X', message: '' })));
    const response = await send('/api/a', { headers: { 'x-correlation-id': 'visit-0001', 'x-transaction-id': '?' } });
    expect(response.headers.get('x-correlation-id')).toBe('visit-0001');
    expect(response.headers.get('x-transaction-id')).toMatch(/^[\da-f-]{36}$/);
    expect(await response.json()).toMatchObject({ correlationId: 'visit-0001' });
  });

  test('are the same in both places where they are new', async () => {
    const response = await appOf(withCallIds, allowMethods)('/api/a', { method: 'PURGE' });
    const { correlationId } = await response.json();
    expect(response.headers.get('x-correlation-id')).toBe(correlationId);
  });
});

describe('the methods', () => {
  test('are listed for OPTIONS, and others are rejected', async () => {
    const send = appOf(allowMethods);
    const options = await send('/api/a', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE']);
    expect(await errorIdOf(await send('/api/a', { method: 'PURGE' }))).toEqual([405, 'API405']);
    expect((await send('/api/a', { method: 'PATCH' })).status).toBe(200);
  });
});

describe('the path', () => {
  const send = appOf(readPath, stayBelowBasePath);

  test('is the operation’s, with unreserved characters decoded', async () => {
    expect(await (await send('/api/c%61rt/v1%2Fa?q=1&q=2')).json()).toEqual({ path: '/cart/v1%2Fa', query: 'q=1&q=2' });
  });

  test.each(['/api/a%2f..%2fb', '/api/%5c..', '/api/%zz', '/api/a/.%2fb'])('is rejected: %s', async (path) => {
    expect(await errorIdOf(await send(path))).toEqual([404, 'API404']);
  });
});

describe('the same-origin rule', () => {
  const rule = { publicOrigin: SHOP, isLocal: false, port: 443 };
  const origin = { headers: { origin: SHOP } };

  test('holds for changes, and for reads whose path changes something', async () => {
    const changing = '/cart/v1/paymentSession';
    const send = appOf(
      readPath,
      requireOwnOrigin<GatewayEnvironment>(rule, ({ var: { path } }) => path),
    );
    expect(await errorIdOf(await send('/api/a', { method: 'POST' }))).toEqual([403, 'API403']);
    expect(await errorIdOf(await send(`/api${changing}`))).toEqual([403, 'API403']);
    expect((await send('/api/a', { method: 'POST', ...origin })).status).toBe(200);
    expect((await send(`/api${changing}`, origin)).status).toBe(200);
    expect((await send('/api/a')).status).toBe(200);
  });
});

describe('the body', () => {
  const send = appOf(readPath, bufferBody);
  const post = (body: string | null, type = 'application/json') =>
    send('/api/a', { method: 'POST', body, headers: type === '' ? {} : { 'content-type': type } });

  test('is buffered as it was sent, and absent where empty', async () => {
    expect(await (await post('{"a":')).json()).toMatchObject({ body: '{"a":' });
    expect(await (await post(null)).json()).not.toHaveProperty('body');
  });

  test('is rejected when it is too large or of another type', async () => {
    expect(await errorIdOf(await post('x'.repeat(256 * 1024 + 1)))).toEqual([413, 'API413']);
    expect(await errorIdOf(await post('{}', 'text/plain'))).toEqual([415, 'API415']);
  });

  test('that ends too early is an error of the client', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' }, duplex: 'half' };
    expect(await errorIdOf(await send('/api/a', init))).toEqual([400, 'VALIDATION']);
  });
});

describe('the rate limit', () => {
  const settled: boolean[] = [];
  const limit = (wait: number) =>
    limitRate({ check: async () => ({ wait, settle: async (isAccepted) => void settled.push(isAccepted) }) });
  const answering = (status: number) => () => Promise.resolve(new Response(null, { status }));

  test('rejects with the seconds to wait', async () => {
    const response = await appOf(readPath, limit(7))('/api/a');
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'API429', details: { retryAfter: 7 } }] });
    expect(settled).toEqual([]);
  });

  test('reports accepted requests and conflicts as no guesses', async () => {
    for (const status of [200, 409, 404, 503]) await appOf(readPath, limit(0), answering(status))('/api/a');
    await appOf(readPath, limit(0), () => Promise.reject(new ApiError({ status: 409, errorId: 'X', message: '' })))(
      '/api',
    );
    expect(settled.splice(0)).toEqual([true, true, false, false, true]);
  });

  test('finds targets in the query of a read and in the body of a change', async () => {
    const inputs: object[] = [];
    const reading = limitRate({
      check: async ({ input }) => (inputs.push(input()), { wait: 0, settle: async () => {} }),
    });
    const send = appOf(readPath, bufferBody, reading);
    await send('/api/a?email=a&email=b');
    const headers = { 'content-type': 'application/json' };
    await send('/api/a?email=a', { method: 'POST', body: '{"pin":"1"}', headers });
    await send('/api/a', { method: 'POST', body: '[1]', headers });
    expect(inputs).toEqual([{ email: ['a', 'b'] }, { pin: '1' }, {}]);
  });
});

describe('content', () => {
  const send = appOf(
    readPath,
    restrictContent(async ({ query }) => (query.has('editor') ? { date: '2030-01-01' } : undefined)),
  );

  test('is read only', async () => {
    expect(await (await send('/api/caas/v1/a')).json()).toMatchObject({ content: {} });
    expect(await errorIdOf(await send('/api/caas/v1/a', { method: 'POST' }))).toEqual([405, 'API405']);
    expect(await (await send('/api/cart/v1/a', { method: 'POST' })).json()).not.toHaveProperty('content');
  });

  test('in preview is for editors, and never cached', async () => {
    expect(await errorIdOf(await send('/api/pre/caas/v1/a'))).toEqual([404, 'API404']);
    expect(await errorIdOf(await send('/api/pre/cart/v1/a?editor'))).toEqual([404, 'API404']);
    const draft = await send('/api/pre/caas/v1/a?editor');
    expect(await draft.json()).toMatchObject({ content: { draft: { date: '2030-01-01' } } });
    expect(draft.headers.get('cache-control')).toBe('private, no-store');
    expect(draft.headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('the error handler', () => {
  const failing = (error: Error) => appOf(withCallIds, () => rejectWith(error))('/api/a');

  test('returns an ApiError as the envelope and logs nothing', async () => {
    const response = await failing(
      new ApiError({ status: 503, errorId: 'API503', code: 'C', message: 'm', details: { a: 1 }, retryAfter: 5 }),
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({
      errorDetails: [{ errorId: 'API503', code: 'C', message: 'm', details: { a: 1 } }],
      appId: 'ECOMM',
      correlationId: response.headers.get('x-correlation-id'),
    });
    expect(logged).toEqual([]);
  });

  test.each([new Error('unknown'), new ApiError({ status: 0, errorId: 'NETWORK', message: 'No answer came.' })])(
    'logs anything else and reveals nothing of it: %s',
    async (error) => {
      const response = await failing(error);
      expect(await errorIdOf(response)).toEqual([500, 'API500']);
      const correlationId = response.headers.get('x-correlation-id');
      expect(logged.splice(0)).toEqual([{ err: error, path: '/api/a', correlationId }]);
    },
  );
});
