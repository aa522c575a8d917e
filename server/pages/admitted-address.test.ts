import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { ROUTES } from '../../src/routes.ts';
import { admittedAddress } from './admitted-address.ts';

const config = {
  ...DEFAULT_SITES,
  redirects: {
    de: [
      { from: '/_old/boots.html', to: '/c/boots', status: 301 as const },
      { from: '/größe', to: '/size-chart', status: 301 as const },
    ],
  },
};
const admitted = (url: string) => admittedAddress(url, config);

describe('the address that Astro renders', () => {
  test.each(ROUTES.map(({ pattern }) => pattern.replace(/\{\.{3}\w+\}/, 'a/b').replace(/\{\w+\}/, 'a')))(
    'is the own one of a declared route: %s',
    (path) => {
      expect(admitted(`${path}?siteId=us`)).toBe(`${path}?siteId=us`);
      expect(admitted(`/de-de${path}`)).toBe(`/de-de${path}`);
    },
  );

  test.each([
    '/de-de/',
    '/EN-US/en-us/about-us/',
    '/p/100%25-wool',
    '/p/100%25acrylic',
    '/articles/50%25',
    '/m%C3%BCtzen',
    '/_old/boots.html',
    '/de-de/gr%C3%B6%C3%9Fe',
    '/account/_x',
  ])('is the request’s own for a possible page or a redirect: %s', (url) => expect(admitted(url)).toBe(url));

  test.each([
    ['/_image?href=/api/consumers-v3/consumer&f=svg&siteId=us', '/404?href=/api/consumers-v3/consumer&f=svg&siteId=us'],
    ['/_image', '/404'],
    ['/_IMAGE/', '/404'],
    ['/%5Fimage', '/404'],
    ['/%255Fimage', '/404'],
    ['/%5c_image', '/404'],
    ['/%2f_image', '/404'],
    ['/de-de/_image', '/de-de/404'],
    ['/_server-islands/x', '/404'],
    ['/_actions/x', '/404'],
    ['/logo.png', '/404'],
    ['/p/%2541', '/404'],
    ['/%252525252525252525252525252525', '/404'],
    ['/de-de/artikel/%2525', '/de-de/404'],
  ])('is that of the not-found page for unknown addresses: %s', (url, expected) =>
    expect(admitted(url)).toBe(expected),
  );
});
