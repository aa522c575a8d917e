import { describe, expect, test } from 'vitest';
import { placeOrder, type Place } from './places.ts';

const place = (name: string, facts: Partial<Place> = {}): Place => ({
  id: name,
  name,
  address: { addressLine1: '', city: '', postalCode: '' },
  stock: 1,
  isAvailable: true,
  ...facts,
});
const sorted = (...places: Place[]) => places.toSorted(placeOrder).map(({ name }) => name);

describe('places to fetch an order', () => {
  test('come with those first that have it', () => {
    expect(sorted(place('a', { isAvailable: false, distance: 1 }), place('b', { distance: 9 }))).toEqual(['b', 'a']);
  });

  test('are sorted by distance, then by name', () => {
    const near = place('z', { distance: 2 });
    expect(sorted(place('c', { distance: 5 }), near, place('b', { distance: 5 }))).toEqual(['z', 'b', 'c']);
  });
});
