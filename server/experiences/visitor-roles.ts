import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { ShopAttributes } from '../../backend/providers/experiments/experiments.ts';
import { cookieValue } from '../http/cookie-value.ts';

export type VisitorRole = ShopAttributes['role'];

/** What of a session decides. */
export interface SessionFacts {
  readonly loggedIn: boolean;
  readonly consumerType: string;
  readonly memberId?: string | undefined;
  readonly creditKind?: 'athlete' | 'credited' | undefined;
}

export interface VisitorRolesOptions {
  readonly readSession: (request: Request) => Promise<SessionFacts | undefined>;
  /** Whether the shop is served over https. */
  readonly isSecure: boolean;
}

const MAX_SESSIONS = 2000;
const GUEST: VisitorRole = 'guest';
/** Of services that tell all kinds of customer by one name. */
const TYPES: Partial<Record<string, VisitorRole>> = { EMPLOYEE: 'employee', ATHLETE: 'athlete', CREDITED: 'credited' };

/** The role of a visitor in experiments; a promise where the session has not been read before. Never rejects. */
export function createVisitorRoles({ readSession, isSecure }: VisitorRolesOptions) {
  const sessionCookie = isSecure ? '__Host-session' : 'session';
  const roles = new LRUCache<string, VisitorRole>({ max: MAX_SESSIONS });

  async function readRole({ headers }: IncomingMessage, sealed: string): Promise<VisitorRole> {
    const request = new Request('http://localhost/', { headers: { cookie: headers.cookie ?? '' } });
    const role = roleOf(await readSession(request).catch(() => undefined));
    roles.set(sealed, role);
    return role;
  }

  return (request: IncomingMessage): VisitorRole | Promise<VisitorRole> => {
    const sealed = cookieValue(request.headers.cookie, sessionCookie);
    return sealed === undefined ? GUEST : (roles.get(sealed) ?? readRole(request, sealed));
  };
}

export function roleOf(session: SessionFacts | undefined): VisitorRole {
  if (session?.loggedIn !== true) return GUEST;
  const { consumerType, creditKind, memberId } = session;
  return TYPES[consumerType] ?? creditKind ?? (memberId === undefined ? 'registered' : 'member');
}

/** What audiences may ask for of a visitor. */
export function attributesOf(role: VisitorRole, siteLocale: Pick<ShopAttributes, 'siteId' | 'locale'>): ShopAttributes {
  const isGuest = role === 'guest';
  return { loggedIn: !isGuest, guest: isGuest, role, ...siteLocale };
}
