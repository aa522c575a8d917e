import { Hono } from 'hono';
import { ApiError } from '../../src/api/core/api-error.ts';
import { bodyLimitOf } from '../../src/api/core/body-limit.ts';
import { scope as scopeQuery } from '../../src/api/core/scope.schema.ts';
import { ORIGINS_HEADER, parseOrigins } from '../../src/lib/measurement/product-origins.ts';
import { networkOf } from '../core/network.ts';
import { apiError } from '../core/errors.ts';
import { databaseAway } from '../core/unavailable.ts';
import { unlessDatabaseHangs } from '../db/database-errors.ts';
import type { Database } from '../db/database.ts';
import type { ScopeOf } from '../core/scope.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { Principal } from '../core/principal.ts';
import { checkAccess } from './access.ts';
import { errorResponse, jsonResponse } from './responses.ts';
import type { RequestEnvironment, RequestIds } from './environment.ts';
import { parseInput, type Endpoint, type RequestContext, type RawInput } from './endpoint.ts';
import { performIdempotent } from './idempotent.ts';
import { checkText, readBody, readQuery } from './read-input.ts';

export interface CommerceDeps {
  readonly endpoints: readonly Endpoint[];
  /** The session of an access token, `undefined` when it is unknown or expired. */
  findPrincipal(accessToken: string | undefined): Promise<Principal | undefined>;
  readonly scopeOf: ScopeOf;
  readonly keys: IdempotencyKeys;
  readonly database: Pick<Database, 'read' | 'write' | 'heartbeat'>;
}

/** Mounts every endpoint at its path; another method there is `API405`. Internal errors are rethrown. */
export function commerceRoutes(deps: CommerceDeps): Hono<RequestEnvironment> {
  const app = new Hono<RequestEnvironment>();
  const byPath = Map.groupBy(deps.endpoints, ({ operation }) => toPattern(operation.path));
  for (const [pattern, endpoints] of [...byPath].toSorted(([one], [other]) => compareFixed(one, other))) {
    for (const endpoint of endpoints) {
      app.on(endpoint.operation.method, addressesOf(pattern), (context) =>
        unlessDatabaseHangs(
          deps.database,
          respond({ endpoint, deps, request: context.req.raw, params: context.req.param() }, context.env.ids),
          () => errorResponse(databaseAway(), context.env.ids),
        ),
      );
    }
    const allow = endpoints.map(({ operation }) => operation.method).join(', ');
    for (const address of addressesOf(pattern))
      app.all(address, (context) => {
        const answer = errorResponse(apiError('API405'), context.env.ids);
        answer.headers.set('allow', allow);
        return answer;
      });
  }
  return app;
}

/** The root of a service (`/photos`) is written with a slash as well. */
const addressesOf = (pattern: string): [string, ...string[]] =>
  pattern.lastIndexOf('/') === 0 ? [pattern, `${pattern}/`] : [pattern];

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Sorts `/cart/prepareOrder` before `/cart/:basketId`: the first matching pattern serves the request. */
function compareFixed(one: string, other: string): number {
  const mark = (pattern: string) => pattern.replace(/:\w+/g, '\uffff');
  return mark(one) < mark(other) ? -1 : 1;
}

interface EndpointRequest {
  readonly endpoint: Endpoint;
  readonly deps: CommerceDeps;
  readonly request: Request;
  readonly params: Record<string, string>;
}

async function respond(endpointRequest: EndpointRequest, ids: RequestIds): Promise<Response> {
  try {
    const { endpoint } = endpointRequest;
    checkClient(endpointRequest.request.headers);
    const query = readQuery(endpointRequest.request.url);
    const context = await contextOf(endpointRequest, query);
    const { keys } = endpointRequest.deps;
    const keyed = { endpoint, keys, headers: endpointRequest.request.headers };
    const answer = await performIdempotent(keyed, await inputOf(endpointRequest, query), context);
    return jsonResponse(answer, endpoint.status);
  } catch (error) {
    if (error instanceof ApiError) return errorResponse(error, ids);
    throw error;
  }
}

async function contextOf(
  { endpoint, deps, request }: EndpointRequest,
  query: RawInput['query'],
): Promise<RequestContext> {
  const accessToken = bearerOf(request.headers);
  const found = await deps.findPrincipal(accessToken);
  checkAccess(endpoint.operation.access, found);
  const principal = found?.isGone ? undefined : found;
  const address = request.headers.get('x-forwarded-for');
  return {
    principal,
    accessToken,
    signal: request.signal,
    network: address === null ? undefined : networkOf(address),
    channel: request.headers.get('x-channel') === 'MAPP' ? 'MAPP' : undefined,
    origins: parseOrigins(request.headers.get(ORIGINS_HEADER)),
    scope: deps.scopeOf(parseInput(scopeQuery, query), principal),
  };
}

async function inputOf({ endpoint, request, params }: EndpointRequest, query: RawInput['query']): Promise<RawInput> {
  for (const [name, value] of Object.entries(params)) checkText(value, name);
  const { method, path } = endpoint.operation;
  return { params, query, body: method === 'GET' ? {} : await readBody(request, bodyLimitOf(path)) };
}

const BEARER = /^Bearer +([\w-]{20,200})$/i;

function bearerOf(headers: Headers): string | undefined {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1];
}

/** Media ranges that include JSON, the most specific first: it takes precedence. */
const JSON_RANGES = ['application/json', 'application/*', '*/*'];
const NOT_TAKEN = /;\s*q=0(?:\.0{0,3})?\s*(?:;|$)/i;

/**
 * Checks the headers that every request has to satisfy: it accepts JSON (`API406`), and its client id is not blank
 * (`API400`). Both headers may be omitted.
 */
export function checkClient(headers: Headers): void {
  if (headers.get('x-application')?.trim() === '') throw apiError('API400');
  const accept = headers.get('accept')?.trim() ?? '';
  if (accept !== '' && !takesJson(accept)) throw apiError('API406');
}

function takesJson(accept: string): boolean {
  const ranges = new Map<string, boolean>();
  for (const range of accept.split(',')) {
    const [name = ''] = range.split(';');
    ranges.set(name.trim().toLowerCase(), !NOT_TAKEN.test(range));
  }
  const nearest = JSON_RANGES.find((name) => ranges.has(name));
  return nearest !== undefined && ranges.get(nearest) === true;
}
