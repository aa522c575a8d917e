import { describe, expect, test } from 'vitest';
import { placeSearch, readPlaceChoice } from './store-query.ts';

const read = (query: string) => readPlaceChoice(new URLSearchParams(query));

describe('the place in the address of a page', () => {
  test('is a name or a position, of which the name counts', () => {
    expect(read('near=+Bend+&radius=25')).toEqual({ near: 'Bend', position: undefined, radius: 25 });
    expect(read('latitude=40.01&longitude=-105.27')).toMatchObject({
      near: '',
      position: { latitude: 40.01, longitude: -105.27 },
    });
    expect(read('near=Bend&latitude=40&longitude=-105').position).toBeUndefined();
  });

  test.each([
    'latitude=40',
    'latitude=91&longitude=1',
    'latitude=1&longitude=181',
    'latitude=NaN&longitude=1',
    'latitude=1e1&longitude=1',
    'latitude=&longitude=',
    'radius=7',
    'radius=-1',
  ])('is missing in %s', (query) => {
    expect(read(query)).toEqual({ near: '', position: undefined, radius: undefined });
  });

  test('has a bound', () => {
    expect(read(`near=${'x'.repeat(5000)}`).near).toHaveLength(200);
  });

  test('is asked for in kilometres, without a radius around nothing', () => {
    expect(placeSearch(read('near=Bend&radius=100'), false)).toEqual({ near: 'Bend', radius: 100 });
    expect(placeSearch(read('near=Bend&radius=100'), true).radius).toBeCloseTo(160.9, 1);
    expect(placeSearch(read('radius=100'), true)).toEqual({});
    expect(placeSearch(read('latitude=1&longitude=2'), true)).toEqual({ latitude: 1, longitude: 2 });
  });
});
