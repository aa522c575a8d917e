import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { ROUTES } from '../../src/routes.ts';
import { cachedAddress, readAddress, renderedUrl, storedAddress } from './page-address.ts';

const config = {
  ...DEFAULT_SITES,
  redirects: {
    de: [
      { from: '/_old/boots.html', to: '/c/boots', status: 301 as const },
      { from: '/größe', to: '/size-chart', status: 301 as const },
    ],
  },
};
const address = (url: string) => readAddress(url, config);
const stored = (url: string) => storedAddress(readAddress(url, DEFAULT_SITES))?.url;

describe('the address that Astro renders', () => {
  test.each(ROUTES.map(({ pattern }) => pattern.replace(/\{\.{3}\w+\}/, 'a/b').replace(/\{\w+\}/, 'a')))(
    'is the untranslated one of a declared route: %s',
    (path) => {
      expect(renderedUrl(address(`${path}?siteId=us`))).toBe(`${path}?siteId=us`);
      expect(address(`/de-de${path}`)).toMatchObject({ locale: 'de-de', path });
    },
  );

  test.each([
    ['/de-de/', '/'],
    ['/EN-US/en-us/about-us/', '/about-us'],
    ['/p/100%25-wool', '/p/100%25-wool'],
    ['/p/100%25acrylic', '/p/100%25acrylic'],
    ['/articles/50%25', '/articles/50%25'],
    ['/m%C3%BCtzen', '/m%C3%BCtzen'],
    ['/_old/boots.html', '/_old/boots.html'],
    ['/de-de/gr%C3%B6%C3%9Fe', '/gr%C3%B6%C3%9Fe'],
    ['/account/_x', '/account/_x'],
  ])('is that of the page for a possible page or a redirect: %s', (url, path) => expect(address(url).path).toBe(path));

  test.each([
    ['/_image?href=/api/consumers-v3/consumer&f=svg&siteId=us', '/404?href=/api/consumers-v3/consumer&f=svg&siteId=us'],
    ['/_image', '/404'],
    ['/_IMAGE/', '/404'],
    ['/%5Fimage', '/404'],
    ['/%255Fimage', '/404'],
    ['/%5c_image', '/404'],
    ['/%2f_image', '/404'],
    ['/de-de/_image', '/404'],
    ['/_server-islands/x', '/404'],
    ['/_actions/x', '/404'],
    ['/logo.png', '/404'],
    ['/p/%2541', '/404'],
    ['/%252525252525252525252525252525', '/404'],
    ['/de-de/artikel/%2525', '/404'],
  ])('is that of the not-found page for unknown addresses: %s', (url, expected) =>
    expect(renderedUrl(address(url))).toBe(expected),
  );
});

test('a redirect is that of the requested path to its canonical form', () => {
  expect(address('/de-de/cart').redirect).toBe('/de-de/warenkorb');
  expect(address('/de-de/warenkorb')).toMatchObject({ redirect: undefined, locale: 'de-de', path: '/cart' });
});

test('a language alone leads to its first locale, and is not stored', () => {
  expect(address('/de/cart?utm_source=x').languageRedirect).toBe('/de-de/warenkorb');
  expect(address('/de/old.html').languageRedirect).toBe('/de-de/old.html');
  expect(address('/xx/cart').languageRedirect).toBeUndefined();
  for (const url of ['/de?utm_source=x', '/de/old.html?utm_source=x', '/en/about'])
    expect(cachedAddress(address(url))).toBeUndefined();
});

test('parameters of the path are decoded', () => {
  expect(address('/de-de/p/m%C3%BCtze').params).toEqual({ slug: 'mütze' });
});

describe('the address at which the page cache responds', () => {
  const cached = (url: string) => cachedAddress(readAddress(url, DEFAULT_SITES));

  test.each(['/logo.png', '/logo.png?x=1', '/404'])('is that without its query where nothing is: %s', (url) => {
    expect(cached(url)?.url).toBe(url.replace(/\?.*/, ''));
    expect(cached(url)?.path).toBe('/404');
  });

  test('is none with a name that bypasses the cache, and else that of the stored page', () => {
    expect(cached('/logo.png?preview=true')).toBeUndefined();
    expect(cached('/cart')).toBeUndefined();
    expect(cached('/about?utm_source=x')?.url).toBe('/about');
  });
});

describe('the address that the page cache stores', () => {
  test.each([
    ['/', '/'],
    ['/de-de/', '/de-de/'],
    ['/about', '/about'],
    ['/about?utm_source=mail', '/about'],
    ['/c/boots?utm_source=mail&page=2', '/c/boots?page=2'],
    ['/c/boots?sort=name&page=2', '/c/boots?page=2&sort=name'],
    ['/c/boots?f.size=10&page=1&f.size=9', '/c/boots?page=1&f.size=10&f.size=9'],
    ['/p/boot?color=dark+red', '/p/boot?color=dark+red'],
    ['/p/boot?color=dark%20red', '/p/boot?color=dark+red'],
    ['/p/boot?page=2', '/p/boot'],
  ])('of %s is %s', (url, expected) => {
    expect(stored(url)).toBe(expected);
  });

  test.each([
    'preview=true',
    'cms=x',
    'previewDate=2026-01-01',
    'testContext=a:b',
    'autoPromoCode=TRAIL10',
    'siteId=de',
    'enrollment_marketing_source=x',
  ])('is undefined with %s', (query) => expect(stored(`/about?${query}`)).toBeUndefined());

  test.each(['/cart', '/de-de/warenkorb', '/404', '/en-us/about', '/About', '/about/', '/logo.png', '//about'])(
    'is none for %s',
    (url) => expect(stored(url)).toBeUndefined(),
  );

  test('is undefined for an overlong query', () => {
    expect(stored(`/c/boots?f.size=${'9'.repeat(2000)}`)).toBeUndefined();
  });
});
