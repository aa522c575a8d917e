import { EXPIRY_MARGIN, type AskToken, type Refresh } from './token-refresh.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Session } from './session.ts';

/** The session of one request, and how the response changes its cookie. */
export interface RequestSession {
  readonly session: Session | undefined;
  /** What the response does with the cookie. */
  readonly cookie: 'keep' | 'write' | 'clear';
}

export const NO_REQUEST_SESSION: RequestSession = { session: undefined, cookie: 'keep' };

export interface RequestSessions {
  /** Reads the cookie; a session with an expired token is refreshed before anything is sent. */
  open(request: Request, ask: AskToken): Promise<RequestSession>;
  /** After the service rejected the token: returns a session to retry with, or one that has ended. */
  renew(requestSession: RequestSession, ask: AskToken): Promise<RequestSession>;
  /** After the response: marks the former session as replaced where the request changed or ended it. */
  leave(former: RequestSession, after: RequestSession): void;
  close(headers: Headers, requestSession: RequestSession, request: Request): Promise<void>;
}

export function createRequestSessions({
  cookie,
  refresh,
}: {
  cookie: SessionCookie;
  refresh: Refresh;
}): RequestSessions {
  async function renew(requestSession: RequestSession, ask: AskToken): Promise<RequestSession> {
    if (requestSession.session === undefined) return requestSession;
    const refreshed = await refresh.renew(requestSession.session, ask);
    if (refreshed.outcome === 'renewed') return { session: refreshed.session, cookie: 'write' };
    return refreshed.outcome === 'ended' ? { session: undefined, cookie: 'clear' } : requestSession;
  }

  return {
    renew,
    leave({ session }, after) {
      if (session !== undefined && session.refreshToken !== after.session?.refreshToken) refresh.leave(session);
    },
    async open(request, ask) {
      const session = await cookie.read(request);
      if (session === undefined) return NO_REQUEST_SESSION;
      const requestSession: RequestSession = { session, cookie: 'keep' };
      return session.expiresAt - EXPIRY_MARGIN > Date.now() ? requestSession : renew(requestSession, ask);
    },
    async close(headers, requestSession, request) {
      if (requestSession.cookie === 'write' && requestSession.session !== undefined)
        await cookie.write(headers, requestSession.session, request);
      if (requestSession.cookie === 'clear') cookie.clear(headers, request);
    },
  };
}
