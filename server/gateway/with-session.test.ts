import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import { withCallIds } from './gateway.ts';
import type { GatewayContext, GatewayEnvironment } from './gateway-environment.ts';
import { readPath } from './request-line.ts';
import { createRequestSessions } from './request-session.ts';
import { respondToError } from './respond-to-error.ts';
import { createSessionCookie } from './session-cookie.ts';
import { RESET_CALL, SIGN_OUTS } from './session-calls.ts';
import { createSessionSeal, type Session } from './session.ts';
import { createRefresh } from './token-refresh.ts';
import { withSession } from './with-session.ts';

const seal = createSessionSeal('s'.repeat(48));
const cookie = createSessionCookie(seal, { isSecure: false });
const log = { info() {}, warn() {}, error() {} };
const SESSION: Session = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expiresAt: Date.now() + 600_000,
  consumerNo: '100',
  consumerType: 'Guest',
  loggedIn: false,
  usid: 'u-1',
};
const FAILED = new ApiError({ status: 503, errorId: 'API503', message: '' });

type Handle = (context: GatewayContext) => Promise<Response>;
const ok: Handle = async () => Response.json({}, { headers: { 'cache-control': 'public, max-age=60' } });

/** Sends a request with the session through the middleware to the handler. */
async function send(handle: Handle, path = '/cart/v1/cart', session: Session | null = SESSION) {
  const renewed = { accessToken: 'access-2', refreshToken: 'refresh-2', consumerNo: '100' };
  const askToken = () => async () => Response.json(renewed);
  const app = new Hono<GatewayEnvironment>().basePath('/api').onError(respondToError(log));
  app.use(withCallIds, readPath);
  app.use(
    withSession({ sessions: createRequestSessions({ cookie, refresh: createRefresh() }), askToken, isSecure: false }),
  );
  app.all('*', handle);
  const headers = new Headers();
  if (session !== null) headers.set('cookie', `session=${await seal.seal(session)}`);
  const response = await app.request(`/api${path}`, { method: 'POST', headers }, { address: '192.0.2.1' });
  const set = response.headers.getSetCookie();
  const sealed = /^session=([^;]+)/.exec(set[0] ?? '')?.[1];
  return { response, set, session: sealed && (await seal.open(sealed)) };
}

describe('the session of a request', () => {
  test('is the cookie’s, which is not written again; the response is private', async () => {
    let opened: Session | undefined;
    const { response, set } = await send(async (context) => {
      opened = context.var.requestSession.session;
      return ok(context);
    });
    expect(opened).toEqual(SESSION);
    expect(set).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('is absent without a cookie, and the response stays public', async () => {
    const { response, set } = await send(ok, '/products/v2/catalog', null);
    expect([response.headers.get('cache-control'), set]).toEqual(['public, max-age=60', []]);
  });

  test('is renewed when its token has expired, and written even where the operation fails', async () => {
    const expired = { ...SESSION, expiresAt: 0 };
    const { response, session } = await send(() => Promise.reject(FAILED), undefined, expired);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(session).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2', usid: 'u-1' });
  });

  test('is replaced by issued tokens', async () => {
    const issued = { ...SESSION, accessToken: 'access-3' };
    const { session } = await send(async (context) => {
      context.set('issued', issued);
      return ok(context);
    });
    expect(session).toEqual(issued);
  });

  test.each(SIGN_OUTS)('ends with %s, also where the service fails, but not with invalid input', async (path) => {
    const cleared = [expect.stringMatching(/^session=; Max-Age=0/)];
    expect((await send(ok, path)).set).toEqual(cleared);
    expect((await send(() => Promise.reject(FAILED), path)).set).toEqual(cleared);
    expect((await send(async () => new Response(null, { status: 400 }), path)).set).toEqual([]);
  });

  test('loses the token of a mailed link when the password was changed', async () => {
    expect((await send(ok, RESET_CALL)).set).toEqual([expect.stringMatching(/^reset=; Max-Age=0/)]);
    expect((await send(() => Promise.reject(FAILED), RESET_CALL)).set).toEqual([]);
  });
});
