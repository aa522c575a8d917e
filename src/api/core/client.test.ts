import { describe, expect, test } from 'vitest';
import { startHangingServer } from '../../../tests/harness/hanging-server.ts';
import { addCartItem, getCart } from '../cart/cart.ts';
import { removeCartItem } from '../cart/cart-changes.ts';
import { createApiClient, type ApiClientOptions } from './client.ts';
import { operation } from './operation.ts';
import { getCatalog } from '../catalog/products.ts';

const context = { siteId: 'de', locale: 'de-de' };
const ok = () => Response.json({ basketId: 'b' });
const errorResponse = (status: number) =>
  Response.json(
    {
      errorDetails: [{ errorId: 'ITEM_OOS', code: 'INV700', message: 'Gone.', details: { productId: 'x' } }],
      appId: 'ECOMM',
    },
    { status },
  );

/** A client that receives the given responses one after the other, the last one repeatedly. */
function clientFor(answers: (() => Response | Promise<Response>)[], changes: Partial<ApiClientOptions> = {}) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (!answer) throw new Error('no response');
    return answer();
  };
  return { sent, call: createApiClient({ fetch, baseUrl: 'http://shop/api', context, ...changes }) };
}

const read = { params: { basketId: 'a/b' } };
const write = { body: { cartId: 'b', items: [{ productId: 'x', qty: 1 }] } };

describe('a request', () => {
  test('carries its site, session and identifiers', async () => {
    const { call, sent } = clientFor([ok], {
      context: () => ({ ...context, usid: 'u', accessKey: 'k', accessToken: 't', correlationId: 'visit' }),
    });
    await call(getCart, read);
    const [request] = sent;
    expect(request?.url).toBe('http://shop/api/cart/v1/cart/a%2Fb?siteId=de&locale=de-de&mode=live');
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer t',
      'x-api-key': 'k',
      'x-application': 'ECOMM',
      'x-correlation-id': 'visit',
      'x-source': 'ECOM15',
      'x-transaction-id': expect.stringMatching(/^[\da-f]{32}$/),
      'x-usid': 'u',
    });
  });

  test('repeats a query parameter for each of its values and leaves out undefined ones', async () => {
    const { call, sent } = clientFor([ok]);
    await call(getCatalog, { query: { category: undefined, 'f.size': ['9', '10'], count: 3 } });
    expect(new URL(sent[0]?.url ?? '').search).toBe('?siteId=de&locale=de-de&mode=live&f.size=9&f.size=10&count=3');
  });

  test('sends its body as JSON, also with DELETE', async () => {
    const { call, sent } = clientFor([ok]);
    await call(removeCartItem, { body: { cartId: 'b', itemId: 'i' } });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ cartId: 'b', itemId: 'i' });
  });
});

describe('a rejected request', () => {
  test('rejects with the first of the error details', async () => {
    const { call } = clientFor([() => errorResponse(409)]);
    await expect(call(addCartItem, write)).rejects.toMatchObject({
      name: 'ApiError',
      errorId: 'ITEM_OOS',
      code: 'INV700',
      status: 409,
      message: 'Gone.',
      details: { productId: 'x' },
      appId: 'ECOMM',
    });
  });

  test.each([
    ['no JSON', () => new Response('<html>', { status: 502 }), 502],
    ['JSON of another kind', () => Response.json([1], { status: 400 }), 400],
    ['no JSON although it is well', () => new Response('<html>'), 200],
  ])('with status %s results in a general error', async (_, answer, status) => {
    const { call } = clientFor([answer]);
    await expect(call(addCartItem, write)).rejects.toMatchObject({ errorId: 'GEN500', status });
  });
});

describe('a failed read', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is retried once after %i', async (status) => {
    const { call, sent } = clientFor([() => errorResponse(status), ok]);
    expect(await call(getCart, read)).toEqual({ basketId: 'b' });
    expect(sent).toHaveLength(2);
  });

  test('is retried once when there was no response, and no further', async () => {
    const { call, sent } = clientFor([() => Promise.reject(new TypeError('reset'))]);
    await expect(call(getCart, read)).rejects.toMatchObject({ errorId: 'NETWORK', status: 0 });
    expect(sent).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 422, 501])('is not retried after %i', async (status) => {
    const { call, sent } = clientFor([() => errorResponse(status)]);
    await expect(call(getCart, read)).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test('is not retried within the process', async () => {
    const { call, sent } = clientFor([() => errorResponse(503)], { retry: 0 });
    await expect(call(getCart, read)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });
});

describe('a write', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('by %s is never retried', async (method) => {
    const change = operation<{ body: object }, unknown>({
      name: 'change',
      method,
      path: '/x',
      access: 'anyone',
      errors: [],
    });
    for (const answer of [() => errorResponse(503), () => Promise.reject(new TypeError('reset'))]) {
      const { call, sent } = clientFor([answer]);
      await expect(call(change, { body: {} })).rejects.toMatchObject({ name: 'ApiError' });
      expect(sent).toHaveLength(1);
    }
  });
});

describe('a timeout', () => {
  const untilAborted = (signal: AbortSignal | undefined) =>
    new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

  test('applies to each attempt', async () => {
    let attempts = 0;
    const call = createApiClient({
      fetch: (_request, init) => ((attempts += 1), untilAborted(init?.signal)),
      baseUrl: 'http://shop',
      context,
      timeout: 20,
    });
    await expect(call(getCart, read)).rejects.toMatchObject({ errorId: 'NETWORK', cause: { name: 'TimeoutError' } });
    expect(attempts).toBe(2);
  });

  test('closes the connection of a server that hangs', async () => {
    const server = await startHangingServer();
    const call = createApiClient({ fetch, baseUrl: server.url, context, timeout: 500, retry: 0 });
    await Promise.all([expect(call(getCart, read)).rejects.toMatchObject({ status: 0 }), server.untilClosed()]);
    server.close();
  });

  test('is cut short when the caller aborts, and there is no retry', async () => {
    let attempts = 0;
    const call = createApiClient({
      fetch: (_request, init) => ((attempts += 1), untilAborted(init?.signal)),
      baseUrl: 'http://shop',
      context,
    });
    const answer = call(getCart, read, { signal: AbortSignal.timeout(10) });
    await expect(answer).rejects.toMatchObject({ errorId: 'NETWORK' });
    expect(attempts).toBe(1);
  });
});
