import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import { solveCaptcha, type GetChallenge } from './captcha.ts';

const never: GetChallenge = () => Promise.reject(new Error('no challenge was requested'));

describe('the captcha', () => {
  test('returns the token that the sandbox accepts', async () => {
    expect(await solveCaptcha('sandbox', never)).toBe('sandbox-pass');
  });

  test('returns undefined where the feature is off', async () => {
    expect(await solveCaptcha('none', never)).toBeUndefined();
  });

  test('solves a challenge', async () => {
    const work = { algorithm: 'PBKDF2/SHA-256', cost: 10, keyLength: 32, keyPrefix: '0' };
    const made = await createChallenge({ ...work, deriveKey, hmacSignatureSecret: 'secret' });
    const { algorithm, nonce, salt, cost, keyLength = 32, keyPrefix } = made.parameters;
    const parameters = { algorithm, nonce, salt, cost, keyLength, keyPrefix, expiresAt: 2_000_000_000 };
    const response = await solveCaptcha('altcha', async () => ({ parameters, signature: made.signature ?? '' }));
    const { solution } = JSON.parse(atob(response ?? ''));
    const checked = await verifySolution({ challenge: made, solution, deriveKey, hmacSignatureSecret: 'secret' });
    expect(checked.verified).toBe(true);
  });
});
