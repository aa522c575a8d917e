import { describe, expect, test } from 'vitest';
import {
  collectionPointSearch,
  type CollectionPoint,
  type CollectionPointSearch,
} from '../../src/api/locations/collection-points.schema.ts';
import type { ShippingRates } from '../../domain/pricing/shipping/rates.ts';
import { scopeOf } from '../catalog/shop.test-support.ts';
import type { CollectionPointQuery } from '../providers/collection-points/collection-points.ts';
import { createCollectionPointService } from './collection-points.ts';

const de = scopeOf({ siteId: 'de', locale: 'de-de' });
const TO_POINTS = {
  code: 'pudo',
  price: 0,
  freeAbove: null,
  days: [1, 2],
  cutoff: 12,
  needsStreet: false,
  membersOnly: false,
  excludedProvinces: [],
  excludedPostalCodes: [],
} as const;
const RATES: ShippingRates = {
  country: 'DE',
  timeZone: 'Europe/Berlin',
  workingDays: [1, 2, 3, 4, 5],
  holidays: {},
  serves: ['DE', 'AT', 'NL'],
  excludedProvinces: [],
  excludedPostalCodes: [],
  methods: [TO_POINTS],
};

/** A point this many degrees north of the origin; a degree is 111.19 km. */
const pointAt = (id: string, latitude: number): CollectionPoint => ({
  id,
  name: id,
  address: { addressLine1: '1 Street', city: 'Town', postalCode: '10115', countryCode: 'DE' },
  coordinates: { latitude, longitude: 0 },
  hours: [],
});

function searchWith(points: readonly CollectionPoint[], rates: ShippingRates = RATES) {
  const queries: CollectionPointQuery[] = [];
  const near = async (query: CollectionPointQuery) => {
    queries.push(query);
    return points;
  };
  const service = createCollectionPointService({
    points: { near, find: async () => undefined },
    shippingOf: () => rates,
  });
  const search = async (query: CollectionPointSearch) => {
    const { collectionPoints } = await service.search(collectionPointSearch.parse(query), de);
    return collectionPoints;
  };
  const idsOf = async (query: CollectionPointSearch) => (await search(query)).map(({ id }) => id);
  return { queries, search, idsOf };
}

describe('collection points', () => {
  const origin = { latitude: 0, longitude: 0 };

  test('are sorted by distance from the point, then by id', async () => {
    const { idsOf } = searchWith([pointAt('far', 0.1), pointAt('b', 0.05), pointAt('a', 0.05), pointAt('near', 0)]);
    expect(await idsOf(origin)).toEqual(['near', 'a', 'b', 'far']);
  });

  test('are within the radius, its end included', async () => {
    const { idsOf } = searchWith([pointAt('in', 0.1), pointAt('out', 0.18)]);
    expect(await idsOf(origin)).toEqual(['in']);
    expect(await idsOf({ ...origin, radius: 20.1 })).toEqual(['in', 'out']);
    expect(await idsOf({ ...origin, radius: 1 })).toEqual([]);
  });

  test.each([
    [1, 1],
    [10, 10],
    [50, 12],
    [undefined, 10],
  ])('are limited to the requested number %j: %i', async (count, expected) => {
    const { idsOf } = searchWith(Array.from({ length: 12 }, (_, index) => pointAt(`p${index}`, 0)));
    expect(await idsOf({ ...origin, count })).toHaveLength(expected);
  });

  test('state their distance to one decimal', async () => {
    const { search } = searchWith([pointAt('a', 0.01), pointAt('b', 0.0001)]);
    expect((await search(origin)).map(({ distance }) => distance)).toEqual([0, 1.1]);
  });

  test('are measured from their centre when only a postal code is known', async () => {
    const { search } = searchWith([pointAt('south', 0), pointAt('middle', 0.1), pointAt('north', 0.17)]);
    const found = await search({ postalCode: '10115' });
    expect(found.map(({ id }) => id)).toEqual(['middle', 'north', 'south']);
    expect(found[0]?.distance).toBe(1.1);
  });

  test('are none for a postal code without points', async () => {
    expect(await searchWith([]).search({ postalCode: '10115' })).toEqual([]);
  });

  test.each([
    [{ postalCode: ' 10115 ' }, { country: 'DE', postalCode: '10115', coordinates: undefined }],
    [
      { postalCode: '1012 ab', countryCode: 'nl' },
      { country: 'NL', postalCode: '1012 AB', coordinates: undefined },
    ],
    [
      { ...origin, countryCode: 'at' },
      { country: 'AT', postalCode: undefined, coordinates: origin },
    ],
    [
      { ...origin, postalCode: '10115' },
      { country: 'DE', postalCode: '10115', coordinates: origin },
    ],
  ])('are requested of the network for %o as %o', async (query, requested) => {
    const { queries, search } = searchWith([]);
    await search(query);
    expect(queries).toEqual([requested]);
  });

  test.each([
    ['a country', { countryCode: 'FR', ...origin }, RATES],
    ['a site without the delivery method', origin, { ...RATES, methods: [] }],
  ])('are none for %s that is not served, without a request', async (_, query, rates) => {
    const { queries, search } = searchWith([pointAt('a', 0)], rates);
    expect([await search(query), queries]).toEqual([[], []]);
  });

  test.each([
    ['1011', undefined],
    ['1011', 'DE'],
    ['10115', 'NL'],
    ['', undefined],
  ])('reject the postal code %j of %s', async (postalCode, countryCode) => {
    const { queries, search } = searchWith([pointAt('a', 0)]);
    await expect(search({ postalCode, countryCode })).rejects.toMatchObject({
      errorId: 'VALIDATION',
      details: { path: 'postalCode' },
    });
    expect(queries).toEqual([]);
  });

  test('are none when the feature is off, but the postal code is checked', async () => {
    const service = createCollectionPointService({ points: undefined, shippingOf: () => RATES });
    const search = (postalCode: string) => service.search(collectionPointSearch.parse({ postalCode }), de);
    expect(await search('10115')).toEqual({ collectionPoints: [] });
    await expect(search('X')).rejects.toMatchObject({ errorId: 'VALIDATION' });
  });
});
