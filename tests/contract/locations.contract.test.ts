import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '../../src/api/catalog/products.schema.ts';
import {
  storeDirectoryAnswer,
  storeList,
  storePaths,
  type StoreSearch,
} from '../../src/api/locations/stores.schema.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

describe.each(TARGETS)('the stores of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = new Visitor(target);
  });
  afterAll(() => target.close());

  const search = async (body: StoreSearch, query = '') =>
    storeList.parse((await visitor.call('POST', `/stores/v1/search${query}`, body)).body);
  const list = async (query: string) =>
    catalog.parse((await visitor.call('GET', `/products/v2/catalog?${query}`)).body);

  test('hold the one of the associate, which hands out orders', async () => {
    const { stores } = await search({ storeIds: ['1001'] });
    expect(stores).toMatchObject([{ id: '1001', address: { countryCode: 'US' } }]);
    expect(stores[0]?.services).toContain('pickup');
  });

  test('are those of the site’s country', async () => {
    for (const [siteId, country] of [
      ['us', 'US'],
      ['de', 'DE'],
    ] as const) {
      const { stores, total } = await search({ count: 100 }, `?siteId=${siteId}`);
      expect(total).toBeGreaterThan(0);
      expect(new Set(stores.map(({ address }) => address.countryCode))).toEqual(new Set([country]));
    }
  });

  test('are sorted by distance from a point', async () => {
    const [store] = (await search({ storeIds: ['1001'] })).stores;
    const at = store?.coordinates ?? { latitude: 0, longitude: 0 };
    const { stores } = await search({ ...at, radius: 20_000 });
    const distances = stores.map(({ distance }) => distance ?? -1);
    expect(stores[0]).toMatchObject({ id: '1001', distance: 0 });
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect((await search({ ...at, radius: 1 })).stores.map(({ id }) => id)).toEqual(['1001']);
  });

  test('are searched around a place, which is returned', async () => {
    const [store] = (await search({ storeIds: ['1001'] })).stores;
    const { city = '', postalCode = '' } = store?.address ?? {};
    for (const near of [city.toLowerCase(), postalCode]) {
      const found = await search({ near, radius: 50 });
      expect(found.place?.latitude).toBeCloseTo(store?.coordinates.latitude ?? 0, 1);
      expect(found.stores.map(({ id }) => id)).toContain('1001');
    }
    expect(await search({ near: 'qqqqqq' })).toMatchObject({ total: 0, stores: [] });
  });

  test('stand in a directory of countries, regions and cities, each with an address', async () => {
    const browse = async (path: string) =>
      storeDirectoryAnswer.parse(
        (await visitor.call('GET', `/stores/v1/directory?path=${encodeURIComponent(path)}`)).body,
      );
    const { places, trail } = await browse('');
    expect(trail).toEqual([]);
    expect(places.map(({ path }) => path)).toEqual(expect.arrayContaining(['us', 'de']));
    const [store] = (await search({ storeIds: ['1001'] })).stores;
    const parts = store?.path?.split('/') ?? [];
    for (let length = 1; length < parts.length; length += 1) {
      const level = await browse(parts.slice(0, length).join('/'));
      expect(level.trail).toHaveLength(length);
      expect(level.stores.map(({ id }) => id)).toContain('1001');
    }
    const page = await browse(store?.path ?? '');
    expect(page.store).toEqual(store);
    expect(errorOf(await visitor.call('GET', '/stores/v1/directory?path=us/nowhere'))).toMatchObject({
      errorId: 'API404',
    });
    const listed = storePaths.parse((await visitor.call('GET', '/stores/v1/paths?count=1000')).body);
    expect(listed.paths).toContain(store?.path);
    expect(listed.total).toBe(listed.paths.length);
  });

  test('are found by their town and by what they do', async () => {
    const [store] = (await search({ storeIds: ['1001'] })).stores;
    const city = store?.address.city.slice(0, 4).toUpperCase() ?? '';
    expect((await search({ q: city })).stores.map(({ id }) => id)).toContain('1001');
    const { stores } = await search({ services: ['pickup'] });
    expect(stores.every(({ services }) => services.includes('pickup'))).toBe(true);
    expect((await search({ q: 'qqqqqq' })).total).toBe(0);
  });

  test('filter listings by their stock, and products return the stores that have them', async () => {
    const [all, here] = await Promise.all([list('count=1'), list('storeId=1001&count=5')]);
    expect(here.total).toBeGreaterThan(0);
    expect(here.total).toBeLessThanOrEqual(all.total);
    for (const { id } of here.products) {
      expect((await search({ productId: id })).stores.map((store) => store.id)).toContain('1001');
    }
    const [size] = here.facets.find(({ name }) => name === 'size')?.values ?? [];
    const narrowed = await list(`storeId=1001&f.size=${encodeURIComponent(size?.value ?? '')}`);
    expect(narrowed.total).toBe(size?.count);
    expect((await list('storeId=no-such-store&count=1')).total).toBe(all.total);
  });

  test('are paginated', async () => {
    const { stores, total } = await search({});
    const pages = await Promise.all(stores.map((_, start) => search({ start, count: 1 })));
    expect(pages.flatMap((page) => page.stores)).toEqual(stores);
    expect(pages.every((page) => page.total === total)).toBe(true);
  });

  test.each([
    [{ latitude: 91, longitude: 0 }, 'latitude'],
    [{ latitude: 1 }, 'longitude'],
    [{ radius: 0 }, 'radius'],
    [{ services: ['piano'] }, 'services.0'],
    [{ count: 101 }, 'count'],
    [{ storeIds: 'all' }, 'storeIds'],
  ])('refuse %j', async (body, path) => {
    const answer = await visitor.call('POST', '/stores/v1/search', body);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path } });
  });
});
