import { Hono } from 'hono';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import type { Log } from '../../src/lib/log.ts';
import type { ReadDraftAccess, DraftAccess } from './draft-access.ts';
import { createForward } from './forward.ts';
import { type GatewayEnvironment, type GatewayMiddleware, isRead, type GatewayContext } from './gateway-environment.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import { bufferBody, parseBody } from './read-body.ts';
import { allowMethods, readPath, stayBelowBasePath } from './request-line.ts';
import { requireOwnOrigin } from './require-own-origin.ts';
import { respondToError } from './respond-to-error.ts';
import type { OriginRule } from './same-origin.ts';
import { createRequestSessions } from './request-session.ts';
import { createSessionCookie } from './session-cookie.ts';
import type { MeasurementHeaders } from '../http/measurement-headers.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';
import type { SessionSeal } from './session.ts';
import { createRefresh } from './token-refresh.ts';
import type { Upstream } from './upstream.ts';
import { createAskToken, withSiteLocale } from './upstream-request.ts';
import { createVisitorCalls } from './visitor-calls.ts';
import { isProfessional, namesProfessionalDocument, NOT_FOR_VISITOR } from './professional-documents.ts';
import { withSession } from './with-session.ts';
import { callIds, writeCallIds } from './call-ids.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import { errorResponse, HTTP_ERRORS, tooManyRequests } from './error-response.ts';
import type { RequestContext } from '../../src/cms/request-context.ts';

/** Every response of the gateway carries the identifiers of its request. */
export const withCallIds: GatewayMiddleware = async (context, next) => {
  const ids = callIds(context.req.raw.headers);
  context.set('ids', ids);
  await next();
  writeCallIds(context.res.headers, ids);
};

export interface GatewayOptions {
  readonly commerce: Upstream;
  readonly content: Upstream;
  readonly seal: SessionSeal;
  readonly origin: OriginRule;
  readonly accessKey: string | undefined;
  readonly readDraftAccess: ReadDraftAccess;
  /** By default visitors allow everything. */
  readonly allows?: AllowsCategory | undefined;
  /** By default none. */
  readonly measurementHeaders?: MeasurementHeaders | undefined;
  /** Answers `/engine`; where it is left out, the commerce service does. */
  readonly decisions?: GatewayMiddleware | undefined;
  /** Reports what visitors of experiments do. */
  readonly reports?: GatewayMiddleware | undefined;
  /** Rejects calls of programs; by default none. */
  readonly protection?: GatewayMiddleware | undefined;
  /** Counters shared by all processes. */
  readonly rateLimits: RateLimits | undefined;
  readonly log: Log;
}

/**
 * `/api`: the specifications' operations for browsers (docs/contract.md#operations). Only requests that pass every check are forwarded.
 */
export function createGateway(options: GatewayOptions): Hono<GatewayEnvironment> {
  const { origin, log } = options;
  const isSecure = origin.publicOrigin.startsWith('https:');
  const limits = createLimits({ isLocal: origin.isLocal, rateLimits: options.rateLimits });
  const { allows } = options;
  const allowsFunctional = allows && ((request: Request, siteId?: string) => allows('C0003', request, siteId));
  const cookie = createSessionCookie(options.seal, { isSecure, allowsFunctional });
  const sessions = createRequestSessions({ cookie, refresh: createRefresh() });
  const askToken = createAskToken(options);

  const app = new Hono<GatewayEnvironment>().basePath('/api');
  app.onError(respondToError(log));
  app.use(withCallIds);
  app.use(allowMethods);
  app.use(readPath);
  app.use(requireOwnOrigin<GatewayEnvironment>(origin, ({ var: { path } }) => path));
  app.use(stayBelowBasePath);
  if (options.protection) app.use(options.protection);
  app.use(bufferBody);
  app.use(limitRate(limits));
  app.use(restrictContent(options.readDraftAccess));
  app.use(restrictToProfessionals(createVisitorCalls({ gateway: app, publicOrigin: origin.publicOrigin })));
  app.use(withSession({ sessions, askToken, isSecure }));
  if (options.decisions) app.use(options.decisions);
  if (options.reports) app.use(options.reports);
  app.all('*', createForward({ ...options, sessions, askToken, isSecure }));
  return app;
}

/** Content is read only (API405); its drafts exist only for requests with the right to preview (API404) and are never cached. */
export function restrictContent(readDraftAccess: ReadDraftAccess): GatewayMiddleware {
  return async (context, next) => {
    const { path } = context.var;
    if (!path.startsWith('/caas/') && !path.startsWith('/pre/')) return next();
    const draft = path.startsWith('/pre/') ? await requireDraftAccess(context, readDraftAccess) : undefined;
    if (!isRead(context.req.method)) throw new ApiError(HTTP_ERRORS.wrongMethod);
    context.set('content', { draft });
    await next();
    if (draft === undefined) return undefined;
    context.res.headers.set('cache-control', 'private, no-store');
    context.res.headers.set('x-robots-tag', 'noindex');
    return undefined;
  };
}

/** Documents for professionals are read by them, and in preview; never stored by anybody else. */
function restrictToProfessionals(visitorCalls: RequestContext['visitorCalls']): GatewayMiddleware {
  return async (context, next) => {
    const { path, query, content } = context.var;
    if (content === undefined || content.draft !== undefined || !namesProfessionalDocument(path)) return next();
    const { siteId = '', locale = '' } = Object.fromEntries(withSiteLocale(query, undefined));
    const cookie = context.req.header('cookie') ?? '';
    const visitor = visitorCalls({ cookie, userAgent: undefined, address: context.env.address, siteId, locale });
    if (await isProfessional(visitor)) await next();
    else context.res = errorResponse(NOT_FOR_VISITOR, context.var.ids.correlationId);
    for (const one of visitor.cookies) context.res.headers.append('set-cookie', one);
    context.res.headers.set('cache-control', 'private, no-store');
    return undefined;
  };
}

async function requireDraftAccess(
  { req: { raw: request }, var: { path, query } }: GatewayContext,
  readDraftAccess: ReadDraftAccess,
): Promise<DraftAccess> {
  const draft = path.startsWith('/pre/caas/') ? await readDraftAccess({ path, query, request }) : undefined;
  if (draft === undefined) throw new ApiError(HTTP_ERRORS.unknownCall);
  return draft;
}

/** Rejects requests above the limits with API429. */
export function limitRate(limits: Limits): GatewayMiddleware {
  return async (context, next) => {
    const { path } = context.var;
    let input: Record<string, unknown> | undefined;
    const limit = await limits.check({
      method: context.req.method,
      path,
      address: context.env.address,
      input: () => (input ??= inputOf(context)),
    });
    if (limit.wait > 0) throw tooManyRequests(limit.wait);
    await next();
    // A conflict is not a wrong guess: the resource exists.
    await limit.settle(context.res.ok || context.res.status === 409);
  };
}

function inputOf({ req, var: { query, body } }: GatewayContext): Record<string, unknown> {
  return isRead(req.method) ? queryInput(query) : (parseBody(body) ?? {});
}

/** All values of each name. */
function queryInput(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}
