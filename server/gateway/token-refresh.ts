import { LRUCache } from 'lru-cache';
import { parseTokenAnswer, sessionOf } from './token-response.ts';
import type { Session } from './session.ts';
import type { UpstreamAnswer } from './upstream.ts';

export type Refreshed =
  | { readonly outcome: 'renewed'; readonly session: Session }
  /** The service does not know the session any more. */
  | { readonly outcome: 'ended' }
  /** The visitor has another one by now. */
  | { readonly outcome: 'left' }
  | { readonly outcome: 'failed' };

export interface Refresh {
  renew(session: Session, ask: AskToken): Promise<Refreshed>;
  /** Calls still on their way with a session that was changed for another must not end that one. */
  leave(session: Session): void;
}

export type AskToken = (session: Session, body: object) => Promise<UpstreamAnswer>;

/** Before the end of a token's life, so that it does not die on the way. */
export const EXPIRY_MARGIN = 10_000;

/** Calls of one page come at once with the same old cookie: they all get the one renewal. */
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

/** Another process renews it at the moment, or there are too many calls. */
const UNSETTLED = [409, 429];

async function renew(session: Session, ask: AskToken): Promise<Refreshed> {
  const answer = await ask(session, { type: 'Refresh', refreshToken: session.refreshToken });
  if ('error' in answer) return { outcome: 'failed' };
  if (answer.response.status >= 500 || UNSETTLED.includes(answer.response.status)) return { outcome: 'failed' };
  if (!answer.response.ok) return { outcome: 'ended' };
  const token = parseTokenAnswer(await answer.response.json().catch(() => undefined));
  if (token === undefined) return { outcome: 'failed' };
  return { outcome: 'renewed', session: sessionOf(token, session, { siteId: session.siteId, locale: session.locale }) };
}
