import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { CREDIT_KINDS } from '../../src/api/identity/token.schema.ts';

/** Content of the sealed cookie. Tokens leave the server only in it. */
const session = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().optional(),
  /** Epoch milliseconds from which the access token is no longer used. */
  expiresAt: z.number(),
  consumerNo: z.string(),
  consumerType: z.string(),
  loggedIn: z.boolean(),
  memberId: z.string().optional(),
  creditKind: z.enum(CREDIT_KINDS).optional(),
  /** As in the profile. */
  shoeSize: z.string().optional(),
  /** Id of the visitor's store. */
  myStore: z.string().optional(),
  /** A store's associate is connected: the session ends with the browser's. */
  isInStore: z.literal(true).optional(),
  /** User session id, sent to the services as `x-usid`. */
  usid: z.string(),
  siteId: z.string().optional(),
  locale: z.string().optional(),
});

export type Session = z.output<typeof session>;

/** Lifetime of the session of a visitor who does not return. */
export const SESSION_SECONDS = 90 * 24 * 60 * 60;
/** Longest session of a store's associate, where the service ends none earlier: a working day. */
const STORE_SESSION_SECONDS = 12 * 60 * 60;

export interface SessionSeal {
  seal(session: Session): Promise<string>;
  /** `undefined` for anything that was not sealed with this secret, was changed, or has expired. */
  open(sealed: string): Promise<Session | undefined>;
}

const SEALED_LIMIT = 8192;

export function createSessionSeal(secret: string): SessionSeal {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'aisle', 'session cookie', 32));
  return {
    seal: (content) =>
      new EncryptJWT({ session: content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuedAt()
        .setExpirationTime(`${content.isInStore ? STORE_SESSION_SECONDS : SESSION_SECONDS}s`)
        .encrypt(key),
    open: (sealed) => openSealed(sealed, key),
  };
}

async function openSealed(sealed: string, key: Uint8Array): Promise<Session | undefined> {
  if (sealed.length > SEALED_LIMIT) return undefined;
  try {
    const options = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
    const { payload } = await jwtDecrypt(sealed, key, options);
    return session.safeParse(payload['session']).data;
  } catch {
    return undefined;
  }
}
