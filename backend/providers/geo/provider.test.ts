import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { provider } from './provider.ts';

function read(env: Record<string, string>) {
  const reader = new SettingReader(env);
  const create = provider.adapters['header']?.(reader);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  return { findCountry: create?.({ log }), issues: reader.issues };
}

const ENV = { GEO_COUNTRY_HEADER: 'X-Country', TRUSTED_PROXIES: '10.0.0.0/8' };
const requestWith = (headers: Record<string, string>) => new Request('http://shop.example/', { headers });

describe('the country of a header', () => {
  test.each([
    ['the header of a trusted proxy', { 'x-country': 'DE' }, true, 'DE'],
    ['the header of anybody else', { 'x-country': 'DE' }, false, undefined],
    ['an empty header', { 'x-country': '' }, true, undefined],
    ['another header', { 'cf-ipcountry': 'DE' }, true, undefined],
    ['no header', {}, true, undefined],
  ])('is read from %s', (_, headers, isFromProxy, country) => {
    expect(read(ENV).findCountry?.(requestWith(headers), { address: '', isFromProxy })).toBe(country);
  });

  test.each([
    [ENV, []],
    [{}, ['GEO_COUNTRY_HEADER', 'TRUSTED_PROXIES']],
    [{ GEO_COUNTRY_HEADER: 'X-Country' }, ['TRUSTED_PROXIES']],
    [{ ...ENV, GEO_COUNTRY_HEADER: 'X Country' }, ['GEO_COUNTRY_HEADER']],
    [{ ...ENV, GEO_COUNTRY_HEADER: 'X-Country: DE' }, ['GEO_COUNTRY_HEADER']],
    [{ ...ENV, GEO_COUNTRY_HEADER: 'x'.repeat(64) }, []],
    [{ ...ENV, GEO_COUNTRY_HEADER: 'x'.repeat(65) }, ['GEO_COUNTRY_HEADER']],
  ])('has with the settings %j the issues %j', (env, names) => {
    expect(read(env).issues.map((issue) => issue.split(':')[0])).toEqual(names);
  });
});
