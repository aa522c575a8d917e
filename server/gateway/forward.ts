import type { Handler } from 'hono';
import { ApiError } from '../../src/api/core/api-error.ts';
import { HTTP_ERRORS } from './error-response.ts';
import type { GatewayContext, GatewayEnvironment } from './gateway-environment.ts';
import type { Session } from './session.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';
import type { RequestSession, RequestSessions } from './request-session.ts';
import { AGENT_LOGIN, CREDENTIALS, FAVORITES_CALL, PROFILE_CALL, TOKEN_CALL } from './session-calls.ts';
import type { AskToken } from './token-refresh.ts';
import { parseTokenAnswer, publicTokenAnswer, readChosenStore, readShoeSize, sessionOf } from './token-response.ts';
import { answerHeaders } from './upstream-headers.ts';
import { upstreamCall, withSiteLocale, type UpstreamRequestOptions } from './upstream-request.ts';
import type { Upstream } from './upstream.ts';

export interface ForwardOptions extends UpstreamRequestOptions {
  readonly commerce: Upstream;
  readonly content: Upstream;
  readonly sessions: RequestSessions;
  readonly askToken: (context: GatewayContext) => AskToken;
  /** By default visitors allow nothing but what is required. */
  readonly allows?: AllowsCategory | undefined;
}

/** Forwards a request that passed the checks to its service, with the visitor's session. */
export function createForward(options: ForwardOptions): Handler<GatewayEnvironment> {
  return async (context) => {
    const response = await sendWithSession(context, options);
    if (response.ok && context.var.path === TOKEN_CALL) return issueTokens(context, response, options);
    if (response.ok && context.var.path === PROFILE_CALL && context.req.method === 'PUT')
      await adopt(context, response, (answer) => ({ shoeSize: readShoeSize(answer) }));
    if (response.ok && context.var.path === FAVORITES_CALL && context.req.method === 'POST')
      await adopt(context, response, (answer) => ({ myStore: readChosenStore(answer) }));
    const { status, headers, body } = response;
    return new Response(body, { status, headers: answerHeaders(headers) });
  };
}

/** Sends the request again with new tokens where the service rejected those of the session. */
async function sendWithSession(context: GatewayContext, options: ForwardOptions): Promise<Response> {
  const { path, content, requestSession } = context.var;
  const upstream = content === undefined ? options.commerce : options.content;
  const send = () => upstream.send(upstreamCall(context, context.var.requestSession.session, options));
  const response = await send();
  if (content !== undefined) return response;
  const isNewRight = path === AGENT_LOGIN && response.status < 300;
  const isRejected = response.status === 401 && !CREDENTIALS.test(path);
  if (!isNewRight && !isRejected) return response;
  const renewed = await options.sessions.renew(requestSession, options.askToken(context));
  context.set('requestSession', isNewRight ? inStore(renewed) : renewed);
  return isRejected && renewed.cookie === 'write' ? send() : response;
}

/** A session with an associate ends with the browser's, also where no new tokens could be had. */
function inStore({ session, ...rest }: RequestSession): RequestSession {
  return session === undefined ? { ...rest, session } : { session: { ...session, isInStore: true }, cookie: 'write' };
}

/** The session knows what the visitor prefers, as the response to a change tells it. */
async function adopt(
  context: GatewayContext,
  response: Response,
  read: (answer: unknown) => Pick<Session, 'shoeSize'> | Pick<Session, 'myStore'>,
): Promise<void> {
  const { session } = context.var.requestSession;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (session === undefined) return;
  const changed = { ...session, ...read(answer) };
  if (changed.shoeSize === session.shoeSize && changed.myStore === session.myStore) return;
  context.set('requestSession', { session: changed, cookie: 'write' });
}

/** The tokens become the visitor's session; the browser gets the rest of the response. */
async function issueTokens(context: GatewayContext, response: Response, options: ForwardOptions): Promise<Response> {
  const answer = parseTokenAnswer(await response.json().catch(() => undefined));
  if (answer === undefined) throw new ApiError(HTTP_ERRORS.badAnswer);
  const { query, requestSession } = context.var;
  const complete = withSiteLocale(query, requestSession.session);
  const siteLocale = { siteId: complete.get('siteId') ?? undefined, locale: complete.get('locale') ?? undefined };
  const issued = sessionOf(answer, requestSession.session, siteLocale);
  context.set('issued', issued);
  const isMeasured = options.allows?.('C0002', context.req.raw, siteLocale.siteId) === true;
  return Response.json(publicTokenAnswer(answer, isMeasured ? issued.usid : undefined), {
    status: response.status,
    headers: answerHeaders(new Headers()),
  });
}
