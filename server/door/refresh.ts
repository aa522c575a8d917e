import { LRUCache } from 'lru-cache';
import { parseTokenAnswer, sessionOf } from './token-answer.ts';
import type { Session } from './session.ts';
import type { UpstreamAnswer } from './upstream.ts';

export type Refreshed =
  | { readonly outcome: 'renewed'; readonly session: Session }
  /** The service does not know the session any more. */
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'failed' };

export type Refresh = (session: Session, ask: AskToken) => Promise<Refreshed>;
export type AskToken = (session: Session, body: object) => Promise<UpstreamAnswer>;

/** Before the end of a token's life, so that it does not die on the way. */
export const EXPIRY_MARGIN = 10_000;

/** Calls of one page come at once with the same old cookie: they all get the one renewal. */
const KEPT = 60_000;

export function createRefresh(): Refresh {
  const running = new LRUCache<string, Promise<Refreshed>>({ max: 10_000, ttl: KEPT });
  return async (session, ask) => {
    const { refreshToken } = session;
    if (refreshToken === undefined) return { outcome: 'ended' };
    const known = running.get(refreshToken);
    if (known !== undefined) return known;
    const started = renew(session, ask);
    running.set(refreshToken, started);
    const refreshed = await started;
    if (refreshed.outcome === 'failed') running.delete(refreshToken);
    return refreshed;
  };
}

async function renew(session: Session, ask: AskToken): Promise<Refreshed> {
  const answer = await ask(session, { type: 'Refresh', refreshToken: session.refreshToken });
  if ('fault' in answer) return { outcome: 'failed' };
  if (answer.response.status >= 500 || answer.response.status === 429) return { outcome: 'failed' };
  if (!answer.response.ok) return { outcome: 'ended' };
  const token = parseTokenAnswer(await answer.response.json().catch(() => undefined));
  if (token === undefined) return { outcome: 'failed' };
  return { outcome: 'renewed', session: sessionOf(token, session, { siteId: session.siteId, locale: session.locale }) };
}
