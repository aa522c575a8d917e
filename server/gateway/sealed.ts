import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { z } from 'zod';

export type Opened<Content> =
  | { readonly status: 'good'; readonly content: Content; /** Milliseconds since 1970. */ readonly expiresAt: number }
  | { readonly status: 'expired' | 'wrong' };

/** Encrypts a value that the visitor carries for a limited time and can neither read nor change. */
export interface Sealed<Content> {
  /** `expiresAt` in milliseconds since 1970. */
  seal(content: Content, expiresAt: number): Promise<string>;
  /** `wrong`: not sealed with this secret for this purpose, or changed. */
  open(sealed: string): Promise<Opened<Content>>;
}

const LENGTH = 4096;

/** A value sealed for one purpose does not open for another. */
export function createSealed<Content>(
  schema: z.ZodType<Content>,
  { secret, purpose }: { readonly secret: string; readonly purpose: string },
): Sealed<Content> {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'aisle', purpose, 32));
  const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  return {
    seal: (content, expiresAt) =>
      new EncryptJWT({ content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .encrypt(key),
    async open(sealed) {
      if (sealed.length > LENGTH) return { status: 'wrong' };
      try {
        const { payload } = await jwtDecrypt(sealed, key, { ...algorithms, requiredClaims: ['exp'] });
        const { success, data } = schema.safeParse(payload['content']);
        return success ? { status: 'good', content: data, expiresAt: (payload.exp ?? 0) * 1000 } : { status: 'wrong' };
      } catch (error) {
        return { status: error instanceof errors.JWTExpired ? 'expired' : 'wrong' };
      }
    },
  };
}
