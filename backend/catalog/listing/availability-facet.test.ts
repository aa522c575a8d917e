import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogQuery } from '../../../src/api/catalog/products.schema.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { putProduct, us } from '../shop.test-support.ts';
import { buildIndex } from '../snapshot/build-index.ts';
import type { CatalogIndex } from '../snapshot/catalog-index.ts';
import { onlineOffer } from '../snapshot/offers.ts';
import { describeFacets } from './listing-facets.ts';
import { selectedValues, toFilter } from './listing-filter.ts';
import { tallyListing } from './listing-tally.ts';

describe('the facet of availability', () => {
  let database: Database;
  let index: CatalogIndex;
  beforeAll(async () => {
    database = await openTemporarySqlite();
    const releasesAt = Date.now() + 60_000;
    await putProduct(database, {
      id: 'boot',
      variants: [
        { sku: '1', size: '9', color: 'Red' },
        { sku: '2', size: '10', color: 'Red', releasesAt },
        { sku: '3', size: '11', color: 'Red', discontinued: true },
      ],
    });
    await putProduct(database, { id: 'cap', variants: [{ sku: '4', color: 'Blue', discontinued: true }] });
    await putProduct(database, { id: 'clog', variants: [{ sku: '5', color: 'Red', discontinued: true, stock: 0 }] });
    await putProduct(database, { id: 'tent', variants: [{ sku: '6', color: 'Blue', releasesAt }] });
    await database.write.insertInto('stock').values({ variant_sku: '5', warehouse_id: 'far', qty: 1 }).execute();
    index = await buildIndex(database.read, async () => {});
  });
  afterAll(() => database.close());

  function list(query: object, scope: typeof us = us) {
    const parsed = catalogQuery.parse(query);
    const offer = onlineOffer(index, scope);
    const filter = toFilter(parsed, index, scope.currency);
    const selection = Uint32Array.from(index.ids.keys());
    const tally = tallyListing({ index, offer, filter, selection });
    const source = { selectedValues: selectedValues(parsed), index, prices: offer.market.prices, offered: [], scope };
    const facets = describeFacets({ ...source, tally }, new Set(['available', 'color', 'size']));
    const values = facets.find(({ name }) => name === 'available')?.values ?? [];
    return {
      ids: Array.from(tally.matched, (position) => index.ids[position]).toSorted(),
      values: values.map(({ value, count, selected }) => `${value} ${count}${selected ? ' selected' : ''}`),
      labels: values.map(({ label }) => label),
      sizes: facets.find(({ name }) => name === 'size')?.values.map(({ value, count }) => `${value} ${count}`),
    };
  }

  test('counts what is in stock, coming soon and there for the last time, whatever is chosen in it', () => {
    expect(list({})).toMatchObject({
      ids: ['boot', 'cap', 'clog', 'tent'],
      values: ['true 2', 'coming-soon 2', 'last-chance 2'],
    });
    expect(list({ 'f.available': 'coming-soon' })).toMatchObject({
      ids: ['boot', 'tent'],
      values: ['true 2', 'coming-soon 2 selected', 'last-chance 2'],
      sizes: ['10 1'],
    });
    expect(list({ 'f.available': ['coming-soon', 'last-chance'] }).ids).toEqual(['boot', 'cap', 'tent']);
    expect(list({ 'f.available': 'soon' }).ids).toHaveLength(4);
  });

  test('has to match on the variant of the chosen size and colour', () => {
    expect(list({ 'f.available': 'last-chance', 'f.color': 'Blue' })).toMatchObject({
      ids: ['cap'],
      values: ['true 1', 'coming-soon 1', 'last-chance 1 selected'],
    });
    expect(list({ 'f.available': 'last-chance', 'f.size': '9' })).toMatchObject({
      ids: [],
      values: ['true 1', 'last-chance 0 selected'],
    });
  });

  test('counts the warehouses that ship to the site', () => {
    expect(list({ 'f.available': 'true' }, { ...us, warehouseIds: ['far'] }).ids).toEqual(['clog']);
    expect(list({}, { ...us, warehouseIds: ['main', 'far'] }).values).toEqual([
      'true 3',
      'coming-soon 2',
      'last-chance 3',
    ]);
    expect(list({}, { ...us, warehouseIds: ['nowhere'] }).values).toEqual(['coming-soon 2']);
  });

  test.each(['de-de', 'fr-ca', 'es-es', 'it-it', 'nl-nl'])('has labels in the language of %s', (locale) => {
    const { labels } = list({}, { ...us, locale });
    const english = list({}).labels;
    expect(labels).toHaveLength(3);
    expect(labels.filter((label) => english.includes(label))).toEqual([]);
  });
});
