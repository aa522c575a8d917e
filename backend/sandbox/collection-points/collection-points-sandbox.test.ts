import { describe, expect, test } from 'vitest';
import { collectionPoint } from '../../../src/api/locations/collection-points.schema.ts';
import { distanceBetween } from '../../locations/distance.ts';
import { createSandbox } from './sandbox.ts';

const { adapter: points } = createSandbox({});

describe('the collection points of the sandbox', () => {
  test.each([
    ['DE', '10115'],
    ['NL', '1012 AB'],
    ['GB', 'SW1A 1AA'],
    ['FR', '75001'],
    ['AT', '1010'],
    ['BE', '1000'],
  ])('in %s %s are six, valid, near each other and always the same', async (country, postalCode) => {
    const found = await points.near({ country, postalCode });
    expect(found).toHaveLength(6);
    for (const point of found) {
      expect(collectionPoint.parse(point)).toEqual(point);
      expect(point.address).toMatchObject({ countryCode: country, postalCode });
    }
    const [first] = found;
    if (first)
      for (const { coordinates } of found) expect(distanceBetween(first.coordinates, coordinates)).toBeLessThan(8);
    expect(await points.near({ country, postalCode })).toEqual(found);
  });

  test.each(['US', 'CA', 'XX', '', 'toString'])('are none in %j', async (country) => {
    expect(await points.near({ country, postalCode: '10115' })).toEqual([]);
  });

  test('around a point are near it, with a postal code of the country', async () => {
    const coordinates = { latitude: 52.52, longitude: 13.405 };
    const found = await points.near({ country: 'DE', coordinates });
    for (const point of found) {
      expect(distanceBetween(coordinates, point.coordinates)).toBeLessThan(15);
      expect(point.address.postalCode).toMatch(/^\d{5}$/);
    }
  });

  test('are found by their id, also those around a point', async () => {
    const byCode = await points.near({ country: 'NL', postalCode: '1012 AB' });
    const byPoint = await points.near({ country: 'DE', coordinates: { latitude: -33.9, longitude: -70.6 } });
    for (const point of [...byCode, ...byPoint]) expect(await points.find(point.id)).toEqual(point);
  });

  test.each([
    '',
    'DE',
    'DE.10115',
    'DE.10115.6',
    'DE.10115.-1',
    'US.97702.0',
    'de.10115.0',
    'DE.10 115.0',
    'toString.1.0',
  ])('are not found by %j', async (id) => {
    expect(await points.find(id)).toBeUndefined();
  });

  test('open on six days, and close early on Saturdays', async () => {
    const [point] = await points.near({ country: 'DE', postalCode: '10115' });
    expect(point?.hours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(point?.hours.at(-1)).toMatchObject({ day: 6, closes: '14:00' });
  });
});
