import { describe, expect, test } from 'vitest';
import { DEFAULT_SITES } from '../../../src/cms/site/sites.default.ts';
import { sitesConfig } from '../../../src/cms/site/sites.schema.ts';
import { createSearchRedirects } from './search-redirects.ts';

const searchRedirects = { us: { 'Gift card': '/gift-card' }, de: { Größentabelle: '/size-chart' } };
const redirectOf = createSearchRedirects({ ...DEFAULT_SITES, searchRedirects });
const us = { siteId: 'us', locale: 'en-us' };

describe('a redirected search', () => {
  test.each(['gift card', 'GIFT  CARDS', ' gift-card ', 'the gift card'])('redirects %j to its page', (query) => {
    expect(redirectOf(us, query)).toBe('/gift-card');
  });

  test.each(['gift', 'gift card holder', '', '?'])('lists results for %j', (query) => {
    expect(redirectOf(us, query)).toBeUndefined();
  });

  test('applies to one site and its language', () => {
    expect(redirectOf({ siteId: 'de', locale: 'de-de' }, 'grössentabellen')).toBe('/size-chart');
    expect(redirectOf({ siteId: 'de', locale: 'de-de' }, 'gift card')).toBeUndefined();
    expect(redirectOf({ siteId: 'toString', locale: 'en-us' }, 'gift card')).toBeUndefined();
  });

  test.each(['//elsewhere.example', '/\\\\elsewhere.example', 'https://elsewhere.example', 'gift-card'])(
    'rejects the target %j',
    (path) => {
      const config = { ...DEFAULT_SITES, searchRedirects: { us: { x: path } } };
      expect(sitesConfig.safeParse(config).success).toBe(false);
    },
  );
});
