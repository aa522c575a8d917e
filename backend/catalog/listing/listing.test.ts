import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogQuery } from '../../../src/api/catalog/products.schema.ts';
import { putProduct, scopeOf, us } from '../shop.test-support.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { buildIndex } from '../snapshot/build-index.ts';
import type { CatalogIndex } from '../snapshot/catalog-index.ts';
import { onlineOffer } from '../snapshot/offers.ts';
import { listingKey } from './arrange-listing.ts';
import { describeFacets, tellingFacets } from './listing-facets.ts';
import { NO_FILTER, selectedValues, toFilter } from './listing-filter.ts';
import { listingLabel } from './listing-labels.ts';
import { describeCategory, findCategory, pickProducts, productsOf } from './listing-selection.ts';
import { tallyListing } from './listing-tally.ts';

const de = scopeOf({ siteId: 'de', locale: 'de-de' });
const ca = scopeOf({ siteId: 'ca' });

describe('a listing', () => {
  let database: Database;
  let index: CatalogIndex;
  beforeAll(async () => {
    database = await openTemporarySqlite();
    const category = (id: string, parent_id: string | null) => ({ id, slug: `the-${id}`, name: id, parent_id });
    for (const row of [
      category('shoes', null),
      category('boots', 'shoes'),
      category('caps', null),
      category('euro', null),
      category('toques', null),
    ])
      await database.write
        .insertInto('category')
        .values({ ...row, source: 'demo' })
        .execute();
    await putProduct(database, {
      id: 'boot',
      category: 'boots',
      variants: [
        {
          sku: '1',
          size: '9',
          color: 'Red',
          price: 5e3,
        },
        {
          sku: '2',
          size: '10',
          color: 'Red',
          price: 7e3,
          stock: 0,
        },
        {
          sku: '3',
          size: '10',
          color: 'Blue',
          price: 6e3,
        },
      ],
    });
    await putProduct(database, {
      id: 'clog',
      category: 'shoes',
      variants: [
        {
          sku: '4',
          size: '10',
          color: 'Red',
          price: 1e4,
          stock: 0,
        },
        {
          sku: '5',
          size: '10',
          color: 'Red',
          price: 1e4,
          stock: 0,
        },
      ],
    });
    await putProduct(database, { id: 'cap', category: 'caps', variants: [{ sku: '6', price: 1000 }] });
    await putProduct(database, { id: 'euro', category: 'euro', variants: [{ sku: '7', price: 900, currency: 'EUR' }] });
    await putProduct(database, {
      id: 'toque',
      category: 'toques',
      variants: [{ sku: '8', price: 900, currency: 'CAD' }],
    });
    index = await buildIndex(database.read, async () => {});
  });
  afterAll(() => database.close());

  function list(query: object = {}, scope = us) {
    const parsed = catalogQuery.parse(query);
    const category = findCategory(index.categories, parsed.category ?? 'all', scope);
    const filter = toFilter(parsed, index, scope.currency);
    const offer = onlineOffer(index, scope);
    const selection = productsOf(index, category);
    const offered = index.categories.childrenOf(category.id === 'all' ? null : category.id);
    const source = { selectedValues: selectedValues(parsed), index, prices: offer.market.prices, offered, scope };
    const [tally, whole] = [filter, NO_FILTER].map((one) => tallyListing({ index, offer, filter: one, selection }));
    if (!tally || !whole) throw new Error('two filters have two tallies');
    const facets = describeFacets({ ...source, tally }, tellingFacets({ ...source, tally: whole }));
    const ids = Array.from(tally.matched, (position) => index.ids[position] ?? '');
    return { ids, facets };
  }
  const valuesOf = (name: string, query: object = {}, scope = us) =>
    list(query, scope)
      .facets.find((facet) => facet.name === name)
      ?.values.map(({ value, count, selected }) => [value, count, ...(selected ? ['selected'] : [])].join(' '));

  test.each([
    [{}, ['boot', 'cap', 'clog']],
    [{ 'f.size': '10' }, ['boot', 'clog']],
    [{ 'f.size': ['9', '10'] }, ['boot', 'clog']],
    [{ 'f.size': '9', 'f.color': 'Blue' }, []],
    [{ 'f.size': '10', 'f.color': 'Blue' }, ['boot']],
    [{ 'f.size': '10', 'f.color': 'Red', 'f.available': 'true' }, []],
    [{ 'f.available': 'true' }, ['boot', 'cap']],
    [{ 'f.available': 'false' }, ['boot', 'cap', 'clog']],
    [{ 'f.size': 'none' }, []],
    [{ 'f.category': 'the-boots' }, ['boot']],
    [{ 'f.category': ['the-boots', 'the-caps'] }, ['boot', 'cap']],
    [{ 'f.category': 'none' }, []],
    [{ category: 'shoes', 'f.category': 'boots' }, ['boot']],
    [{ category: 'the-caps', 'f.category': 'boots' }, []],
  ])('with %j has the products %j', (query, ids) => {
    expect(list(query).ids).toEqual(ids);
  });

  test.each([
    ['50-50', ['boot']],
    ['50.01-99.99', []],
    ['100-100', ['clog']],
    ['0-50', ['boot', 'cap']],
    ['100-50', []],
    ['10.00-10.00', ['cap']],
    ['50', ['boot', 'cap', 'clog']],
    ['-50', ['boot', 'cap', 'clog']],
    ['0-', ['boot', 'cap', 'clog']],
    ['10.001-20', ['boot', 'cap', 'clog']],
    ['1e1-1e2', ['boot', 'cap', 'clog']],
    ['0-9999999999', ['boot', 'cap', 'clog']],
    ['cheap', ['boot', 'cap', 'clog']],
  ])('in the price range %j has the products %j, both ends included', (range, ids) => {
    expect(list({ 'f.price': range }).ids).toEqual(ids);
  });

  test('in one of two price ranges has the products of both, invalid ones excepted', () => {
    expect(list({ 'f.price': ['0-10', '100-100', 'x'] }).ids).toEqual(['cap', 'clog']);
  });

  test.each([
    ['size', {}, ['9 1', '10 2']],
    ['size', { 'f.size': '9' }, ['9 1 selected', '10 2']],
    ['size', { 'f.color': 'Blue' }, ['10 1']],
    ['size', { 'f.size': '44' }, ['9 1', '10 2', '44 0 selected']],
    ['size', { 'f.available': 'true' }, ['9 1', '10 1']],
    ['color', {}, ['Red 2', 'Blue 1']],
    ['color', { 'f.size': '9' }, ['Red 1']],
    ['color', { 'f.size': '9', 'f.color': 'Blue' }, ['Red 1', 'Blue 0 selected']],
    ['available', {}, ['true 2']],
    ['available', { 'f.size': '10', 'f.color': 'Red' }, undefined],
    ['available', { 'f.available': 'true' }, ['true 2 selected']],
    ['category', {}, ['the-caps 1', 'the-shoes 2']],
    ['category', { 'f.size': '9' }, ['the-shoes 1']],
    ['category', { 'f.category': 'the-caps' }, ['the-caps 1 selected', 'the-shoes 2']],
    ['category', { category: 'shoes' }, ['the-boots 1']],
    ['category', { category: 'boots' }, undefined],
    ['price', {}, ['0-25 1', '25-50 1', '50-75 1', '75-100 1', '100-125 1']],
    ['price', { 'f.category': 'the-caps' }, ['5-10 1', '10-15 1']],
    ['price', { 'f.price': '0-25', 'f.category': 'the-boots' }, ['40-50 1', '50-60 1', '0-25 0 selected']],
  ])('counts the facet %s of %j as %j', (name, query, values) => {
    expect(valuesOf(name, query)).toEqual(values);
  });

  test.each([{}, { category: 'shoes' }, { 'f.available': 'true' }])(
    'of %j finds for each value what it counts',
    (query) => {
      for (const { name, values } of list(query).facets) {
        for (const { value, count } of values)
          expect([name, value, list({ ...query, [`f.${name}`]: value }).ids.length]).toEqual([name, value, count]);
      }
    },
  );

  test('has no facets without products', () => {
    expect(list({ category: 'euro' }).facets).toEqual([]);
  });

  test('has no facet that applies to all its products alike, unless something in it is selected', () => {
    expect(list({ category: 'euro' }, de).facets).toEqual([]);
    expect(list({ category: 'euro', 'f.available': 'true' }, de).facets.map(({ name }) => name)).toEqual(['available']);
  });

  test.each([
    [us, 'caps', 'Price', '$5 – $10'],
    [de, 'euro', 'Preis', '5–10 €'],
    [ca, 'toques', 'Price', 'CAD 5–10'],
  ])('labels facets and ranges in the language and currency of the site', (scope, category, label, range) => {
    const { facets } = list({ category, 'f.price': '0-90' }, scope);
    const facet = facets.find((one) => one.name === 'price');
    expect(facet?.label).toBe(label);
    expect(facet?.values[0]?.label.replaceAll('\u00a0', ' ')).toBe(range);
  });

  test.each([
    ['cap,boot', 'all', ['cap', 'boot']],
    [' cap , boot,cap', 'all', ['cap', 'boot']],
    ['none,cap', 'all', ['cap']],
    ['cap,boot', 'the-shoes', ['boot']],
    ['cap', 'the-shoes', []],
    ['', 'all', []],
    [',,', 'all', []],
  ])('of the ids %j in %s has the products %j', (named, name, ids) => {
    const category = findCategory(index.categories, name, us);
    expect(Array.from(pickProducts(index, category, named), (position) => index.ids[position])).toEqual(ids);
  });

  test.each([
    ['all', 'All products', [], ['the-caps', 'the-shoes']],
    ['', 'All products', [], ['the-caps', 'the-shoes']],
    ['the-boots', 'boots', ['the-shoes'], []],
    ['shoes', 'shoes', [], ['the-boots']],
  ])('of %j describes its category, path and sold children', (name, title, path, children) => {
    const category = describeCategory(index, findCategory(index.categories, name, us), us);
    expect(category).toMatchObject({ name: title });
    expect([category.path.map(({ slug }) => slug), category.children.map(({ slug }) => slug)]).toEqual([
      path,
      children,
    ]);
  });

  test.each(['none', 'the-none', '__proto__', 'ALL'])('rejects the category %j', (name) => {
    expect(() => findCategory(index.categories, name, us)).toThrow(
      expect.objectContaining({ errorId: 'PLP400', details: { category: name } }),
    );
  });

  test('has one cache key for all pages of a query, and one for each site, sort and filter', () => {
    const keyOf = (query: object, scope = us) => listingKey(catalogQuery.parse(query), scope);
    expect(keyOf({ start: 24, count: 12 })).toBe(keyOf({}));
    const keys = [
      keyOf({}),
      keyOf({}, de),
      keyOf({ sort: 'name' }),
      keyOf({ 'f.size': '9' }),
      keyOf({ category: 'caps' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a label of listings', () => {
  test.each([
    ['en-us', 'color', 'Color'],
    ['en-gb', 'color', 'Colour'],
    ['en-ca', 'color', 'Colour'],
    ['en-gb', 'size', 'Size'],
    ['de-de', 'inStock', 'Vorrätig'],
    ['fr-ca', 'price-asc', 'Prix croissant'],
    ['it-it', 'all', 'Tutti i prodotti'],
    ['pl-pl', 'color', 'Color'],
    ['', 'name', 'Name'],
  ] as const)('in %s of %s is %s', (locale, label, text) => {
    expect(listingLabel(locale, label)).toBe(text);
  });
});
