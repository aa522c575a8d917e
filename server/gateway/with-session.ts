import { resetCookie } from '../../src/lib/reset-cookie.ts';
import type { GatewayContext, GatewayMiddleware } from './gateway-environment.ts';
import { NO_REQUEST_SESSION, type RequestSession, type RequestSessions } from './request-session.ts';
import { RESET_CALL, SIGN_OUTS } from './session-calls.ts';
import type { AskToken } from './token-refresh.ts';
import { forbidSharedCaching } from './upstream-headers.ts';

export interface SessionMiddlewareOptions {
  readonly sessions: RequestSessions;
  readonly askToken: (context: GatewayContext) => AskToken;
  readonly isSecure: boolean;
}

/**
 * Opens the visitor's session from the cookie, and writes or deletes the cookie as the response requires: also with an
 * error, so that renewed tokens are not lost. Content has no session.
 */
export function withSession({ sessions, askToken, isSecure }: SessionMiddlewareOptions): GatewayMiddleware {
  return async (context, next) => {
    const { path, content } = context.var;
    const hasNone = content !== undefined;
    context.set(
      'requestSession',
      hasNone ? NO_REQUEST_SESSION : await sessions.open(context.req.raw, askToken(context)),
    );
    await next();
    if (hasNone) return;
    const { requestSession } = context.var;
    const { headers, ok } = context.res;
    const after = sessionAfter(context);
    if (requestSession.session !== undefined || after.cookie !== 'keep') forbidSharedCaching(headers);
    sessions.leave(requestSession, after);
    await sessions.close(headers, after, context.req.raw);
    if (path === RESET_CALL && ok) headers.append('set-cookie', resetCookie('', isSecure));
  };
}

/** Signing out ends the session even where the service fails; only invalid input (400) leaves it. */
function sessionAfter({ res, var: { path, requestSession, issued } }: GatewayContext): RequestSession {
  if (SIGN_OUTS.includes(path) && res.status !== 400) return { session: undefined, cookie: 'clear' };
  return issued === undefined ? requestSession : { session: issued, cookie: 'write' };
}
