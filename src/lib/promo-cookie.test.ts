import { describe, expect, test } from 'vitest';
import { promoCookie, readPromoCode } from './promo-cookie.ts';

describe('the cookie of a stored code', () => {
  test('is set for a code and read again', () => {
    const cookie = promoCookie('TRAIL10');
    expect(cookie).toBe('promo-notice=TRAIL10; Max-Age=86400; Path=/; SameSite=Lax');
    expect(readPromoCode(`a=b; ${cookie?.split(';')[0]}; notice=kept`)).toBe('TRAIL10');
  });

  test.each([null, '', 'a b', 'x;Path=/', 'ü', 'A'.repeat(65)])('is not set for %j', (code) => {
    expect(promoCookie(code)).toBeUndefined();
  });

  test.each(['', 'notice=kept', 'xpromo-notice=A', 'promo-notice=', 'promo-notice=<b>'])(
    'is not found in %j',
    (cookies) => {
      expect(readPromoCode(cookies)).toBeUndefined();
    },
  );
});
