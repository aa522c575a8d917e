import type { APIContext } from 'astro';
import { describe, expect, test } from 'vitest';
import { flagsOf, type Flags } from '../cms/site/flags.ts';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { matchRoute } from '../lib/route-match.ts';
import type { Route } from '../route.ts';
import { ROUTES } from '../routes.ts';
import { guardRoutes } from './guards.ts';

const TOKEN = 'a'.repeat(43);

interface RunOptions {
  readonly loggedIn?: boolean;
  readonly cookie?: string;
  readonly locale?: string;
  readonly publicOrigin?: string;
  readonly flags?: Partial<Flags>;
}

/** The response to a request for `url`; 200 is the page itself. */
async function runGuards(
  url: string,
  { loggedIn, cookie = '', locale = 'en-us', publicOrigin, flags }: RunOptions = {},
) {
  const address = new URL(url, 'http://shop.test');
  const cache = { store: true };
  const shop = {
    path: address.pathname,
    route: matchRoute(address.pathname),
    locale,
    publicOrigin: publicOrigin ?? 'http://shop.test',
    sitesConfig: DEFAULT_SITES,
    flags: flagsOf(flags),
    cache,
    readSession: async () => (loggedIn === undefined ? undefined : { loggedIn }),
  };
  // The properties of Astro's context that the guards read.
  const context = {
    locals: { shop },
    url: address,
    request: new Request(address, { headers: { cookie } }),
  } as unknown as APIContext;
  const response = await guardRoutes(context, async () => new Response('the page'));
  if (!response) throw new Error('There is no response.');
  return { status: response.status, location: response.headers.get('location'), headers: response.headers, cache };
}

describe('a guarded route', () => {
  test('is never stored', async () => {
    const routes: readonly Route[] = ROUTES;
    expect(routes.filter(({ guard, cache }) => guard !== undefined && cache !== undefined)).toEqual([]);
    const { status, headers, cache } = await runGuards('/account', { loggedIn: true });
    expect([status, headers.get('cache-control'), cache.store]).toEqual([200, 'private, no-store', false]);
    expect((await runGuards('/account')).headers.get('cache-control')).toBe('private, no-store');
  });

  test('redirects a signed-out visitor to sign-in, and back', async () => {
    expect((await runGuards('/account?a=b')).location).toBe('/sign-in?return=%2Faccount%3Fa%3Db');
    expect((await runGuards('/account', { loggedIn: false })).location).toBe('/sign-in?return=%2Faccount');
    const { location } = await runGuards('/account', { locale: 'de-de' });
    expect(location).toBe('/de-de/sign-in?return=%2Fde-de%2Faccount');
  });

  test('redirects a signed-in visitor away from sign-in', async () => {
    expect((await runGuards('/sign-in', { loggedIn: true })).location).toBe('/account');
    expect((await runGuards('/sign-up', { loggedIn: true })).location).toBe('/account');
    expect((await runGuards('/sign-in', { loggedIn: false })).status).toBe(200);
  });

  test('redirects a signed-in visitor from the order lookup to the account’s orders', async () => {
    expect((await runGuards('/order-status', { loggedIn: true })).location).toBe('/account/order-history');
    expect((await runGuards('/order-status')).status).toBe(200);
    const { location } = await runGuards('/account/order-details/A-1');
    expect(location).toBe('/sign-in?return=%2Faccount%2Forder-details%2FA-1');
    expect((await runGuards('/account/order-history')).location).toContain('/sign-in?');
  });

  test('shows an order that the address names, and redirects others to the lookup', async () => {
    for (const query of ['', '?', '?email=', '?orderNumber=&email=', '?other=1'])
      expect([query, (await runGuards(`/order-details${query}`)).location]).toEqual([query, '/order-status']);
    for (const query of ['?email=ann@example.com', '?orderNumber=A-1', '?orderNumber=A-1&email=ann@example.com']) {
      const { status, headers, cache } = await runGuards(`/order-details${query}`);
      expect([status, headers.get('cache-control'), cache.store]).toEqual([200, 'private, no-store', false]);
    }
  });
});

describe('the page to choose a new password', () => {
  test('moves the token from the address into a cookie that scripts cannot read', async () => {
    const { status, location, headers } = await runGuards(`/reset-password?token=${TOKEN}`);
    expect([status, location, headers.get('referrer-policy')]).toEqual([303, '/reset-password', 'no-referrer']);
    expect(headers.get('set-cookie')).toBe(`reset=${TOKEN}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`);
    const secure = await runGuards(`/reset-password?token=${TOKEN}`, { publicOrigin: 'https://shop.test' });
    expect(secure.headers.get('set-cookie')).toMatch(/^__Host-reset=.*; Secure$/);
  });

  test('requires a link', async () => {
    expect((await runGuards('/reset-password', { cookie: `reset=${TOKEN}` })).status).toBe(200);
    expect((await runGuards('/reset-password')).location).toBe('/');
    expect((await runGuards('/reset-password?token=a;b', { cookie: `reset=${TOKEN}` })).location).toBe('/');
  });
});

describe('a page behind a flag', () => {
  test.each([
    ['/account/loyalty', 'loyalty'],
    ['/favorites', 'favorites'],
    ['/help', 'helpPages'],
    ['/help/size-chart', 'helpPages'],
  ] as const)('is %s where the site has the flag; elsewhere it redirects home', async (path, flag) => {
    expect((await runGuards(path, { loggedIn: true, flags: { [flag]: true } })).status).toBe(200);
    const elsewhere = await runGuards(path, { loggedIn: true, flags: { [flag]: false }, locale: 'de-de' });
    expect([elsewhere.status, elsewhere.location]).toEqual([303, '/de-de/']);
  });
});

describe('a page with a guard in the browser only', () => {
  test.each(['/checkout', '/order-confirmation'])('%s is never stored', async (path) => {
    expect(await runGuards(path)).toMatchObject({ status: 200, cache: { store: false } });
  });
});

test('every page of the account requires sign-in', async () => {
  expect((await runGuards('/account/address')).location).toBe('/sign-in?return=%2Faccount%2Faddress');
  expect((await runGuards('/account/credit-cards/add')).location).toMatch(/^\/sign-in\?return=/);
});

test('a route without a guard is public', async () => {
  expect(await runGuards('/cart')).toMatchObject({ status: 200, cache: { store: true } });
});
