import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SiteLocale } from '../core/scope.ts';
import { prepared } from '../db/prepared.ts';
import type { Tables } from '../db/tables.ts';
import { sha256 } from './secrets.ts';
import { refreshSession } from './session-refresh.ts';
import {
  expiryOf,
  GUEST,
  isFresh,
  newSessionRow,
  newTokens,
  toPrincipal,
  tokensOf,
  type IssuedSession,
} from './session-row.ts';
import type { Principal } from '../core/principal.ts';

export type { IssuedSession } from './session-row.ts';

export interface SessionService {
  /** The session of an access token, `undefined` where there is none or it has run out. */
  find(accessToken: string | undefined): Promise<Principal | undefined>;
  /** Of the loyalty programme; nobody else has one. */
  memberIdOf(principal: Principal): Promise<string | undefined>;
  startGuest(siteLocale: Required<SiteLocale>): Promise<IssuedSession>;
  /** The session with its tokens; it lasts anew from now and keeps the place it is used from. */
  extend(principal: Principal, accessToken: string, siteLocale: Required<SiteLocale>): Promise<IssuedSession>;
  /**
   * New tokens for the session of a refresh token, which ends. Rejects with `AUT432` for one that is not known or was used
   * before, which ends the session too, and with `DUPLICATED_TOKEN` while another call uses it.
   */
  refresh(refreshToken: string): Promise<IssuedSession>;
  /** Of a consumer, in place of `former`. */
  startConsumer(transaction: Transaction<Tables>, session: ConsumerSession): Promise<IssuedSession>;
  /** Ends what the tokens name; nothing where that has ended already. */
  end(tokens: { accessToken?: string | undefined; refreshToken?: string | undefined }): Promise<void>;
  removeExpired(): Promise<void>;
}

export interface ConsumerSession {
  readonly consumerNo: string;
  readonly consumerType: string;
  readonly siteLocale: SiteLocale;
  readonly former: Principal | undefined;
  /** The company whose word the sign-in was; nothing for a password. */
  readonly vouchedBy?: string | null;
}

const findSession = prepared((database, { tokenHash, now }: { tokenHash: string; now: number }) =>
  database
    .selectFrom('session')
    .leftJoin('consumer', 'consumer.consumer_no', 'session.consumer_no')
    .selectAll('session')
    .select('consumer.created_at as account_since')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now),
);

interface SessionDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now?: () => number;
}

export function createSessionService({ read, write, now = Date.now }: SessionDeps): SessionService {
  async function find(accessToken: string | undefined): Promise<Principal | undefined> {
    if (accessToken === undefined) return undefined;
    const [row] = await findSession(read, { tokenHash: sha256(accessToken), now: now() });
    if (!row) return undefined;
    const principal = toPrincipal(row);
    return principal.loggedIn && row.account_since === null ? { ...principal, isGone: true } : principal;
  }

  async function memberIdOf({ loggedIn, consumerNo }: Principal): Promise<string | undefined> {
    if (!loggedIn) return undefined;
    const consumer = read.selectFrom('consumer').select('member_id').where('consumer_no', '=', consumerNo);
    return (await consumer.executeTakeFirst())?.member_id ?? undefined;
  }

  async function startGuest(siteLocale: Required<SiteLocale>): Promise<IssuedSession> {
    const tokens = newTokens();
    const consumerNo = `G-${randomUUID()}`;
    const row = newSessionRow({ tokens, consumerNo, consumerType: GUEST, siteLocale, associate: null, now: now() });
    await write.insertInto('session').values(row).execute();
    return { principal: toPrincipal(row), ...tokens };
  }

  async function startConsumer(
    transaction: Transaction<Tables>,
    { consumerNo, consumerType, siteLocale, former, vouchedBy = null }: ConsumerSession,
  ): Promise<IssuedSession> {
    const tokens = newTokens();
    const associate = former?.associate ?? null;
    const row = newSessionRow({ tokens, consumerNo, consumerType, siteLocale, associate, vouchedBy, now: now() });
    await transaction.insertInto('session').values(row).execute();
    if (former) await transaction.deleteFrom('session').where('usid', '=', former.usid).execute();
    return { principal: toPrincipal(row), ...tokens };
  }

  async function extend(
    principal: Principal,
    accessToken: string,
    siteLocale: Required<SiteLocale>,
  ): Promise<IssuedSession> {
    const { siteId = principal.siteId, locale = principal.locale } = siteLocale;
    const tokens = tokensOf(accessToken);
    if (isFresh(principal, now()) && siteId === principal.siteId && locale === principal.locale)
      return { principal, ...tokens };
    const expiry = expiryOf(principal.consumerType, now());
    await write
      .updateTable('session')
      .set({ ...expiry, site_id: siteId, locale })
      .where('token_hash', '=', sha256(accessToken))
      .execute();
    return { principal: { ...principal, siteId, locale, expiresAt: expiry.expires_at }, ...tokens };
  }

  const end: SessionService['end'] = async ({ accessToken, refreshToken }) => {
    await write.transaction().execute(async (transaction) => {
      const remove = transaction.deleteFrom('session');
      if (accessToken !== undefined) await remove.where('token_hash', '=', sha256(accessToken)).execute();
      if (refreshToken !== undefined) await remove.where('refresh_hash', '=', sha256(refreshToken)).execute();
    });
  };

  async function removeExpired(): Promise<void> {
    await write.deleteFrom('session').where('refresh_expires_at', '<=', now()).execute();
    await write.deleteFrom('spent_refresh').where('expires_at', '<=', now()).execute();
  }

  return {
    find,
    memberIdOf,
    startGuest,
    extend,
    startConsumer,
    end,
    removeExpired,
    refresh: (refreshToken) => refreshSession({ read, write, now }, refreshToken),
  };
}
