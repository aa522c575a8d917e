import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import type { SendRequest } from '../../src/api/core/exchange.ts';
import { startTestServer, type RawAnswer, type TestServer } from '../http/server.test-support.ts';
import { createGateway, type GatewayOptions } from './gateway.ts';
import { createSessionSeal } from './session.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';

export const log = { info() {}, warn() {}, error() {} };

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly body: string;
}

interface ServiceState {
  tokens: number;
  expiresIn: number;
  /** The status with which the service rejects a refresh. */
  rejectsRefresh?: 400 | 401 | 409;
  /** Named in every response of the token operation. */
  associate?: object | undefined;
  /** Likewise. */
  loggedIn?: boolean;
  consumerType?: string;
  memberId?: string;
  creditKind?: string;
  preferredShoeSize?: string | undefined;
  favStoreId?: string | undefined;
  /** Names of the linked identities in the profile; without them there is no profile. */
  identities?: readonly string[] | undefined;
  readonly validTokens: Set<string>;
}

const profileOf = (preferredShoeSize: string | null) => ({
  consumerProfile: { preferences: { interests: '', preferredShoeSize } },
});

/** A service at the edge: issues numbered tokens and records the requests it receives. */
export function createService() {
  const received: Received[] = [];
  const state: ServiceState = { tokens: 0, expiresIn: 1800, validTokens: new Set<string>() };
  const app = new Hono();
  app.use(async (context, next) => {
    const { req } = context;
    const body = await req.text();
    received.push({ method: req.method, path: req.path, query: req.query(), headers: req.header(), body });
    await next();
  });
  app.post('/token/v2/auth/token', async (context) => {
    const { type } = await context.req.json<{ type: string }>();
    if (type === 'Refresh' && state.rejectsRefresh) return context.json({ errorDetails: [] }, state.rejectsRefresh);
    state.tokens += 1;
    const accessToken = `access-${state.tokens}`;
    state.validTokens.add(accessToken);
    const refreshToken = `refresh-${state.tokens}`;
    return context.json({ ...sessionFacts(state), accessToken, refreshToken, usid: 'u-1' });
  });
  app.get('/cart/v1/cart/:id', (context) => {
    const token = context.req.header('authorization')?.replace('Bearer ', '') ?? '';
    return state.validTokens.has(token) ? context.json({ basketId: 'b1' }) : context.json({ errorDetails: [] }, 401);
  });
  app.get('/consumers-v3/consumer', () => profileWith(state));
  app.put('/consumers-v3/consumer', async (context) =>
    context.json(profileOf((await context.req.json()).preferredShoeSize)),
  );
  app.post('/wishlists/v2/favorites', async (context) => context.json({ items: [], ...(await context.req.json()) }));
  app.all('*', (context) => context.json({ ok: true }, 200, { 'set-cookie': 'upstream=1', 'x-powered-by': 'x' }));
  return { received, state, send: (request: Request) => Promise.resolve(app.fetch(request)) };
}

const sessionFacts = (state: ServiceState) => ({
  consumerNo: '100',
  consumerType: state.consumerType ?? 'GUEST',
  loggedIn: state.loggedIn ?? false,
  memberId: state.memberId,
  creditKind: state.creditKind,
  expiresIn: state.expiresIn,
  basketId: 'b1',
  associate: state.associate,
  preferredShoeSize: state.preferredShoeSize,
  favStoreId: state.favStoreId,
});

function profileWith({ identities }: ServiceState): Response {
  if (identities === undefined) return Response.json({ errorDetails: [{ errorId: 'AUT404' }] }, { status: 403 });
  const identity = identities.map((type) => ({ type }));
  return Response.json({ consumerProfile: { consumerDetails: { identity } } });
}

/** Headers a browser sends with a request of the shop's own page. */
const FROM_SHOP = { 'sec-fetch-site': 'same-origin' };

export interface TestGateway extends TestServer {
  /** Sends a request as the shop's own page unless the headers set an origin. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RawAnswer>;
}

interface GatewayChanges {
  readonly isLocal?: boolean;
  readonly publicOrigin?: string;
  readonly timeout?: number;
  readonly retries?: boolean;
  readonly commerce?: Upstream;
  readonly rateLimits?: RateLimits;
  readonly allows?: AllowsCategory;
  readonly measurementHeaders?: GatewayOptions['measurementHeaders'];
  readonly decisions?: GatewayOptions['decisions'];
  readonly reports?: GatewayOptions['reports'];
}

export async function startGateway(send: SendRequest, changes: GatewayChanges = {}): Promise<TestGateway> {
  const { isLocal = true, publicOrigin = 'http://localhost:4321', timeout = 500, retries = false } = changes;
  const upstream = createUpstream({ send, baseUrl: 'http://commerce.internal', timeout, retries, log });
  const gateway = createGateway({
    commerce: changes.commerce ?? upstream,
    content: upstream,
    seal: createSessionSeal('s'.repeat(48)),
    origin: { isLocal, publicOrigin, port: 4321 },
    readDraftAccess: async () => (isLocal ? {} : undefined),
    rateLimits: changes.rateLimits,
    allows: changes.allows,
    measurementHeaders: changes.measurementHeaders,
    decisions: changes.decisions,
    reports: changes.reports,
    accessKey: 'key-1',
    log,
  });
  const addressOf = ({ headers }: Request) => headers.get('x-test-address') ?? '10.0.0.1';
  const listener = getRequestListener((request) => gateway.fetch(request, { address: addressOf(request) }), {
    overrideGlobalObjects: false,
  });
  const server = await startTestServer((request, response) => void listener(request, response));
  return {
    ...server,
    call: (method, path, body, headers = FROM_SHOP) =>
      server.send(path, {
        method,
        headers: {
          ...('origin' in headers || 'sec-fetch-site' in headers ? {} : FROM_SHOP),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  };
}

export function cookieOf(answer: RawAnswer): string {
  return answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

export function errorIdOf(answer: RawAnswer): string {
  return JSON.parse(String(answer.body)).errorDetails[0].errorId;
}
