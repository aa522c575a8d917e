import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LAND, type LandPoint } from './land.ts';
import { townsOf } from './towns.ts';

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Whether a ray to the north crosses the outline an odd number of times. */
function isWithin({ latitude, longitude }: Coordinates, outline: readonly LandPoint[]): boolean {
  let inside = false;
  for (const [index, [lat, lon]] of outline.entries()) {
    const [formerLat, formerLon] = outline.at(index - 1) ?? [lat, lon];
    if (lon > longitude === formerLon > longitude) continue;
    const crossing = lat + ((longitude - lon) / (formerLon - lon)) * (formerLat - lat);
    if (crossing > latitude) inside = !inside;
  }
  return inside;
}

const isOnLand = (place: Coordinates): boolean =>
  LAND.coasts.some((coast) => isWithin(place, coast)) && !LAND.lakes.some((lake) => isWithin(place, lake));

describe('the outlines of land', () => {
  test('have the stores of the demo on land', () => {
    const stores: readonly { name: string; coordinates: Coordinates }[] = JSON.parse(
      readFileSync(new URL('../../catalog/stores.json', import.meta.url), 'utf8'),
    );
    expect(stores.filter(({ coordinates }) => !isOnLand(coordinates)).map(({ name }) => name)).toEqual([]);
  });

  test('have towns on land, but for those by the water', () => {
    const towns = ['US', 'CA', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'AT', 'BE'].flatMap(townsOf);
    const wet = towns.filter((town) => !isOnLand(town));
    expect(towns.length).toBeGreaterThan(150);
    expect(wet.map(({ name }) => name)).toEqual([]);
  });

  test('have the open sea and the lakes as water', () => {
    const water = [
      { latitude: 45, longitude: -40 },
      { latitude: 56, longitude: 3 },
      { latitude: 54, longitude: -5.2 },
      { latitude: 40, longitude: 6 },
      { latitude: 47.5, longitude: -87.2 },
      { latitude: 43.5, longitude: 35 },
    ];
    for (const place of water) expect(isOnLand(place), JSON.stringify(place)).toBe(false);
  });
});
