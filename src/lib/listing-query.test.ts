import { describe, expect, test } from 'vitest';
import { isFormQuery, listingHref, readListingQuery, withoutFilters, withoutValue } from './listing-query.ts';

const read = (query: string) => readListingQuery(new URLSearchParams(query));

describe('readListingQuery', () => {
  test('reads search terms, page, sort, facets and store', () => {
    expect(
      read('q=+trail++shoe&page=3&sort=price-asc&f.size=9&f.size=9.5&f.price=50-100&f.available=true&store=7'),
    ).toEqual({
      q: 'trail shoe',
      page: 3,
      sort: 'price-asc',
      facets: { 'f.size': ['9', '9.5'], 'f.price': ['50-100'], 'f.available': ['true'] },
      store: '7',
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
    'f.price=50',
    'f.price=',
    'f.price=&f.price=',
    'f.price=a&f.price=b',
    'f.price=1-2-3',
    'f.price=100-50',
    'f.available=1',
    'f.size=',
    'store=',
    'q=+',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual({ page: 1, sort: 'featured', facets: {} });
  });

  test.each([
    ['f.price=50&f.price=80', '50-80'],
    ['f.price=80&f.price=50', '50-80'],
    ['f.price=50&f.price=', '50-9999999'],
    ['f.price=&f.price=80.50', '0-80.5'],
  ])('joins the two fields of a form to one range: %s', (query, range) => {
    expect(read(query).facets).toEqual({ 'f.price': [range] });
  });

  test('keeps ranges beside the fields of a form', () => {
    expect(read('f.price=100-200&f.price=10&f.price=20').facets).toEqual({ 'f.price': ['100-200', '10-20'] });
  });
});

describe('a query written by a form', () => {
  test('is distinguished from one of a link', () => {
    expect(isFormQuery(new URLSearchParams('f.price=&f.price='))).toBe(true);
    expect(isFormQuery(new URLSearchParams('f.price=10&f.price=&f.price=0-100'))).toBe(true);
    expect(isFormQuery(new URLSearchParams('f.price=0-100&f.price=100-200'))).toBe(false);
    expect(isFormQuery(new URLSearchParams('f.price=abc&f.price=x'))).toBe(false);
  });
});

describe('listingHref', () => {
  test('leaves defaults out', () => {
    expect(listingHref(read('sort=name&page=2'), { page: 1 })).toBe('?sort=name');
    expect(listingHref(read('page=2'), { page: 1 })).toBe('?');
    expect(listingHref(read('f.size=9'), { page: 2 })).toBe('?f.size=9&page=2');
    expect(listingHref(read('store=7&q=boot'))).toBe('?q=boot&store=7');
  });

  test('removes one value or all filters and starts at the first page', () => {
    const query = read('q=boot&f.size=9&f.size=10&f.color=Moss&store=7&page=3&sort=name');
    expect(listingHref(withoutValue(query, 'f.size', '9'))).toBe('?q=boot&sort=name&f.color=Moss&f.size=10&store=7');
    expect(listingHref(withoutValue(query, 'f.color', 'Moss'))).toBe('?q=boot&sort=name&f.size=9&f.size=10&store=7');
    expect(listingHref(withoutFilters(query))).toBe('?q=boot&sort=name');
  });
});
