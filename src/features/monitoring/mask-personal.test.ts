import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

describe('a masked text', () => {
  test.each([
    [
      'Failed to fetch https://shop.test/order-details?email=a%40b.test&orderNumber=1#x now',
      'Failed to fetch https://shop.test/order-details now',
    ],
    ['GET /account?token=abc failed', 'GET /account failed'],
    ['no account of rowan.pike+x@mail.example.com, sorry', 'no account of [email] sorry'],
    ['path /x/rowan%40example.com/y', 'path [email]'],
    ['order MR-1042-7731 is gone', 'order [number] is gone'],
    ['order A10427731 is gone', 'order [number] is gone'],
    ['order 10427731 is gone', 'order [number] is gone'],
    ['call +49 (0)30 1234-5678 back', 'call [number] back'],
    ['cart 018f2c1e-7a3b-7c4d-9e5f-0a1b2c3d4e5f', 'cart [id]'],
    ['bearer eyJhbGciOiJIUzI1NiJ9 ended', 'bearer [id] ended'],
    [`Unexpected token 'A', "Ada Hill" is not valid JSON`, `Unexpected token 'A', "[text]" is not valid JSON`],
  ])('has no personal part: %s', (text, masked) => expect(maskPersonal(text)).toBe(masked));

  test.each([
    "Cannot read properties of undefined (reading 'price')",
    'Failed to load module script /_astro/checkout.Dx3_a-9b.js',
    'items.map is not a function',
    'Loading chunk 42 failed',
  ])('keeps what helps: %s', (text) => expect(maskPersonal(text)).toBe(text));

  test('never has an email address or a query, whatever is around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.emailAddress(), fc.webUrl({ withQueryParameters: true }), (text, email, url) => {
        expect(maskPersonal(`${text} ${email} ${text}`)).not.toContain(` ${email} `);
        const { search } = new URL(url);
        if (search.length > 1) expect(maskPersonal(`at ${url} x`)).not.toContain(search);
      }),
    );
  });
});
