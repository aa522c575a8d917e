import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** What the sealed cookie holds. Tokens leave the server in no other way. */
const session = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().optional(),
  /** Epoch milliseconds after which the access token is not used any more. */
  expiresAt: z.number(),
  consumerNo: z.string(),
  consumerType: z.string(),
  loggedIn: z.boolean(),
  memberId: z.string().optional(),
  /** User session id, sent to the services as `x-usid`. */
  usid: z.string(),
  siteId: z.string().optional(),
  locale: z.string().optional(),
});

export type Session = z.output<typeof session>;

/** How long a visitor who stays away keeps the session. */
export const SESSION_SECONDS = 90 * 24 * 60 * 60;

export interface SessionSeal {
  seal(session: Session): Promise<string>;
  /** None for anything that was not sealed with this secret, was changed, or is too old. */
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
        .setExpirationTime(`${SESSION_SECONDS}s`)
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
