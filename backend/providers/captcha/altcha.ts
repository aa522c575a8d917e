import { createHash, hkdfSync } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { captchaChallenge } from '../../../src/api/identity/captcha.schema.ts';
import type { Tables } from '../../db/tables.ts';
import type { Captcha } from './captcha.ts';

/** Milliseconds for a person to complete a form. */
const LIFETIME = 30 * 60 * 1000;
const RESPONSE_LENGTH = 4096;

/** Half a second on a phone, a millisecond here: 256 keys of 5,000 rounds on average. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5000, keyLength: 32, keyPrefix: '00' } as const;

export interface AltchaDeps {
  readonly write: Kysely<Tables>;
  /** The same in every process of the shop. */
  readonly secret: string;
  readonly now?: () => number;
}

const payload = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});

/**
 * Proof of work, served by the shop itself: a response is base64 of `{ challenge, solution }`. Each is valid for one
 * request; used ones are stored for all processes until they expire.
 */
export function createAltcha({ write, secret, now = Date.now }: AltchaDeps): Captcha {
  const hmacSignatureSecret = Buffer.from(hkdfSync('sha256', secret, '', 'captcha', 32)).toString('hex');

  async function consumeNonce(nonce: string, expiresAt: number): Promise<boolean> {
    await write.deleteFrom('used_captcha').where('expires_at', '<=', now()).execute();
    const challenge_hash = createHash('sha256').update(nonce).digest('hex');
    const used = await write
      .insertInto('used_captcha')
      .values({ challenge_hash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('challenge_hash')
      .executeTakeFirst();
    return used !== undefined;
  }

  return {
    async challenge() {
      const expiresAt = new Date(now() + LIFETIME);
      return captchaChallenge.parse(await createChallenge({ ...WORK, deriveKey, expiresAt, hmacSignatureSecret }));
    },
    async verify(response) {
      const { challenge, solution } = readResponse(response) ?? {};
      if (!challenge || !solution) return false;
      const expiresAt = challenge.parameters.expiresAt * 1000;
      if (expiresAt <= now()) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
      return verified && consumeNonce(challenge.parameters.nonce, expiresAt);
    },
  };
}

function readResponse(response: string | undefined): z.output<typeof payload> | undefined {
  if (response === undefined || response.length > RESPONSE_LENGTH) return undefined;
  try {
    return payload.safeParse(JSON.parse(Buffer.from(response, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
