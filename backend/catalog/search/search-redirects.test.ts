import { describe, expect, test } from 'vitest';
import type { SearchRule } from '../../../src/cms/sections/listing-rules.schema.ts';
import { DEFAULT_SITES } from '../../../src/cms/site/sites.default.ts';
import { sitesConfig } from '../../../src/cms/site/sites.schema.ts';
import { createSearchRedirects } from './search-redirects.ts';

const searchRedirects = { us: { 'Gift card': '/gift-card' }, de: { Größentabelle: '/size-chart' } };
const rule = { terms: ['Repairs'], pinned: [], buried: [], redirect: '/care' };
const rules = {
  id: '1',
  categories: new Map(),
  searches: new Map<string, SearchRule>([
    ['repair', rule],
    ['size chart', { terms: ['size chart'], pinned: [], buried: [] }],
  ]),
  synonyms: [],
};
const redirectOf = createSearchRedirects(
  { ...DEFAULT_SITES, searchRedirects: { ...searchRedirects, us: { ...searchRedirects.us, repair: '/old' } } },
  async () => rules,
);
const us = { siteId: 'us', locale: 'en-us' };

describe('a redirected search', () => {
  test.each(['gift card', 'GIFT  CARDS', ' gift-card ', 'the gift card'])('redirects %j to its page', async (query) => {
    expect(await redirectOf(us, query)).toBe('/gift-card');
  });

  test.each(['gift', 'gift card holder', '', '?'])('lists results for %j', async (query) => {
    expect(await redirectOf(us, query)).toBeUndefined();
  });

  test('applies to one site and its language', async () => {
    expect(await redirectOf({ siteId: 'de', locale: 'de-de' }, 'grössentabellen')).toBe('/size-chart');
    expect(await redirectOf({ siteId: 'de', locale: 'de-de' }, 'gift card')).toBeUndefined();
    expect(await redirectOf({ siteId: 'toString', locale: 'en-us' }, 'gift card')).toBeUndefined();
  });

  test('comes from the documents of editors first', async () => {
    expect(await redirectOf(us, 'repairs')).toBe('/care');
    expect(await redirectOf(us, 'size chart')).toBeUndefined();
  });

  test.each(['//elsewhere.example', '/\\\\elsewhere.example', 'https://elsewhere.example', 'gift-card'])(
    'rejects the target %j',
    (path) => {
      const config = { ...DEFAULT_SITES, searchRedirects: { us: { x: path } } };
      expect(sitesConfig.safeParse(config).success).toBe(false);
    },
  );
});
