import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask-contact.ts';

describe('a masked contact', () => {
  test.each([
    ['maya@example.com', 'm•••@example.com'],
    ['m@example.com', 'm•••@example.com'],
    ['"a@b"@example.com', '"•••@example.com'],
    ['@example.com', '•••'],
    ['', '•••'],
  ])('of %j is %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  test('shows the last two digits of a number', () => {
    expect(maskPhone('+13035550121')).toBe('•••21');
  });

  test('is as long for every name at a provider', () => {
    const name = fc.stringMatching(/^[a-z]{1,40}$/);
    fc.assert(fc.property(name, (text) => maskEmail(`${text}@example.com`).length === 'x•••@example.com'.length));
  });
});
