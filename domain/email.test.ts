import { describe, expect, test } from 'vitest';
import { foldEmail, isEmail } from './email.ts';

describe('an email address', () => {
  test.each(['a@b.co', 'ann.o’neil+news@mail.example.com', 'walker@bücher.example', 'x@xn--bcher-kva.example'])(
    'may be %s',
    (text) => expect(isEmail(text)).toBe(true),
  );

  test.each([
    '',
    'ann',
    'ann@example',
    '@example.com',
    'ann@@example.com',
    'ann @example.com',
    '.ann@example.com',
    'ann..o@example.com',
    'ann@-example.com',
    'ann@example..com',
    '<ann@example.com>',
    'ann@example.com\nbcc:x@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
  ])('is not %j', (text) => expect(isEmail(text)).toBe(false));

  test('is folded to one form whatever its case and outer blanks', () => {
    expect(foldEmail(' Ann@Example.COM ')).toBe('ann@example.com');
  });
});
