import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../src/cms/site/sites.default.ts';
import { createScopes, type SiteLocale } from './scope.ts';

const scopeOf = createScopes(DEFAULT_SITES);
const session = { siteId: 'de', locale: 'de-de' };

describe('the scope of a request', () => {
  test.each<[SiteLocale, SiteLocale | undefined, string, string]>([
    [{}, undefined, 'us', 'en-us'],
    [{ siteId: 'de' }, undefined, 'de', 'en-us'],
    [{ locale: 'de-de' }, undefined, 'us', 'de-de'],
    [{}, session, 'de', 'de-de'],
    [{ siteId: 'us' }, session, 'us', 'de-de'],
    [{ locale: 'fr-ca' }, session, 'de', 'fr-ca'],
    [{ siteId: 'ca', locale: 'fr-ca' }, session, 'ca', 'fr-ca'],
    [{}, {}, 'us', 'en-us'],
  ])('%j with the session %j is %s, %s', (requested, own, siteId, locale) => {
    expect(scopeOf(requested, own)).toMatchObject({ siteId, locale });
  });

  test('has the country, the currency and the tax of its site, in any locale', () => {
    expect(scopeOf({ siteId: 'gb', locale: 'fr-ca' })).toMatchObject({ country: 'GB', currency: 'GBP' });
    expect(scopeOf({ siteId: 'gb' }).taxMode).not.toBe(scopeOf({ siteId: 'us' }).taxMode);
  });

  test('has the locale first among those whose texts apply, each once', () => {
    for (const locale of Object.keys(DEFAULT_SITES.locales)) {
      const { locales } = scopeOf({ locale });
      expect(locales[0]).toBe(locale);
      expect(new Set(locales).size).toBe(locales.length);
    }
  });

  test.each([
    [{ siteId: 'xx' }, 'siteId'],
    [{ siteId: '' }, 'siteId'],
    [{ siteId: 'US' }, 'siteId'],
    [{ siteId: '__proto__' }, 'siteId'],
    [{ siteId: 'toString' }, 'siteId'],
    [{ locale: 'xx-xx' }, 'locale'],
    [{ locale: 'en-US' }, 'locale'],
    [{ locale: 'constructor' }, 'locale'],
    [{ siteId: 'xx', locale: 'xx-xx' }, 'siteId'],
  ])('%j is rejected, again when repeated', (requested, path) => {
    for (let call = 0; call < 2; call += 1) {
      expect(() => scopeOf(requested)).toThrow(expect.objectContaining({ errorId: 'VALIDATION', details: { path } }));
    }
  });

  test('of a session on a site that no longer exists is rejected', () => {
    expect(() => scopeOf({}, { siteId: 'gone', locale: 'en-us' })).toThrow(
      expect.objectContaining({ details: { path: 'siteId' } }),
    );
  });
});
