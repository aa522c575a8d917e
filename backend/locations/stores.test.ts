import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeSearch, type Store, type StoreSearch } from '../../src/api/locations/stores.schema.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { bumpStoreRevision } from '../db/store-revision.ts';
import type { Database } from '../db/database.ts';
import { putStoreRow, toStoreRow } from './store-row.ts';
import { createPlaceFinder } from './places.ts';
import { createStoreService, type StoreService } from './stores.ts';
import { putProduct, putStore, scopeOf, us } from '../catalog/shop.test-support.ts';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(TEST_DATABASES)('stores on $name', ({ open }) => {
  let database: Database;
  let stores: StoreService;

  beforeAll(async () => {
    database = await open();
    stores = createStoreService({
      read: database.read,
      findPlace: createPlaceFinder({ provider: undefined, log: QUIET }),
    });
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
    ['A\u0308RCHIVE', gb, ['keswick']],
    ['keswick ca12', gb, ['keswick']],
    ['ca-12', gb, ['keswick']],
    ['chive', gb, []],
    ['ridge nowhere', us, []],
    ['0302', us, []],
    [' ', us, ['bend', 'boulder']],
    ['%', us, ['bend', 'boulder']],
    ["' or 1=1 --", us, []],
  ])('are found by %j', async (q, scope, ids) => {
    expect(await idsOf({ q }, scope)).toEqual(ids);
  });

  test('have every requested service', async () => {
    expect(await idsOf({ services: ['pickup'] })).toEqual(['bend', 'boulder']);
    expect(await idsOf({ services: ['pickup', 'repair'] })).toEqual(['boulder']);
    expect(await idsOf({ services: ['pickup', 'pickup'] })).toEqual(['bend', 'boulder']);
    expect(await idsOf({ services: [] })).toEqual(['bend', 'boulder']);
    expect(await idsOf({ services: ['rental'] })).toEqual([]);
  });

  test('have the variant, or a variant of the product, in stock', async () => {
    expect(await idsOf({ productId: 'BOOT-9' })).toEqual(['boulder']);
    expect(await idsOf({ productId: 'boot' })).toEqual(['boulder']);
    expect(await idsOf({ productId: 'BOOT-10' })).toEqual([]);
    expect(await idsOf({ productId: 'none' })).toEqual([]);
  });

  test('match every condition of the query', async () => {
    expect(await idsOf({ storeIds: ['bend', 'boulder'], productId: 'boot' })).toEqual(['boulder']);
    expect(await idsOf({ storeIds: ['bend'], productId: 'boot' })).toEqual([]);
    expect(await idsOf({ q: 'ridge', services: ['repair'], latitude: 44, longitude: -121 })).toEqual(['boulder']);
    expect(await idsOf({ q: 'ridge', services: ['repair'], latitude: 44, longitude: -121, radius: 10 })).toEqual([]);
  });

  test('are counted across all pages, also beyond the last', async () => {
    expect(await search({ start: 2, count: 5 })).toMatchObject({ total: 2, stores: [] });
    expect(await search({ q: 'bend', start: 0, count: 1 })).toMatchObject({ total: 1 });
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

  test('are searched around a postal code or a town, and by words where the place is not known', async () => {
    const around = await search({ near: '80301' });
    expect(around).toMatchObject({
      place: { name: '80301', latitude: 40.015 },
      stores: [{ id: 'boulder' }, { id: 'bend' }],
    });
    expect(await search({ near: 'bend', radius: 100 })).toMatchObject({ place: { name: 'Bend' }, total: 1 });
    expect(await search({ near: 'Denver', radius: 60 })).toMatchObject({ place: { name: 'Denver' }, total: 1 });
    expect(await search({ near: 'ca12' }, gb)).toMatchObject({ place: { latitude: 54.6 }, stores: [{ distance: 0 }] });
    const byWords = await search({ near: 'ridge bo', radius: 5 });
    expect(byWords).toMatchObject({ total: 1, stores: [{ id: 'boulder' }] });
    expect(byWords.place).toBeUndefined();
    expect(await search({ near: '  ' })).toMatchObject({ total: 2 });
  });

  test('need both coordinates of a point', () => {
    expect(storeSearch.safeParse({ latitude: 1 }).error?.issues[0]?.path).toEqual(['longitude']);
  });

  describe('that are stored', () => {
    const store = {
      id: 'tarn',
      name: 'Straße 🥾',
      address: {
        addressLine1: '1 Street',
        addressLine2: 'Floor 2',
        city: 'Town',
        province: 'OR',
        postalCode: '97702',
        countryCode: 'US',
      },
      coordinates: { latitude: 44.0582, longitude: -121.3153 },
      phone: '+15415550100',
      email: 'tarn@example.com',
      timeZone: 'America/Los_Angeles',
      hours: [{ day: 7, opens: '00:00', closes: '23:59' }],
      exceptionalHours: [{ date: '2026-12-25', reason: 'Christmas' }],
      services: ['pickup' as const],
    };
    const put = (changed: Omit<Store, 'distance'>) =>
      database.write.transaction().execute(async (transaction) => {
        await putStoreRow(transaction, toStoreRow(changed, { source: 'import', content_hash: 'h' }));
        await bumpStoreRevision(transaction);
      });
    const read = async () => (await search({ storeIds: ['tarn'] })).stores;

    test('are read as they were written', async () => {
      await put(store);
      expect(await read()).toEqual([{ ...store, path: 'us/oregon/town/straße' }]);
    });

    test('replace all columns of the former row', async () => {
      await put(store);
      const { addressLine1, city, postalCode, countryCode } = store.address;
      const minimal = { ...store, name: 'Tarn', hours: [], exceptionalHours: [], services: [] };
      const address = { addressLine1, city, postalCode, countryCode };
      const { phone: _, email: __, ...rest } = minimal;
      await put({ ...rest, address });
      expect(await read()).toEqual([{ ...rest, address, path: 'us/town/tarn' }]);
    });
  });
});
