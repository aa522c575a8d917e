import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultLocale, fallbackChain, loadSitesConfig, siteOfLocale } from './site-config.ts';
import { DEFAULT_SITES } from './sites.default.ts';

let contentDir: string;

beforeEach(() => {
  contentDir = mkdtempSync(join(tmpdir(), 'aisle-sites-'));
});

afterEach(() => rmSync(contentDir, { recursive: true }));

function write(text: string): void {
  writeFileSync(join(contentDir, 'sites.json'), text);
}

describe('loadSitesConfig', () => {
  test('returns the built-in configuration without a file', () => {
    expect(loadSitesConfig(contentDir)).toEqual(DEFAULT_SITES);
    expect(loadSitesConfig(join(contentDir, 'missing'))).toEqual(DEFAULT_SITES);
  });

  test('merges the file, replaces lists and removes null entries', () => {
    write('\uFEFF{"brand":"Other","sites":{"ca":{"locales":["fr-ca"]},"nl":null},"flags":{"us":{"favorites":true}}}');
    const config = loadSitesConfig(contentDir);
    expect(config.brand).toBe('Other');
    expect(config.sites['ca']).toMatchObject({ currency: 'CAD', locales: ['fr-ca'] });
    expect(config.sites).not.toHaveProperty('nl');
    expect(config.flags).toEqual({ us: { favorites: true } });
  });

  test.each([
    ['{"brand":', /sites\.json: is not JSON/],
    ['{"brand":5}', /sites\.json: brand: /],
    ['{"sites":{"us":{"currency":"DOLLAR"}}}', /sites\.json: sites\.us\.currency: /],
    ['{"sites":{"us":{"locales":["xx-xx"]}}}', /sites\.us\.locales: "xx-xx" is not in locales/],
    ['{"locales":{"de-de":{"fallback":["at-at"]}}}', /locales\.de-de\.fallback: "at-at"/],
    ['[1]', /sites\.json: /],
    ['{"flags":{"us":{"noSuchFlag":true}}}', /sites\.json: flags\.us/],
  ])('reports the error of %s in one line', (text, message) => {
    write(text);
    expect(() => loadSitesConfig(contentDir)).toThrow(message);
    expect(() => loadSitesConfig(contentDir)).not.toThrow(/\n/);
  });

  test('ignores __proto__', () => {
    write('{"__proto__":{"polluted":1},"sites":{"__proto__":{"name":"x"}}}');
    expect(() => loadSitesConfig(contentDir)).not.toThrow(/polluted/);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('fallbackChain', () => {
  test.each([
    ['fr-ca', ['ca/fr-ca', 'ca/en-ca', 'us/en-us']],
    ['de-de', ['de/de-de', 'us/en-us']],
    ['en-us', ['us/en-us']],
    ['xx-yy', ['us/en-us']],
    ['constructor', ['us/en-us']],
  ])('of %s is %j', (locale, chain) => {
    expect(
      fallbackChain(DEFAULT_SITES, locale).map((siteLocale) => `${siteLocale.siteId}/${siteLocale.locale}`),
    ).toEqual(chain);
  });
});

describe('siteOfLocale', () => {
  test('is the country of the locale', () => {
    expect(siteOfLocale(DEFAULT_SITES, 'fr-ca')).toBe('ca');
    expect(siteOfLocale(DEFAULT_SITES, 'xx-yy')).toBeUndefined();
  });
});

describe('defaultLocale', () => {
  test('is the first of the first site', () => {
    expect(defaultLocale(DEFAULT_SITES)).toBe('en-us');
  });
});
