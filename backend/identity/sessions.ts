import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { StoreSession } from '../../src/api/identity/identity.schema.ts';
import { CREDIT_KINDS, type CreditKind } from '../../src/api/identity/token.schema.ts';
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
  STORE_IDLE,
  toPrincipal,
  tokensOf,
  type IssuedSession,
} from './session-row.ts';
import { createStoreSessions } from './store-sessions.ts';
import type { Principal } from '../core/principal.ts';

export type { IssuedSession } from './session-row.ts';

export interface SessionService {
  /**
   * The session of an access token; `undefined` when it is unknown or expired, or its associate has left the store. Use
   * prolongs a session with an associate.
   */
  find(accessToken: string | undefined): Promise<Principal | undefined>;
  /** What a session tells of an account. */
  accountOf(principal: Principal): Promise<AccountFacts>;
  /** The associate of the session with names. */
  associateOf(principal: Principal): Promise<StoreSession | undefined>;
  /** Connects an associate to the session, which from now on ends with the store's idle time. */
  connect(principal: Principal, associate: NonNullable<Principal['associate']>): Promise<void>;
  startGuest(siteLocale: Required<SiteLocale>): Promise<IssuedSession>;
  /** Returns the session with its tokens; extends its lifetime and stores the site and locale. */
  extend(principal: Principal, accessToken: string, siteLocale: Required<SiteLocale>): Promise<IssuedSession>;
  /**
   * Replaces the session of a refresh token by one with new tokens. Rejects with `AUT432` for an unknown token and for
   * a reused one, which also ends the session, and with `DUPLICATED_TOKEN` while a concurrent request uses it.
   */
  refresh(refreshToken: string): Promise<IssuedSession>;
  /** Starts a consumer's session in place of `former`. */
  startConsumer(transaction: Transaction<Tables>, session: ConsumerSession): Promise<IssuedSession>;
  /** Ends the sessions of the tokens; does nothing for ended ones. */
  end(tokens: { accessToken?: string | undefined; refreshToken?: string | undefined }): Promise<void>;
  removeExpired(): Promise<void>;
}

export interface AccountFacts {
  /** Member number of the loyalty programme. */
  readonly memberId?: string | undefined;
  readonly preferredShoeSize?: string | undefined;
  readonly creditKind?: CreditKind | undefined;
}

export interface ConsumerSession {
  readonly consumerNo: string;
  readonly consumerType: string;
  readonly siteLocale: SiteLocale;
  readonly former: Principal | undefined;
  /** The company that vouched for the sign-in; null for a password. */
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
  /** Milliseconds; see `STORE_IDLE`. */
  readonly storeIdle?: number;
}

export function createSessionService(deps: SessionDeps): SessionService {
  const { read, write, now = Date.now, storeIdle = STORE_IDLE } = deps;
  const clock = () => ({ now: now(), storeIdle });
  const stores = createStoreSessions({ read, write, clock });

  async function find(accessToken: string | undefined): Promise<Principal | undefined> {
    if (accessToken === undefined) return undefined;
    const [row] = await findSession(read, { tokenHash: sha256(accessToken), now: now() });
    if (!row) return undefined;
    const principal = toPrincipal(row);
    if (principal.loggedIn && row.account_since === null) return { ...principal, isGone: true };
    return principal.associate === null ? principal : stores.prolong(principal);
  }

  async function accountOf({ loggedIn, consumerNo }: Principal): Promise<AccountFacts> {
    if (!loggedIn) return {};
    const consumer = read
      .selectFrom('consumer')
      .select(['member_id', 'shoe_size'])
      .where('consumer_no', '=', consumerNo);
    const accounts = read.selectFrom('spend_account').select('kind').where('consumer_no', '=', consumerNo);
    const [row, spend] = await Promise.all([consumer.executeTakeFirst(), accounts.execute()]);
    const creditKind = CREDIT_KINDS.find((kind) => spend.some((account) => account.kind === kind));
    return { memberId: row?.member_id ?? undefined, preferredShoeSize: row?.shoe_size ?? undefined, creditKind };
  }

  async function startGuest(siteLocale: Required<SiteLocale>): Promise<IssuedSession> {
    const tokens = newTokens();
    const consumerNo = `G-${randomUUID()}`;
    const row = newSessionRow({ tokens, consumerNo, consumerType: GUEST, siteLocale, associate: null, ...clock() });
    await write.insertInto('session').values(row).execute();
    return { principal: toPrincipal(row), ...tokens };
  }

  async function startConsumer(
    transaction: Transaction<Tables>,
    { consumerNo, consumerType, siteLocale, former, vouchedBy = null }: ConsumerSession,
  ): Promise<IssuedSession> {
    const tokens = newTokens();
    const associate = former?.associate ?? null;
    const row = newSessionRow({ tokens, consumerNo, consumerType, siteLocale, associate, vouchedBy, ...clock() });
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
    if (isFresh(principal, clock()) && siteId === principal.siteId && locale === principal.locale)
      return { principal, ...tokens };
    const expiry = expiryOf(principal, clock());
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
    accountOf,
    associateOf: stores.associateOf,
    connect: stores.connect,
    startGuest,
    extend,
    startConsumer,
    end,
    removeExpired,
    refresh: (refreshToken) => refreshSession({ read, write, clock }, refreshToken),
  };
}
