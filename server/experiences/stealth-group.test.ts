import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../shop.test-support.ts';

const NOTHING = async () => new Response('{}');
const page = async () => new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } });

let shop: TestShop | undefined;
afterEach(async () => {
  await shop?.stop();
  shop = undefined;
});

async function open(origin: string, environment?: string): Promise<TestShop['server']> {
  shop = await startTestShop({
    render: page,
    embedded: { fetch: NOTHING, sandbox: NOTHING },
    files: { 'client/_astro/plain.js': '' },
    env: {
      PUBLIC_ORIGIN: origin,
      SESSION_SECRET: randomBytes(48).toString('base64'),
      CONSENT_PROVIDER: 'banner',
      ...(environment === undefined ? {} : { APP_ENV: environment }),
    },
  });
  return shop.server;
}

type Answer = Awaited<ReturnType<TestShop['server']['send']>>;
const groupIn = ({ headers }: Answer) => headers['set-cookie']?.find((cookie) => cookie.startsWith('stealth-group='));
const COOKIE = (value: string) => `stealth-group=${value}; Max-Age=3600; Path=/; SameSite=Lax; Secure`;
const AGREED = 'OptanonConsent=groups%3DC0001%3A1%2CC0004%3A1';

describe('the pre-production environment', () => {
  const host = { host: 'preprod.example.com' };

  test('puts a visitor into the group stealth for an hour, with pages that are stored too', async () => {
    const { send } = await open('https://preprod.example.com');
    const first = await send('/about-us', { headers: host });
    const second = await send('/about-us', { headers: host });
    expect([groupIn(first), groupIn(second)]).toEqual([COOKIE('stealth'), COOKIE('stealth')]);
    expect(second.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    const known = await send('/about-us', { headers: { ...host, cookie: 'stealth-group=tracking' } });
    expect([groupIn(known), known.headers['cache-control']]).toEqual([undefined, 'public, max-age=0, must-revalidate']);
  });

  test('puts who opens an address with the bypass into the group tracking, whatever they were in', async () => {
    const { send } = await open('https://preprod.example.com');
    for (const cookie of ['', 'stealth-group=stealth', 'stealth-group=tracking'])
      expect(groupIn(await send('/about-us?stealthBypass', { headers: { ...host, cookie } }))).toBe(COOKIE('tracking'));
  });

  test('sets it beside others, and on pages of the visitor alone', async () => {
    const { send } = await open('https://preprod.example.com');
    expect(groupIn(await send('/cart', { headers: host }))).toBe(COOKIE('stealth'));
    expect(groupIn(await send('/nothing.php', { headers: host }))).toBe(COOKIE('stealth'));
  });

  test.each([
    ['a visitor in EMEA who did not choose', '/de-de/about-us', {}],
    ['a browser that objects', '/about-us', { 'sec-gpc': '1' }],
    ['a bot', '/about-us', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a file', '/_astro/plain.js', {}],
    ['a call', '/get-user-geo-country', {}],
  ])('sets none for %s', async (_, path, headers) => {
    const { send } = await open('https://preprod.example.com');
    expect(groupIn(await send(path, { headers: { ...host, ...headers } }))).toBeUndefined();
  });

  test('sets it in EMEA with consent', async () => {
    const { send } = await open('https://preprod.example.com');
    const answer = await send('/de-de/about-us', { headers: { ...host, cookie: AGREED } });
    expect(groupIn(answer)).toBe(COOKIE('stealth'));
  });
});

test.each([
  ['www', 'https://www.example.com'],
  ['qa', 'https://qa.example.com'],
])('the environment %s has no such group', async (environment, origin) => {
  const { send } = await open(origin, environment);
  const answer = await send('/about-us?stealthBypass', { headers: { host: new URL(origin).host } });
  expect([answer.status, groupIn(answer)]).toEqual([200, undefined]);
});
