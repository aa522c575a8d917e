import type { DraftAccess, ReadDraftAccess } from './draft-access.ts';
import { answerHeaders, forbidSharedCaching, upstreamHeaders } from './upstream-headers.ts';
import type { CallIds } from './call-ids.ts';
import { HTTP_ERRORS, errorResponse } from './error-response.ts';
import { parseBody } from './read-body.ts';
import { createRefresh, type AskToken } from './token-refresh.ts';
import { isDraftCall, serviceOf } from './service-of-path.ts';
import { createSessionCookie } from './session-cookie.ts';
import type { Session, SessionSeal } from './session.ts';
import { parseTokenAnswer, publicTokenAnswer, sessionOf } from './token-response.ts';
import { isApiError, type ApiError } from '../../src/api/core/api-error.ts';
import type { Upstream, UpstreamCall } from './upstream.ts';
import { readResetToken, resetCookie } from '../../src/lib/reset-cookie.ts';
import { createRequestSessions, NO_REQUEST_SESSION, type RequestSession } from './request-session.ts';

export interface ForwardOptions {
  readonly commerce: Upstream;
  readonly content: Upstream;
  readonly seal: SessionSeal;
  readonly isSecure: boolean;
  readonly readDraftAccess: ReadDraftAccess;
  readonly accessKey: string | undefined;
}

/** A request that passed the gateway's checks. */
export interface Call {
  readonly method: string;
  /** Without `/api`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly request: Request;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly address: string;
  readonly ids: CallIds;
}

export type Forward = (call: Call) => Promise<Response>;

const TOKEN_CALL = '/token/v2/auth/token';
/** The token of this operation is in a cookie when the visitor arrived by the link of a mail. */
const RESET_CALL = '/consumers-v3/confirmforgotpassword';
const SIGN_OUTS = ['/consumers-v3/consumer/auth/signout', '/token/v3/logout/social'];
/** A rejection by these says nothing about the session, and they must not be sent twice. */
const CREDENTIALS = /^\/(token|consumers-v3\/auth|consumers-v3\/consumer\/agent)\//;
/** Grants the session new rights, so the session gets new tokens. */
const AGENT_LOGIN = '/consumers-v3/consumer/agent/login';

/** Forwards requests with the visitor's session; tokens in the response are sealed into the cookie. */
export function createForward(options: ForwardOptions): Forward {
  const cookie = createSessionCookie(options.seal, options);
  const requestSessions = createRequestSessions({ cookie, refresh: createRefresh() });

  async function forward(call: Call): Promise<Response> {
    const draft = isDraftCall(call.path) ? await options.readDraftAccess(call) : undefined;
    const service = serviceOf(call.path, call.method, { mayReadDrafts: draft !== undefined });
    if (typeof service !== 'string') return errorResponse(service, call.ids.correlationId);
    const send = (session: Session | undefined) => outcomeOf(options[service], upstreamCall(call, session, options));
    if (draft !== undefined) return readDraft(call, draft, options);
    if (service === 'content') return respond(call, NO_REQUEST_SESSION, await send(undefined));
    const ask = askToken(call, options);
    const requestSession = await requestSessions.open(call.request, ask);
    const answer = await send(requestSession.session);
    if (call.path === AGENT_LOGIN && answer.status < 300)
      return respond(call, await requestSessions.renew(requestSession, ask), answer);
    if (answer.status !== 401 || CREDENTIALS.test(call.path)) return respond(call, requestSession, answer);
    const renewed = await requestSessions.renew(requestSession, ask);
    return respond(call, renewed, renewed.cookie === 'write' ? await send(renewed.session) : answer);
  }

  async function respond(call: Call, requestSession: RequestSession, answer: Outcome): Promise<Response> {
    const { response, after } = await toBrowser(call, requestSession, answer);
    if (requestSession.session !== undefined || after.cookie !== 'keep') forbidSharedCaching(response.headers);
    requestSessions.leave(requestSession, after);
    await requestSessions.close(response.headers, after);
    if (call.path === RESET_CALL && response.ok)
      response.headers.append('set-cookie', resetCookie('', options.isSecure));
    return response;
  }

  return forward;
}

/** Drafts are never cached. */
async function readDraft(call: Call, { date }: DraftAccess, options: ForwardOptions): Promise<Response> {
  const upstream = upstreamCall(call, undefined, options);
  if (date !== undefined) upstream.headers.set('preview-date', date);
  const { response } = await toBrowser(call, NO_REQUEST_SESSION, await outcomeOf(options.content, upstream));
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}

function upstreamCall(call: Call, session: Session | undefined, { accessKey, isSecure }: ForwardOptions) {
  const { ids, address } = call;
  return {
    method: call.method === 'HEAD' ? 'GET' : call.method,
    target: `${call.path}?${withSiteLocale(call.query, session)}`,
    headers: upstreamHeaders(call.request.headers, { ids, address, session, accessKey }),
    body: bodyOf(call, session, isSecure),
    callerSignal: call.request.signal,
  };
}

/** Adds the site and locale a request leaves out: the session's, else the default (docs/contract.md#sites-and-locales). */
function withSiteLocale(query: URLSearchParams, session: Session | undefined): URLSearchParams {
  const complete = new URLSearchParams(query);
  if (!complete.has('siteId')) complete.set('siteId', session?.siteId ?? 'us');
  if (!complete.has('locale')) complete.set('locale', session?.locale ?? 'en-us');
  return complete;
}

/**
 * Adds the tokens that scripts cannot read: the one to revoke and the one of a mailed link. A body that is not an
 * object is left for the service to reject.
 */
function bodyOf({ path, body, request }: Call, session: Session | undefined, isSecure: boolean) {
  const isReset = path === RESET_CALL;
  if (!isReset && !SIGN_OUTS.includes(path)) return body;
  const sent = body === undefined ? {} : parseBody(body);
  if (sent === undefined) return body;
  if (!isReset) return encode({ ...sent, refreshToken: session?.refreshToken });
  const token = sent['token'] || readResetToken(request.headers.get('cookie'), isSecure);
  return encode({ ...sent, ...(token === undefined ? {} : { token }) });
}

function askToken(call: Call, { commerce, accessKey }: ForwardOptions): AskToken {
  return (session, body) => {
    const { ids, address } = call;
    const headers = upstreamHeaders(new Headers(), { ids, address, session: undefined, accessKey });
    headers.set('content-type', 'application/json');
    headers.set('x-usid', session.usid);
    const target = `${TOKEN_CALL}?${withSiteLocale(new URLSearchParams(), session)}`;
    return commerce.send({ method: 'POST', target, headers, body: encode(body) });
  };
}

async function toBrowser(
  call: Call,
  requestSession: RequestSession,
  answer: Outcome,
): Promise<{ response: Response; after: RequestSession }> {
  const isOver = SIGN_OUTS.includes(call.path) && answer.status !== 400;
  const after: RequestSession = isOver ? { session: undefined, cookie: 'clear' } : requestSession;
  if (!(answer instanceof Response)) return { response: errorResponse(answer, call.ids.correlationId), after };
  const { status, headers, body, ok } = answer;
  if (ok && call.path === TOKEN_CALL) return tokenResponse(call, requestSession, answer);
  return { response: new Response(body, { status, headers: answerHeaders(headers) }), after };
}

async function tokenResponse(
  call: Call,
  requestSession: RequestSession,
  response: Response,
): Promise<{ response: Response; after: RequestSession }> {
  const answer = parseTokenAnswer(await response.json().catch(() => undefined));
  if (answer === undefined)
    return { response: errorResponse(HTTP_ERRORS.badAnswer, call.ids.correlationId), after: requestSession };
  const query = withSiteLocale(call.query, requestSession.session);
  const siteLocale = { siteId: query.get('siteId') ?? undefined, locale: query.get('locale') ?? undefined };
  const session = sessionOf(answer, requestSession.session, siteLocale);
  const headers = answerHeaders(new Headers());
  const init = { status: response.status, headers };
  return { response: Response.json(publicTokenAnswer(answer), init), after: { session, cookie: 'write' } };
}

/** The service's response, or the error that the browser gets instead. */
type Outcome = Response | ApiError;

function outcomeOf(service: Upstream, call: UpstreamCall): Promise<Outcome> {
  return service.send(call).catch((error: unknown) => {
    if (isApiError(error)) return error;
    throw error;
  });
}

function encode(body: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(body));
}
