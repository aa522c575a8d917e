import { describe, expect, test } from 'vitest';
import { readListingQuery } from '../../lib/listing-query.ts';
import { activeFilters, priceRangeLabel } from './active-filters.ts';

const value = (name: string, label = name) => ({ value: name, label, count: 1, selected: true });
const facets = [
  { name: 'size', label: 'Size', values: [value('9')] },
  { name: 'category', label: 'Category', values: [value('boots', 'Boots')] },
  { name: 'price', label: 'Price', values: [value('0-100', '$0 – $100'), value('50-80')] },
  { name: 'available', label: 'Availability', values: [value('true', 'In stock')] },
];

function filtersOf(query: string, storeName?: string) {
  const scope = { locale: 'en-us', currency: 'USD', storeName };
  return activeFilters({ query: readListingQuery(new URLSearchParams(query)), facets, ...scope });
}

describe('active filters', () => {
  test('have the names of the catalogue and link to the list without them', () => {
    expect(filtersOf('f.size=9&f.category=boots&f.available=true&page=2')).toEqual([
      { label: 'Boots', href: '?f.size=9&f.available=true' },
      { label: 'Size: 9', href: '?f.category=boots&f.available=true' },
      { label: 'In stock', href: '?f.category=boots&f.size=9' },
    ]);
  });

  test('show an entered price range as money', () => {
    const labels = filtersOf('f.price=0-100&f.price=50-80&f.price=200-9999999').map(({ label }) => label);
    expect(labels.slice(0, 2)).toEqual(['$0 – $100', '$50 – $80']);
    expect(labels[2]).toBe('$200 and more');
    expect(priceRangeLabel('50-80', { locale: 'de-de', currency: 'EUR' })).toMatch(/50.*80.*€/);
  });

  test('name the chosen store', () => {
    expect(filtersOf('q=boot&store=7', 'Denver')).toEqual([{ label: 'In store: Denver', href: '?q=boot' }]);
    expect(filtersOf('store=7')).toEqual([{ label: 'In store: 7', href: '?' }]);
  });

  test('include the size and the price of the search words', () => {
    const query = readListingQuery(new URLSearchParams('q=boots+size+9+under+200&f.category=boots&page=2'));
    const stated = {
      size: { label: 'Size: 9', rest: 'boots under 200' },
      price: { from: 0, to: 200, rest: 'boots size 9' },
      rest: 'boots',
    };
    const [size, price] = activeFilters({
      query,
      facets,
      locale: 'en-us',
      currency: 'USD',
      storeName: undefined,
      stated,
    });
    expect(size).toEqual({ label: 'Size: 9', href: '?q=boots+under+200&f.category=boots', isSearch: true });
    expect(price).toEqual({ label: 'Up to $200', href: '?q=boots+size+9&f.category=boots', isSearch: true });
  });

  test('show a price in the search words without an upper end', () => {
    const query = readListingQuery(new URLSearchParams('q=tent+over+300'));
    const stated = { price: { from: 300, rest: 'tent' }, rest: 'tent' };
    const filters = activeFilters({ query, facets, locale: 'en-us', currency: 'USD', storeName: undefined, stated });
    expect(filters).toEqual([{ label: '$300 and more', href: '?q=tent', isSearch: true }]);
  });

  test('are empty where nothing was chosen', () => {
    expect(filtersOf('q=boot&sort=name&page=3')).toEqual([]);
  });
});
