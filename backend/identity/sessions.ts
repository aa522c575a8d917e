import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Place } from '../core/scope.ts';

/** Who makes a call. */
export interface Caller {
  readonly usid: string;
  readonly consumerNo: string;
  readonly consumerType: string;
  readonly siteId: string;
  readonly locale: string;
  readonly expiresAt: number;
  /** Signed in, not a guest. */
  readonly loggedIn: boolean;
  /** The associate in a store who is connected to the session. */
  readonly associate: { readonly storeId: string; readonly employeeId: string } | null;
}

export interface IssuedSession {
  readonly caller: Caller;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface SessionService {
  /** The session of an access token, `undefined` where there is none or it has run out. */
  find(accessToken: string | undefined): Promise<Caller | undefined>;
  startGuest(place: Required<Place>): Promise<IssuedSession>;
  /** The session with its tokens; it lasts anew from now and keeps the place it is used from. */
  extend(caller: Caller, accessToken: string, place: Required<Place>): Promise<IssuedSession>;
  removeExpired(): Promise<void>;
}

export const GUEST = 'GUEST';
const TOKEN_BYTES = 32;
const LIFETIME = 90 * 24 * 60 * 60 * 1000;
/** A session is written anew only when it has aged so much, or is used from another place. */
const EXTEND_AFTER = 24 * 60 * 60 * 1000;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Derived, so that a session answered again answers the same; both tokens are kept together by who holds them. */
const refreshTokenOf = (accessToken: string) =>
  createHash('sha256').update(`refresh:${accessToken}`).digest('base64url');

export function createSessionService({ read, write }: { read: Kysely<Tables>; write: Kysely<Tables> }): SessionService {
  async function find(accessToken: string | undefined): Promise<Caller | undefined> {
    if (accessToken === undefined) return undefined;
    const row = await read
      .selectFrom('session')
      .selectAll()
      .where('token_hash', '=', hash(accessToken))
      .where('expires_at', '>', Date.now())
      .executeTakeFirst();
    return row && toCaller(row);
  }

  async function startGuest(place: Required<Place>): Promise<IssuedSession> {
    const accessToken = randomBytes(TOKEN_BYTES).toString('base64url');
    const refreshToken = refreshTokenOf(accessToken);
    const now = Date.now();
    const row: Selectable<Tables['session']> = {
      token_hash: hash(accessToken),
      refresh_hash: hash(refreshToken),
      usid: randomUUID(),
      consumer_no: `G-${randomUUID()}`,
      consumer_type: GUEST,
      site_id: place.siteId ?? '',
      locale: place.locale ?? '',
      associate_store_id: null,
      associate_employee_id: null,
      created_at: now,
      expires_at: now + LIFETIME,
    };
    await write.insertInto('session').values(row).execute();
    return { caller: toCaller(row), accessToken, refreshToken };
  }

  async function extend(caller: Caller, accessToken: string, place: Required<Place>): Promise<IssuedSession> {
    const { siteId = caller.siteId, locale = caller.locale } = place;
    const expiresAt = Date.now() + LIFETIME;
    const issued = { accessToken, refreshToken: refreshTokenOf(accessToken) };
    const isFresh = expiresAt - caller.expiresAt < EXTEND_AFTER;
    if (isFresh && siteId === caller.siteId && locale === caller.locale) return { caller, ...issued };
    await write
      .updateTable('session')
      .set({ expires_at: expiresAt, site_id: siteId, locale })
      .where('token_hash', '=', hash(accessToken))
      .execute();
    return { caller: { ...caller, siteId, locale, expiresAt }, ...issued };
  }

  async function removeExpired(): Promise<void> {
    await write.deleteFrom('session').where('expires_at', '<=', Date.now()).execute();
  }

  return { find, startGuest, extend, removeExpired };
}

function toCaller(row: Selectable<Tables['session']>): Caller {
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

function associateOf(row: Selectable<Tables['session']>): Caller['associate'] {
  const { associate_store_id: storeId, associate_employee_id: employeeId } = row;
  return storeId === null || employeeId === null ? null : { storeId, employeeId };
}
