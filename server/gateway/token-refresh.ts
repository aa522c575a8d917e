import { LRUCache } from 'lru-cache';
import { parseTokenAnswer, sessionOf } from './token-response.ts';
import type { Session } from './session.ts';
import { isApiError } from '../../src/api/core/api-error.ts';

export type Refreshed =
  | { readonly outcome: 'renewed'; readonly session: Session }
  /** The service no longer knows the session. */
  | { readonly outcome: 'ended' }
  /** The visitor has another session by now. */
  | { readonly outcome: 'left' }
  | { readonly outcome: 'failed' };

export interface Refresh {
  renew(session: Session, ask: AskToken): Promise<Refreshed>;
  /** Marks a replaced session: pending requests with it must not end its successor. */
  leave(session: Session): void;
}

export type AskToken = (session: Session, body: object) => Promise<Response>;

/** Milliseconds before the end of a token's life at which it is refreshed, so that it does not expire in transit. */
export const EXPIRY_MARGIN = 10_000;

/** Concurrent requests of one page send the same old cookie: all of them get the result of one refresh. */
const RESULT_TTL_MS = 60_000;

export function createRefresh(): Refresh {
  const running = new LRUCache<string, Promise<Refreshed>>({ max: 10_000, ttl: RESULT_TTL_MS });
  return {
    async renew(session, ask) {
      const { refreshToken } = session;
      if (refreshToken === undefined) return { outcome: 'ended' };
      const known = running.get(refreshToken);
      if (known !== undefined) return known;
      const started = renew(session, ask);
      running.set(refreshToken, started);
      const refreshed = await started;
      if (refreshed.outcome === 'failed') running.delete(refreshToken);
      return refreshed;
    },
    leave({ refreshToken }) {
      if (refreshToken !== undefined) running.set(refreshToken, Promise.resolve({ outcome: 'left' }));
    },
  };
}

/** Another process is refreshing the session, or there are too many requests. */
const UNSETTLED = [409, 429];

async function renew(session: Session, ask: AskToken): Promise<Refreshed> {
  const response = await ask(session, { type: 'Refresh', refreshToken: session.refreshToken }).catch(ignoreApiError);
  if (response === undefined || response.status >= 500 || UNSETTLED.includes(response.status))
    return { outcome: 'failed' };
  if (!response.ok) return { outcome: 'ended' };
  const token = parseTokenAnswer(await response.json().catch(() => undefined));
  if (token === undefined) return { outcome: 'failed' };
  return { outcome: 'renewed', session: sessionOf(token, session, { siteId: session.siteId, locale: session.locale }) };
}

/** The service gave no usable response. */
function ignoreApiError(error: unknown): undefined {
  if (!isApiError(error)) throw error;
}
