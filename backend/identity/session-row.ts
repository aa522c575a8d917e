import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { SiteLocale } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { newSecret, sha256 } from './secrets.ts';
import type { Principal } from '../core/principal.ts';

export interface IssuedSession {
  readonly principal: Principal;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export const GUEST = 'GUEST';
const DAY = 24 * 60 * 60 * 1000;
/** After this time without a request a consumer has to sign in again, and a guest becomes a new one. */
const REFRESH_LIFETIME = 90 * DAY;
const ACCESS_LIFETIME = 30 * 60 * 1000;
/** Milliseconds for which a session with an associate stays usable without a request, unless the shop sets others. */
export const STORE_IDLE = 15 * 60 * 1000;

/** What decides how long a session lives. */
interface Kind {
  readonly consumerType: string;
  readonly associate: Principal['associate'];
}

export interface SessionClock {
  readonly now: number;
  /** See `STORE_IDLE`. */
  readonly storeIdle: number;
}

/** Guest sessions are long-lived: they protect little but the cart. On a store's device the next one is another person. */
function lifetimeOf({ consumerType, associate }: Kind, { storeIdle }: SessionClock): number {
  if (associate !== null) return storeIdle;
  return consumerType === GUEST ? REFRESH_LIFETIME : ACCESS_LIFETIME;
}

/** A session is rewritten only after this share of its lifetime. */
export const isFresh = (principal: Principal, clock: SessionClock) =>
  principal.expiresAt - clock.now > lifetimeOf(principal, clock) * (1 - 1 / 90);

export const expiryOf = (kind: Kind, clock: SessionClock) => ({
  expires_at: clock.now + lifetimeOf(kind, clock),
  refresh_expires_at: clock.now + (kind.associate === null ? REFRESH_LIFETIME : clock.storeIdle),
});

type SessionRow = Selectable<Tables['session']>;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Derived, so that a session that is returned again has the same tokens; clients store both together. */
export const tokensOf = (accessToken: string): Tokens => ({
  accessToken,
  refreshToken: sha256(`refresh:${accessToken}`, 'base64url'),
});

export const newTokens = () => tokensOf(newSecret());

export const hashesOf = ({ accessToken, refreshToken }: Tokens) => ({
  token_hash: sha256(accessToken),
  refresh_hash: sha256(refreshToken),
});

interface NewSession extends Kind, SessionClock {
  readonly tokens: Tokens;
  readonly consumerNo: string;
  readonly siteLocale: SiteLocale;
  readonly vouchedBy?: string | null;
}

/** A new session with new tokens, required for every change of rights. */
export function newSessionRow(session: NewSession): Insertable<Tables['session']> & SessionRow {
  const { tokens, consumerNo, consumerType, siteLocale, associate, now } = session;
  return {
    ...hashesOf(tokens),
    usid: randomUUID(),
    consumer_no: consumerNo,
    consumer_type: consumerType,
    site_id: siteLocale.siteId ?? '',
    locale: siteLocale.locale ?? '',
    associate_store_id: associate?.storeId ?? null,
    associate_employee_id: associate?.employeeId ?? null,
    served_consumer_no: null,
    vouched_by: session.vouchedBy ?? null,
    created_at: now,
    ...expiryOf(session, session),
  };
}

export function toPrincipal(row: Omit<SessionRow, 'token_hash' | 'refresh_hash'>): Principal {
  return {
    usid: row.usid,
    consumerNo: row.consumer_no,
    consumerType: row.consumer_type,
    siteId: row.site_id,
    locale: row.locale,
    expiresAt: row.expires_at,
    loggedIn: row.consumer_type !== GUEST,
    associate: associateOf(row),
    served: row.served_consumer_no ?? undefined,
  };
}

export function associateOf(
  row: Pick<SessionRow, 'associate_store_id' | 'associate_employee_id'>,
): Principal['associate'] {
  const { associate_store_id: storeId, associate_employee_id: employeeId } = row;
  return storeId === null || employeeId === null ? null : { storeId, employeeId };
}
