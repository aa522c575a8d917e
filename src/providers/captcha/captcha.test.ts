import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import type { GetChallenge } from './altcha.ts';
import { solveCaptcha } from './captcha.ts';

const never: GetChallenge = () => Promise.reject(new Error('nobody asked'));

describe('the captcha', () => {
  test('answers what the stand-in takes', async () => {
    expect(await solveCaptcha('sandbox', never)).toBe('sandbox-pass');
  });

  test('answers nothing where the feature is off', async () => {
    expect(await solveCaptcha('none', never)).toBeUndefined();
  });

  test('does the work of a challenge', async () => {
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
