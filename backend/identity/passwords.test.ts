import { describe, expect, test } from 'vitest';
import { outcomeOf } from './identity.test-support.ts';
import { hashPassword, isPassword } from './passwords.ts';

describe('a stored password', () => {
  test('is argon2id at the recommended cost, salted', async () => {
    const [one, two] = [await hashPassword('Long way up 1'), await hashPassword('Long way up 1')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(two).not.toBe(one);
    expect(await isPassword('Long way up 1', one)).toBe(true);
    expect(await isPassword('Long way up 2', one)).toBe(false);
  });

  test('is checked at the cost it was stored with', async () => {
    const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await isPassword('password', reference)).toBe(true);
    expect(await isPassword('Password', reference)).toBe(false);
    await expect(isPassword('password', 'plain')).rejects.toThrow('PHC');
  });

  test('is equal for composed and decomposed letters', async () => {
    expect(await isPassword('Gru\u0308nspan 7', await hashPassword('Gr\u00fcnspan 7'))).toBe(true);
  });

  test('of an unknown account never matches, and takes the same time', async () => {
    const hash = await hashPassword('Long way up 1');
    const timeOf = async (stored: string | null) => {
      const start = performance.now();
      for (let round = 0; round < 5; round += 1) expect(await isPassword('x', stored)).toBe(false);
      return performance.now() - start;
    };
    const [known, unknown] = [await timeOf(hash), await timeOf(null)];
    expect(unknown / known).toBeGreaterThan(0.3);
  });

  test('is not checked while too many others are queued', async () => {
    const outcomes = await Promise.all(Array.from({ length: 210 }, () => outcomeOf(isPassword('x', CHEAP))));
    expect(outcomes.filter((outcome) => outcome === 'AUT500')).toHaveLength(8);
    expect(await isPassword('x', CHEAP)).toBe(false);
  });
});

/** A hash at a low cost. */
const CHEAP = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$ibT+EYbSLYSFGQR35f4I/qTGf8W+zDhp4MXlFLWWtCM';
