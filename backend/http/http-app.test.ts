import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Access, DeclaredOperation, OperationInput } from '../../src/api/core/operation.ts';
import { scopeOf } from '../catalog/shop.test-support.ts';
import { apiError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import { openTemporarySqlite } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { commerceRoutes } from './commerce-routes.ts';
import { openEndpoint, sessionEndpoint, type RequestContext } from './endpoint.ts';
import { answerWith, createApp, type App } from './http-app.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { describeEndpoints } from './openapi.ts';

const TOKEN = 't'.repeat(43);
const GONE = 'g'.repeat(43);
const guest: Principal = {
  usid: 'u',
  consumerNo: 'G-1',
  consumerType: 'GUEST',
  siteId: 'de',
  locale: 'de-de',
  expiresAt: 0,
  loggedIn: false,
  associate: null,
};

type Operation = DeclaredOperation<OperationInput, unknown>;

const declare = (
  name: string,
  [method, path]: readonly [Operation['method'], string],
  access: Access = 'anyone',
): Operation => ({
  name,
  method,
  path,
  access,
  errors: ['CART_NOT_FOUND'],
});

describe('the routes of operations', () => {
  let database: Database;
  let app: App;
  const logged: object[] = [];
  const seen: RequestContext[] = [];
  const performed: string[] = [];

  beforeAll(async () => {
    database = await openTemporarySqlite();
    const named = (name: string) => ({
      summary: name,
      response: z.unknown(),
      perform: async () => {
        performed.push(name);
        return { name, times: performed.filter((one) => one === name).length };
      },
    });
    const endpoints = [
      openEndpoint(declare('getOne', ['GET', '/things/{id}']), {
        ...named('getOne'),
        params: z.object({ id: z.string().max(5) }),
        query: z.object({ size: z.coerce.number().int().optional() }),
        perform: async ({ params, query }, context) => {
          seen.push(context);
          return { ...params, ...query };
        },
      }),
      openEndpoint(declare('getFixed', ['GET', '/things/new']), named('getFixed')),
      openEndpoint(declare('getNested', ['GET', '/things/{id}/parts']), named('getNested')),
      openEndpoint(declare('putOne', ['PUT', '/things/{id}']), named('putOne')),
      openEndpoint(declare('fail', ['GET', '/fail']), {
        ...named('fail'),
        perform: async () => {
          throw new Error('ann@example.com');
        },
      }),
      openEndpoint(declare('away', ['GET', '/away']), {
        ...named('away'),
        perform: async () => {
          throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        },
      }),
      sessionEndpoint(declare('own', ['GET', '/own'], 'visitor'), {
        ...named('own'),
        perform: async (_, { principal }) => principal.consumerNo,
      }),
      sessionEndpoint(declare('pay', ['POST', '/pay'], 'visitor'), {
        ...named('pay'),
        status: 201,
        isIdempotent: true,
      }),
      sessionEndpoint(declare('refuse', ['POST', '/refuse'], 'visitor'), {
        ...named('refuse'),
        isIdempotent: true,
        perform: async () => {
          performed.push('refuse');
          throw apiError('CART_NOT_FOUND', { basketId: 'b' });
        },
      }),
    ];
    const commerce = commerceRoutes({
      endpoints,
      findPrincipal: async (token) =>
        token === TOKEN ? guest : token === GONE ? { ...guest, loggedIn: true, isGone: true } : undefined,
      scopeOf,
      keys: createIdempotencyKeys(database),
      database,
    });
    const record = (fields: object) => void logged.push(fields);
    const log = { info: record, warn: record, error: record };
    app = createApp({ description: describeEndpoints(endpoints), commerce, content: commerce, log });
  });
  afterAll(() => database.close());

  async function send(path: string, init: RequestInit = {}) {
    const response = await answerWith(app, new Request(`http://shop.example${path}`, init));
    const body: unknown = await response.json();
    return { status: response.status, headers: response.headers, body };
  }
  const withToken = (token: string, headers: Record<string, string> = {}) => ({
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const postWith = (key: string | undefined, body: object = {}) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${TOKEN}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });

  test.each([
    ['/things/new', { name: 'getFixed' }],
    ['/things/abc', { id: 'abc' }],
    ['/things/abc?size=4&color=red', { id: 'abc', size: 4 }],
    ['/things/%C3%A4', { id: 'ä' }],
    ['/things/abc/parts', { name: 'getNested' }],
  ])('serve %s', async (path, body) => {
    expect(await send(path)).toMatchObject({ status: 200, body });
  });

  test.each([
    ['GET', '/nothing', 404, 'API404', null],
    ['POST', '/things/abc', 405, 'API405', 'GET, PUT'],
    ['DELETE', '/own', 405, 'API405', 'GET'],
    ['GET', '/things/abcdef', 400, 'VALIDATION', null],
    ['GET', '/things/a%00b', 400, 'VALIDATION', null],
    ['GET', '/things/abc?size=many', 400, 'VALIDATION', null],
    ['GET', '/things/abc?siteId=xx', 400, 'VALIDATION', null],
    ['GET', '/own', 401, 'AUT432', null],
    ['GET', '/fail', 500, 'GEN500', null],
    ['GET', '/away', 503, 'API503', null],
  ])('answer %s %s with %i %s', async (...row) => {
    const [method, path, status, errorId, allow] = row;
    const answer = await send(path, { method });
    expect(answer).toMatchObject({ status, body: { errorDetails: [{ errorId }] } });
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('never send the message of an internal error, and log it', async () => {
    logged.length = 0;
    const { body } = await send('/fail');
    expect(JSON.stringify(body)).not.toContain('ann@');
    expect(logged).toMatchObject([{ err: expect.any(Error), path: '/fail', transactionId: expect.any(String) }]);
  });

  test('resolve the scope of the request, else of the session', async () => {
    seen.length = 0;
    await send('/things/a', withToken(TOKEN));
    await send('/things/a?siteId=ca&locale=fr-ca', withToken(TOKEN));
    await send('/things/a');
    expect(seen.map(({ scope, principal }) => [scope.siteId, scope.locale, principal?.consumerNo])).toEqual([
      ['de', 'de-de', 'G-1'],
      ['ca', 'fr-ca', 'G-1'],
      ['us', 'en-us', undefined],
    ]);
  });

  test.each([
    ['Bearer ' + TOKEN, 200],
    ['bearer   ' + TOKEN, 200],
    ['Bearer ' + TOKEN + ' x', 401],
    ['Bearer short', 401],
    ['Basic ' + TOKEN, 401],
    [TOKEN, 401],
    ['Bearer ' + GONE, 409],
  ])('with the authorization %j answer %i', async (authorization, status) => {
    expect(await send('/own', { headers: { authorization } })).toMatchObject({ status });
  });

  test('let a session of a deleted account in where none is needed, without it', async () => {
    seen.length = 0;
    expect((await send('/things/a', withToken(GONE))).status).toBe(200);
    expect(seen[0]?.principal).toBeUndefined();
  });

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    [undefined, undefined],
  ])('name the network of %j', async (address, network) => {
    seen.length = 0;
    await send('/things/a', { headers: address === undefined ? {} : { 'x-forwarded-for': address } });
    expect(seen[0]?.network).toBe(network);
  });

  test.each([
    ['abc-1', 'abc-1'],
    ['a'.repeat(128), 'a'.repeat(128)],
    ['a'.repeat(129), undefined],
    ['<script>', undefined],
    ['', undefined],
  ])('return the correlation id %j when it is valid, else a new one', async (sent, expected) => {
    const { headers, body } = await send('/nothing', { headers: { 'x-correlation-id': sent } });
    const id = headers.get('x-correlation-id');
    expect(id).toEqual(expected ?? expect.stringMatching(/^[\da-f-]{36}$/));
    expect(body).toMatchObject({ correlationId: id });
    expect(headers.get('x-transaction-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('perform an idempotent operation once for each key, with its status', async () => {
    const [first, second] = [await send('/pay', postWith('key-1')), await send('/pay', postWith('key-1'))];
    expect(first).toMatchObject({ status: 201, body: { name: 'pay' } });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await send('/pay', postWith('key-2'))).body).not.toEqual(first.body);
    expect((await send('/pay', postWith(undefined))).body).not.toEqual((await send('/pay', postWith(undefined))).body);
    expect(await send('/pay', postWith('key-1', { a: 1 }))).toMatchObject({
      status: 422,
      body: { errorDetails: [{ errorId: 'IDEMPOTENCY_KEY_REUSED' }] },
    });
  });

  test('repeat the error of an idempotent operation without performing it again', async () => {
    const answers = [await send('/refuse', postWith('key-3')), await send('/refuse', postWith('key-3'))];
    const error = { errorId: 'CART_NOT_FOUND', details: { basketId: 'b' } };
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { errorDetails: [error] } });
    expect(performed.filter((name) => name === 'refuse')).toHaveLength(1);
  });

  test.each(['a b', 'ä', 'x'.repeat(256)])('reject the key %j', async (key) => {
    const headers = new Headers(postWith(undefined).headers);
    headers.set('idempotency-key', Buffer.from(key).toString('latin1'));
    expect(await send('/pay', { ...postWith(undefined), headers })).toMatchObject({
      status: 400,
      body: { errorDetails: [{ details: { path: 'Idempotency-Key' } }] },
    });
  });

  test('are described with paths, bodies, sessions and errors', async () => {
    const { body } = await send('/openapi.json');
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/things/{id}': {
          get: { operationId: 'getOne', security: [{}, { session: [] }], responses: { 404: expect.anything() } },
          put: { operationId: 'putOne', requestBody: expect.anything() },
        },
        '/pay': {
          post: {
            security: [{ session: [] }],
            responses: { 201: expect.anything(), 401: expect.anything() },
            parameters: expect.arrayContaining([expect.objectContaining({ name: 'Idempotency-Key', in: 'header' })]),
          },
        },
      },
    });
    expect(Object(body).paths['/things/{id}'].get).not.toHaveProperty('requestBody');
  });

  test('reject a session operation that is declared open', () => {
    const open = () =>
      sessionEndpoint(declare('open', ['GET', '/open']), {
        summary: '',
        response: z.unknown(),
        perform: async () => undefined,
      });
    expect(open).toThrow('open is open to anyone, but requires a session');
  });
});
