import { describe, expect, test, vi } from 'vitest';
import { townsOf } from '../../domain/locations/towns.ts';
import type { PlaceProvider } from '../providers/places/places.ts';
import { createPlaceFinder } from './places.ts';
import type { IndexedStore, StoreIndex } from './store-index.ts';

const storeAt = (city: string, postalCode: string, latitude: number, longitude: number) =>
  ({ store: { address: { city }, coordinates: { latitude, longitude } }, postalCode }) as IndexedStore;
const stores = [storeAt('Keswick', 'ca125dq', 54.6, -3.1), storeAt('Keswick', 'ca129xx', 54.8, -3.3)];
const warnings = vi.fn();
const log = { info: () => undefined, warn: warnings, error: () => undefined };

function finderOf(provider?: PlaceProvider) {
  const find = createPlaceFinder({ provider, log });
  const index = { inCountry: (country: string) => (country === 'GB' ? stores : []) } as unknown as StoreIndex;
  return (text: string, country = 'GB') => find(text, { country, locale: 'en-gb', index });
}

describe('a place', () => {
  test.each([
    ['CA12 5DQ', 'GB', 54.6, -3.1],
    ['ca12', 'GB', 54.7, -3.2],
    ['keswick', 'GB', 54.7, -3.2],
    ['B1 1AA', 'GB', 52.48, -1.9],
    ['BS1', 'GB', 51.45, -2.59],
    ['NEWCASTLE', 'GB', 54.98, -1.61],
    ['T1W 1P8', 'CA', 51.09, -115.36],
    ['T2P', 'CA', 51.05, -114.07],
    ['montreal', 'CA', 45.5, -73.57],
    ['80331', 'DE', 48.14, 11.58],
    ['munchen', 'DE', 48.14, 11.58],
    ['bozen', 'IT', 46.5, 11.35],
    ['’s-Hertogenbosch', 'NL', 51.69, 5.3],
  ])('named %s in %s is known', async (text, country, latitude, longitude) => {
    const place = await finderOf()(text, country);
    expect(place?.latitude).toBeCloseTo(latitude, 5);
    expect(place?.longitude).toBeCloseTo(longitude, 5);
  });

  test.each(['nowhere', '99999', 'ZZ1 1ZZ', '-', '%'])('named %j is not', async (text) => {
    expect(await finderOf()(text)).toBeUndefined();
  });

  test('that the shop does not know is asked of the provider, whose failure is only reported', async () => {
    const asked = vi.fn(async () => ({ name: 'Buttermere', latitude: 54.54, longitude: -3.28 }));
    expect(await finderOf({ find: asked })('Buttermere')).toMatchObject({ name: 'Buttermere' });
    expect(asked).toHaveBeenCalledWith({ text: 'Buttermere', country: 'GB', locale: 'en-gb' });
    await finderOf({ find: asked })('Keswick');
    expect(asked).toHaveBeenCalledOnce();
    expect(await finderOf({ find: () => Promise.reject(new Error('down')) })('Buttermere')).toBeUndefined();
    expect(warnings).toHaveBeenCalledOnce();
  });

  test('of the table lies within its country', () => {
    const bounds = { US: [24, 62, -151, -66], DE: [47, 55, 5.8, 15.1], NL: [50.7, 53.6, 3.3, 7.3] };
    for (const [country, [south = 0, north = 0, west = 0, east = 0]] of Object.entries(bounds)) {
      expect(townsOf(country).length).toBeGreaterThan(15);
      for (const { name, latitude, longitude, codes } of townsOf(country)) {
        expect(latitude > south && latitude < north && longitude > west && longitude < east, name).toBe(true);
        expect(codes.length, name).toBeGreaterThan(0);
      }
    }
    expect(townsOf('toString')).toEqual([]);
  });
});
