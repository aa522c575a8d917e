import type { APIContext } from 'astro';
import { describe, expect, test } from 'vitest';
import type { ContentRequest } from '../cms/client/content-client.ts';
import { languagePath } from '../cms/site/locale-path.ts';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { matchRoute } from '../lib/route-match.ts';
import { redirectLanguage } from './redirects.ts';

const sitesConfig = { ...DEFAULT_SITES, redirects: { us: [{ from: '/nl', to: '/about', status: 301 as const }] } };

/** Pages of the shop; the service of one fails. */
const STATUS: Readonly<Record<string, string>> = { it: 'found', 'es/away': 'failed' };

/** Where a request for `url` is redirected to; `undefined` for the page itself. */
async function redirectOf(url: string): Promise<readonly [number, string | null] | undefined> {
  const address = new URL(url, 'http://shop.test');
  const path = address.pathname.replace(/(?<=.)\/$/, '').toLowerCase();
  const shop = {
    path,
    route: matchRoute(/\.[a-z]+$/.test(path) ? '/404' : path),
    siteId: 'us',
    locale: 'en-us',
    sitesConfig,
    languageRedirect: languagePath(address.pathname, sitesConfig),
    content: { get: async ({ name = '' }: ContentRequest) => ({ status: STATUS[name] ?? 'missing' }) },
  };
  // The properties of Astro's context that the middleware reads.
  const context = { locals: { shop }, url: address } as unknown as APIContext;
  const response = await redirectLanguage(context, async () => new Response('the page'));
  if (!response) throw new Error('There is no response.');
  return response.status === 200 ? undefined : [response.status, response.headers.get('location')];
}

describe('a language alone', () => {
  test.each([
    ['/de', '/de-de/'],
    ['/DE/', '/de-de/'],
    ['/de/cart?utm_source=mail&a=b', '/de-de/warenkorb?utm_source=mail&a=b'],
    ['/en?a=b', '/?a=b'],
    ['/de/old-page.html', '/de-de/old-page.html'],
  ])('%s is redirected to %s', async (url, location) => {
    expect(await redirectOf(url)).toEqual([301, location]);
  });

  test.each([
    ['a page', '/it'],
    ['a redirect of the operator', '/nl'],
    ['a page while its service fails', '/es/away'],
    ['an unknown language', '/xx'],
    ['a path of a locale', '/de-de/about'],
  ])('is %s where there is one: %s', async (_, url) => {
    expect(await redirectOf(url)).toBeUndefined();
  });
});
