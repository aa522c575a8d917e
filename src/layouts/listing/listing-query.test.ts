import { describe, expect, test } from 'vitest';
import { listingHref, pageNumbers, readListingQuery } from './listing-query.ts';

const read = (query: string) => readListingQuery(new URLSearchParams(query));

describe('readListingQuery', () => {
  test('reads page, sort and facets', () => {
    expect(read('page=3&sort=price-asc&f.size=9&f.size=9.5&f.price=50-100&f.available=true')).toEqual({
      page: 3,
      sort: 'price-asc',
      facets: { 'f.size': ['9', '9.5'], 'f.price': ['50-100'], 'f.available': ['true'] },
    });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e9',
    'page=',
    'sort=drop',
    'f.price=a-b',
    'f.price=',
    'f.available=1',
    'f.size=',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual({ page: 1, sort: 'featured', facets: {} });
  });
});

describe('listingHref', () => {
  test('leaves defaults out', () => {
    expect(listingHref(read('sort=name&page=2'), { page: 1 })).toBe('?sort=name');
    expect(listingHref(read('page=2'), { page: 1 })).toBe('?');
    expect(listingHref(read('f.size=9'), { page: 2 })).toBe('?f.size=9&page=2');
  });
});

describe('pageNumbers', () => {
  test('shows ends, neighbours and gaps', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
  });
});
