import type { MeasurementHeaders } from '../http/measurement-headers.ts';
import { readResetToken } from '../../src/lib/reset-cookie.ts';
import type { GatewayContext } from './gateway-environment.ts';
import { parseBody } from './read-body.ts';
import { RESET_CALL, SIGN_OUTS, TOKEN_CALL } from './session-calls.ts';
import type { Session } from './session.ts';
import type { AskToken } from './token-refresh.ts';
import { upstreamHeaders } from './upstream-headers.ts';
import type { Upstream, UpstreamCall } from './upstream.ts';

export interface UpstreamRequestOptions {
  readonly isSecure: boolean;
  readonly accessKey: string | undefined;
  /** By default none. */
  readonly measurementHeaders?: MeasurementHeaders | undefined;
}

/** The request as its service gets it. */
export function upstreamCall(
  context: GatewayContext,
  session: Session | undefined,
  { accessKey, isSecure, measurementHeaders }: UpstreamRequestOptions,
): UpstreamCall {
  const { ids, path, query, content } = context.var;
  const { method, raw: request } = context.req;
  const headers = upstreamHeaders(request.headers, { ids, address: context.env.address, session, accessKey });
  const date = content?.draft?.date;
  if (date !== undefined) headers.set('preview-date', date);
  const completeQuery = withSiteLocale(query, session);
  const siteId = completeQuery.get('siteId') ?? '';
  for (const [name, value] of measurementHeaders?.({ request, path, siteId }) ?? []) headers.set(name, value);
  return {
    method: method === 'HEAD' ? 'GET' : method,
    target: `${path}?${completeQuery}`,
    headers,
    body: bodyWithTokens(context, session, isSecure),
    callerSignal: request.signal,
  };
}

/** Sends the session's own requests to the token operation, with the identifiers of the visitor's request. */
export function createAskToken({
  commerce,
  accessKey,
}: {
  readonly commerce: Upstream;
  readonly accessKey: string | undefined;
}): (context: GatewayContext) => AskToken {
  return ({ env: { address }, var: { ids } }) =>
    (session, body) => {
      const headers = upstreamHeaders(new Headers(), { ids, address, session: undefined, accessKey });
      headers.set('content-type', 'application/json');
      headers.set('x-usid', session.usid);
      const target = `${TOKEN_CALL}?${withSiteLocale(new URLSearchParams(), session)}`;
      return commerce.send({ method: 'POST', target, headers, body: encode(body) });
    };
}

/** Adds the site and locale a request leaves out: the session's, else the default (docs/contract.md#sites-and-locales). */
export function withSiteLocale(query: URLSearchParams, session: Session | undefined): URLSearchParams {
  const complete = new URLSearchParams(query);
  if (!complete.has('siteId')) complete.set('siteId', session?.siteId ?? 'us');
  if (!complete.has('locale')) complete.set('locale', session?.locale ?? 'en-us');
  return complete;
}

/**
 * Adds the tokens that scripts cannot read: the one to revoke and the one of a mailed link. A body that is not an
 * object is left for the service to reject.
 */
function bodyWithTokens({ req, var: { path, body } }: GatewayContext, session: Session | undefined, isSecure: boolean) {
  const isReset = path === RESET_CALL;
  if (!isReset && !SIGN_OUTS.includes(path)) return body;
  const sent = body === undefined ? {} : parseBody(body);
  if (sent === undefined) return body;
  if (!isReset) return encode({ ...sent, refreshToken: session?.refreshToken });
  const token = sent['token'] || readResetToken(req.raw.headers.get('cookie'), isSecure);
  return encode({ ...sent, ...(token === undefined ? {} : { token }) });
}

function encode(body: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(body));
}
