import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARRIED_QUERY } from '../../../src/config.ts';
import { ROUTES } from '../../../src/routes.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

const ENTRY = join(import.meta.dirname, '..', '..', '..', 'dist', 'server', 'entry.mjs');
const LOCALES = ['', '/de-de', '/fr-ca'];

/** Patterns of the build, with parameters as `src/routes.ts` writes them. */
function builtRoutes(): readonly string[] {
  const found = readFileSync(ENTRY, 'utf8').matchAll(/"route":"(\/[^"]*)"/g);
  return Array.from(found, ([, route = '']) => route.replaceAll('[', '{').replaceAll(']', '}'));
}

const declared: ReadonlySet<string> = new Set(ROUTES.map(({ pattern }) => pattern));
const addressOf = (pattern: string) => pattern.replace(/\{[^}]+\}/, 'boots');
const statusOf = async (address: string, init: RequestInit = {}) =>
  (await fetch(address, { redirect: 'manual', ...init })).status;

test('only declared routes are served: other files of the build are not', async ({ origin }) => {
  const built = builtRoutes();
  for (const pattern of ['/p/{slug}', '/{...slug}', '/_image']) expect(built).toContain(pattern);
  const foreign = built.filter((pattern) => !declared.has(pattern));
  for (const pattern of [...foreign, '/_actions/{name}', '/_server-islands/{name}']) {
    for (const query of ['', '?siteId=us', '?preview=true', '?href=/api/consumers-v3/consumer&f=svg&siteId=us']) {
      for (const prefix of LOCALES) {
        const address = prefix + addressOf(pattern) + query;
        expect([address, await statusOf(origin + address)]).toEqual([address, 404]);
      }
    }
    expect(await statusOf(origin + addressOf(pattern), { method: 'POST' })).toBe(405);
  }
  const pages = ROUTES.filter(({ name }) => !name.startsWith('error-')).map(({ pattern }) => addressOf(pattern));
  const reached = await Promise.all(pages.map((path) => statusOf(origin + path)));
  expect(reached.filter((status) => status < 400).length).toBeGreaterThan(pages.length / 2);
});

test('no response with a session is public', async ({ origin }) => {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: '{"type":"Guest"}' };
  const token = await fetch(`${origin}/api/token/v2/auth/token`, sent);
  const cookie = token.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(cookie).toMatch(/session=./);
  const { paths } = await (await fetch(`${origin}/api/openapi.json`)).json();
  const calls = Object.keys(paths).map((path) => `/api${path.replaceAll(/\{\w+\}/g, 'none')}`);
  const roots = [
    '/fapi/featureFlags',
    '/fapi/i18n/en-us',
    '/get-user-geo-country',
    '/healthcheck',
    '/cms/api/me',
    '/metrics',
  ];
  const pages = ROUTES.flatMap(({ pattern }, index) => {
    const path = (LOCALES[index % LOCALES.length] ?? '') + addressOf(pattern);
    return [path, `${path}?${CARRIED_QUERY[index % CARRIED_QUERY.length]}=us`, `${path}?testContext=a:b`];
  });
  let ofEverybody = 0;
  for (const path of [...pages, ...calls, ...roots]) {
    const own = await fetch(origin + path, { redirect: 'manual', headers: { cookie } });
    const body = await own.text();
    const policy = own.headers.get('cache-control') ?? '';
    const cookies = own.headers.getSetCookie();
    // The id for experiments is of one visitor as well, but browsers may show the page when they go back.
    const isOfExperiments = cookies.every((line) => line.startsWith('vuid='));
    if (cookies.length > 0)
      expect([path, policy]).toEqual([
        path,
        isOfExperiments ? 'private, max-age=0, must-revalidate' : 'private, no-store',
      ]);
    if (cookies.length > 0 || !/public|max-age|s-maxage/.test(policy)) continue;
    ofEverybody += 1;
    const nobodys = await fetch(origin + path, { redirect: 'manual' });
    expect([path, own.status]).toEqual([path, nobodys.status]);
    expect(body === (await nobodys.text())).toBe(true);
  }
  expect(ofEverybody).toBeGreaterThan(5);
});
