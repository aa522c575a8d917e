import { z } from 'zod';

/** A proof of work for the browser: find the counter whose derived key begins with `keyPrefix` (ALTCHA 2). */
export const captchaChallenge = z
  .object({
    parameters: z.object({
      algorithm: z.string().meta({ example: 'PBKDF2/SHA-256' }),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().int(),
      keyLength: z.number().int(),
      keyPrefix: z.string(),
      /** Seconds since 1970. */
      expiresAt: z.number().int(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'CaptchaChallenge' });

export type CaptchaChallenge = z.output<typeof captchaChallenge>;
