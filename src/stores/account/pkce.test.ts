import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createProof } from './pkce.ts';

describe('the proof of a sign-in', () => {
  test('consists of 32 random bytes and their SHA-256, both base64url', async () => {
    const { codeVerifier, codeChallenge } = await createProof();
    expect(Buffer.from(codeVerifier, 'base64url')).toHaveLength(32);
    expect(codeVerifier).toMatch(/^[\w-]{43}$/);
    expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
  });

  test('is different each time', async () => {
    expect((await createProof()).codeVerifier).not.toBe((await createProof()).codeVerifier);
  });
});
