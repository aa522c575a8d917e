import { EXPIRY_MARGIN, type AskToken, type Refresh } from './refresh.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Session } from './session.ts';

/** The session of one call, and what of it the browser must be told. */
export interface Visit {
  readonly session: Session | undefined;
  /** What the answer does with the cookie. */
  readonly cookie: 'keep' | 'write' | 'clear';
}

export const NO_VISIT: Visit = { session: undefined, cookie: 'keep' };

export interface Visits {
  /** Reads the cookie; a session whose token has run out is renewed before anything is sent. */
  open(request: Request, ask: AskToken): Promise<Visit>;
  /** After the service refused the token: a visit to try once more with, or one that has ended. */
  renew(visit: Visit, ask: AskToken): Promise<Visit>;
  /** After a call that changed the visitor's session for another, or ended it. */
  leave(former: Visit, after: Visit): void;
  close(headers: Headers, visit: Visit): Promise<void>;
}

export function createVisits({ cookie, refresh }: { cookie: SessionCookie; refresh: Refresh }): Visits {
  async function renew(visit: Visit, ask: AskToken): Promise<Visit> {
    if (visit.session === undefined) return visit;
    const refreshed = await refresh.renew(visit.session, ask);
    if (refreshed.outcome === 'renewed') return { session: refreshed.session, cookie: 'write' };
    return refreshed.outcome === 'ended' ? { session: undefined, cookie: 'clear' } : visit;
  }

  return {
    renew,
    leave({ session }, after) {
      if (session !== undefined && session.refreshToken !== after.session?.refreshToken) refresh.leave(session);
    },
    async open(request, ask) {
      const session = await cookie.read(request);
      if (session === undefined) return NO_VISIT;
      const visit: Visit = { session, cookie: 'keep' };
      return session.expiresAt - EXPIRY_MARGIN > Date.now() ? visit : renew(visit, ask);
    },
    async close(headers, visit) {
      if (visit.cookie === 'write' && visit.session !== undefined) await cookie.write(headers, visit.session);
      if (visit.cookie === 'clear') cookie.clear(headers);
    },
  };
}
