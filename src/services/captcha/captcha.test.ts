import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test, vi } from 'vitest';
import { captchaChallenge } from '../../api/captcha.schema.ts';
import { captchaResponse } from './captcha.ts';

const SECRET = 'a'.repeat(64);
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 100, keyLength: 32, keyPrefix: '00' } as const;

const getChallenge = vi.fn(async () => {
  const expiresAt = new Date(Date.now() + 60_000);
  return captchaChallenge.parse(await createChallenge({ ...WORK, deriveKey, expiresAt, hmacSignatureSecret: SECRET }));
});

describe('the response of a captcha', () => {
  test('is the fixed word of the sandbox, without a challenge', async () => {
    expect(await captchaResponse('sandbox', getChallenge)).toBe('sandbox-pass');
    expect(getChallenge).not.toHaveBeenCalled();
  });

  test('is nothing where there is no captcha', async () => {
    expect(await captchaResponse('none', getChallenge)).toBeUndefined();
  });

  test('is work that the server finds right', async () => {
    const response = (await captchaResponse('altcha', getChallenge)) ?? '';
    const { challenge, solution } = JSON.parse(Buffer.from(response, 'base64').toString());
    const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: SECRET });
    expect(verified).toBe(true);
  });
});
