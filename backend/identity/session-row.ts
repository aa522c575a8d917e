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
/** Who stays away longer has to sign in again, or is a new guest. */
const REFRESH_LIFETIME = 90 * DAY;
const ACCESS_LIFETIME = 30 * 60 * 1000;
/** A guest has little to lose but the cart. */
const lifetimeOf = (consumerType: string) => (consumerType === GUEST ? REFRESH_LIFETIME : ACCESS_LIFETIME);
/** A session is written anew only when so much of its life is over. */
export const isFresh = (principal: Principal, now: number) =>
  principal.expiresAt - now > lifetimeOf(principal.consumerType) * (1 - 1 / 90);

export const expiryOf = (consumerType: string, now: number) => ({
  expires_at: now + lifetimeOf(consumerType),
  refresh_expires_at: now + REFRESH_LIFETIME,
});

type SessionRow = Selectable<Tables['session']>;

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Derived, so that a session answered again answers the same; both tokens are kept together by who holds them. */
export const tokensOf = (accessToken: string): Tokens => ({
  accessToken,
  refreshToken: sha256(`refresh:${accessToken}`, 'base64url'),
});

export const newTokens = () => tokensOf(newSecret());

export const hashesOf = ({ accessToken, refreshToken }: Tokens) => ({
  token_hash: sha256(accessToken),
  refresh_hash: sha256(refreshToken),
});

interface NewSession {
  readonly tokens: Tokens;
  readonly consumerNo: string;
  readonly consumerType: string;
  readonly siteLocale: SiteLocale;
  readonly associate: Principal['associate'];
  readonly vouchedBy?: string | null;
  readonly now: number;
}

/** A session nobody had before, as every change of rights needs one. */
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
    vouched_by: session.vouchedBy ?? null,
    created_at: now,
    ...expiryOf(consumerType, now),
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
  };
}

function associateOf(row: Pick<SessionRow, 'associate_store_id' | 'associate_employee_id'>): Principal['associate'] {
  const { associate_store_id: storeId, associate_employee_id: employeeId } = row;
  return storeId === null || employeeId === null ? null : { storeId, employeeId };
}
