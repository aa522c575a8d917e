import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeSearch, type StoreSearch } from '../../src/api/locations/stores.schema.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createStoreService, type StoreService } from './stores.ts';
import { putProduct, putStore, scopeOf, us } from '../catalog/shop.test-support.ts';

describe.each(TEST_DATABASES)('stores on $name', ({ open }) => {
  let database: Database;
  let stores: StoreService;

  beforeAll(async () => {
    database = await open();
    stores = createStoreService(database.read);
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT-9' }, { sku: 'BOOT-10' }] });
    await putStore(database, {
      id: 'boulder',
      name: 'Ridge Boulder',
      city: 'Boulder',
      postalCode: '80302',
      at: [40.015, -105.2705],
      services: ['pickup', 'repair'],
      stock: { 'BOOT-9': 2, 'BOOT-10': 0 },
    });
    await putStore(database, {
      id: 'bend',
      name: 'Ridge Bend',
      city: 'Bend',
      at: [44.0582, -121.3153],
      services: ['pickup'],
    });
    await putStore(database, {
      id: 'keswick',
      name: 'Ärchive',
      city: 'Keswick',
      country: 'GB',
      postalCode: 'CA12 5DQ',
      at: [54.6, -3.13],
    });
  });
  afterAll(() => database.close());

  const search = (query: StoreSearch, scope = us) => stores.search(storeSearch.parse(query), scope);
  const idsOf = async (query: StoreSearch, scope = us) => (await search(query, scope)).stores.map(({ id }) => id);
  const gb = scopeOf({ siteId: 'gb', locale: 'en-gb' });

  test('are those of the site by name, and those requested by id in any country', async () => {
    expect(await idsOf({})).toEqual(['bend', 'boulder']);
    expect(await idsOf({}, gb)).toEqual(['keswick']);
    expect(await idsOf({ storeIds: ['keswick', 'none'] })).toEqual(['keswick']);
    expect(await idsOf({ storeIds: [] })).toEqual([]);
  });

  test('are sorted by distance in kilometres, within the radius', async () => {
    const { stores: near } = await search({ latitude: 39.7392, longitude: -104.9903 });
    expect(near.map(({ id }) => id)).toEqual(['boulder', 'bend']);
    expect(near[0]?.distance).toBeCloseTo(38.9, 0);
    expect(near[1]?.distance).toBeGreaterThan(1000);
    expect(await idsOf({ latitude: 39.7392, longitude: -104.9903, radius: 50 })).toEqual(['boulder']);
    expect((await search({})).stores[0]).not.toHaveProperty('distance', expect.anything());
  });

  test.each([
    ['boul', us, ['boulder']],
    ['ridge bend', us, ['bend']],
    ['803', us, ['boulder']],
    ['nowhere', us, []],
    ['ca125d', gb, ['keswick']],
    ['CA12 5DQ', gb, ['keswick']],
    ['archive', gb, ['keswick']],
  ])('are found by %j', async (q, scope, ids) => {
    expect(await idsOf({ q }, scope)).toEqual(ids);
  });

  test('have every requested service', async () => {
    expect(await idsOf({ services: ['pickup'] })).toEqual(['bend', 'boulder']);
    expect(await idsOf({ services: ['pickup', 'repair'] })).toEqual(['boulder']);
  });

  test('have the variant, or a variant of the product, in stock', async () => {
    expect(await idsOf({ productId: 'BOOT-9' })).toEqual(['boulder']);
    expect(await idsOf({ productId: 'boot' })).toEqual(['boulder']);
    expect(await idsOf({ productId: 'BOOT-10' })).toEqual([]);
    expect(await idsOf({ productId: 'none' })).toEqual([]);
  });

  test('are paged', async () => {
    expect(await search({ start: 1, count: 1 })).toMatchObject({
      total: 2,
      start: 1,
      count: 1,
      stores: [{ id: 'boulder' }],
    });
    expect((await search({ count: 0 })).stores).toEqual([]);
  });

  test('state address and opening hours', async () => {
    const [store] = (await search({ storeIds: ['boulder'] })).stores;
    expect(store).toMatchObject({
      address: { city: 'Boulder', countryCode: 'US' },
      coordinates: { latitude: 40.015, longitude: -105.2705 },
      hours: [{ day: 1, opens: '10:00', closes: '18:00' }],
      services: ['pickup', 'repair'],
    });
  });

  test('need both coordinates of a point', () => {
    expect(storeSearch.safeParse({ latitude: 1 }).error?.issues[0]?.path).toEqual(['longitude']);
  });
});
