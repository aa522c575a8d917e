import { describe, expect, test } from 'vitest';
import { searchCorrected } from './corrected-search.ts';
import type { SearchResult } from './products.schema.ts';

const result = (change: Partial<SearchResult>): SearchResult => ({
  total: 0,
  start: 0,
  count: 0,
  products: [],
  facets: [],
  sortOptions: [],
  ...change,
});
const search = (first: Partial<SearchResult>, second: Partial<SearchResult> = {}) =>
  searchCorrected(async (q) => result(q === 'jaket' ? first : second), 'jaket');

describe('a corrected search', () => {
  test('is that of the correction where the query finds nothing', async () => {
    expect(await search({ didYouMean: 'jacket' }, { total: 2 })).toMatchObject({ q: 'jacket', result: { total: 2 } });
  });

  test('may have pages alone', async () => {
    const pages = [{ title: 'Help', href: '/help' }];
    expect(await search({ didYouMean: 'jacket' }, { pages })).toMatchObject({ q: 'jacket', result: { pages } });
  });

  test.each([
    ['finds products', { total: 1 }],
    ['finds pages', { pages: [{ title: 'Help', href: '/help' }] }],
    ['finds products that are filtered out', { facets: [{ name: 'size', label: 'Size', values: [] }] }],
  ])('is that of the query where it %s', async (_, first) => {
    expect(await search({ ...first, didYouMean: 'jacket' }, { total: 2 })).toMatchObject({ q: 'jaket', result: first });
  });

  test('is that of the query where the correction finds nothing either', async () => {
    expect((await search({ didYouMean: 'jacket' })).q).toBe('jaket');
    expect((await search({})).q).toBe('jaket');
  });
});
