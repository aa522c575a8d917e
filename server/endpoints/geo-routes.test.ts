import type { IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeDatabase } from '../../backend/providers/geo/country-database.test-support.ts';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { checksLocation, chooseGeo } from './find-country.ts';
import { ENVIRONMENTS } from '../settings/environment.ts';
import type { Selections } from '../../backend/providers/provider.ts';
import { selectProviders } from '../../backend/select-providers.ts';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { isCall } from './endpoints.ts';
import { createGeoCalls } from './geo-routes.ts';
import { createLog } from '../log.ts';

const trustedProxies = new BlockList();
trustedProxies.addSubnet('10.0.0.0', 8, 'ipv4');

const folder = mkdtempSync(join(tmpdir(), 'aisle-geo-'));
afterAll(() => rmSync(folder, { recursive: true }));

const select = (env: Record<string, string>) => selectProviders(new SettingReader(env), { isProduction: false });

interface GeoRequest {
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly peer?: string;
}

/** The endpoint's response for a visitor whose request arrives from `peer`. */
async function ask(geo: Selections, { query = '', headers = {}, peer = '10.1.2.3' }: GeoRequest = {}) {
  const findCountry = chooseGeo(geo, trustedProxies, createLog());
  const calls = createGeoCalls({ findCountry, sitesConfig: () => DEFAULT_SITES });
  // The only properties of the message that are read.
  const incoming = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
  const answer = await calls.request(`/get-user-geo-country${query}`, { headers }, { incoming });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const { country } = await answer.json();
  return country;
}

const GERMANY = { code: 'DE', name: 'Germany' };

test('the endpoint is at the root and is not a page', () => {
  expect(isCall('/get-user-geo-country?locale=de-de')).toBe(true);
  expect(isCall('/get-user-geo-country-of')).toBe(false);
});

test('pages request it where a provider is configured, except on local and staging hosts', () => {
  const asking = ENVIRONMENTS.filter((environment) => checksLocation({ providers: select({}), environment }));
  expect(asking).toEqual(['dev', 'qa', 'www']);
  expect(checksLocation({ providers: select({ GEO_PROVIDER: 'none' }), environment: 'www' })).toBe(false);
});

describe("the visitor's country", () => {
  const sandbox = select({});
  const header = select({ GEO_PROVIDER: 'header', GEO_COUNTRY_HEADER: 'CF-IPCountry' });

  test('is taken from the header or the query in the sandbox', async () => {
    expect(await ask(sandbox, { headers: { 'x-sandbox-country': 'DE' } })).toEqual(GERMANY);
    expect(await ask(sandbox, { query: '?sandboxCountry=de' })).toEqual(GERMANY);
    expect(await ask(sandbox)).toBeNull();
  });

  test('is accepted from a trusted proxy only', async () => {
    const headers = { 'cf-ipcountry': 'DE' };
    expect(await ask(header, { headers })).toEqual(GERMANY);
    expect(await ask(header, { headers, peer: '::ffff:10.9.9.9' })).toEqual(GERMANY);
    expect(await ask(header, { headers, peer: '203.0.113.7' })).toBeNull();
    expect(await ask(header, { query: '?sandboxCountry=DE' })).toBeNull();
    expect(await ask(header)).toBeNull();
  });

  test('is that of the address in a database, behind trusted proxies too', async () => {
    const path = join(folder, 'country.mmdb');
    const country = { iso_code: 'DE' };
    writeFileSync(path, writeDatabase({ '198.51.100.0/24': { country }, '2001:db8::/32': { country } }));
    const file = select({ GEO_PROVIDER: 'file', GEO_DATABASE: path });
    expect(await ask(file, { peer: '::ffff:198.51.100.4' })).toEqual(GERMANY);
    expect(await ask(file, { peer: '2001:db8::7' })).toEqual(GERMANY);
    expect(await ask(file, { headers: { 'x-forwarded-for': '198.51.100.4, 10.0.0.2' } })).toEqual(GERMANY);
    expect(await ask(file, { headers: { 'x-forwarded-for': '198.51.100.4' }, peer: '203.0.113.7' })).toBeNull();
    expect(await ask(file, { headers: { 'cf-ipcountry': 'DE' } })).toBeNull();
  });

  test('is named in the requested language', async () => {
    const headers = { 'cf-ipcountry': 'DE' };
    expect(await ask(header, { headers, query: '?locale=fr-fr' })).toEqual({ code: 'DE', name: 'Allemagne' });
    expect(await ask(header, { headers, query: '?locale=__proto__' })).toEqual(GERMANY);
  });

  test.each(['XX', 'ZZ', 'T1', 'Germany', '', 'D', '<b>'])('is unknown for the header value %s', async (code) => {
    expect(await ask(header, { headers: { 'cf-ipcountry': code } })).toBeNull();
  });

  test('is unknown when the feature is off', async () => {
    expect(await ask(select({ GEO_PROVIDER: 'none' }), { headers: { 'x-sandbox-country': 'DE' } })).toBeNull();
  });
});
