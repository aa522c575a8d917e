import { describe, expect, test } from 'vitest';
import { framedAddress, framedLocation } from './framed-address.ts';

describe('a framed page', () => {
  test.each([
    ['/cms/page', '/?preview=true'],
    ['/cms/page/', '/?preview=true'],
    ['/cms/page/de-de/c/boots?sort=name', '/de-de/c/boots?sort=name&preview=true'],
    ['/cms/page/cart?preview=false', '/cart?preview=true'],
  ])('has the address of the page, in preview: %s', (url, address) => {
    expect(framedAddress(url)).toBe(address);
  });

  test.each(['/', '/cms/preview', '/cms/pages', '/p/cms/page'])('is undefined for any other page: %s', (url) => {
    expect(framedAddress(url)).toBeUndefined();
  });

  test('redirects to framed pages, and leaves other redirects unchanged', () => {
    const origin = 'http://localhost:4321';
    expect(framedLocation('/checkout?a=1#b', origin)).toBe('/cms/page/checkout?a=1#b');
    expect(framedLocation('http://localhost:4321/x', origin)).toBe('/cms/page/x');
    expect(framedLocation('/cms/sign-in', origin)).toBe('/cms/sign-in');
    expect(framedLocation('https://pay.example/x', origin)).toBe('https://pay.example/x');
  });
});
