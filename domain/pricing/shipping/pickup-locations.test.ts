import { describe, expect, test } from 'vitest';
import { comparePickupLocations, type PickupLocation } from './pickup-locations.ts';

const pickupLocation = (name: string, facts: Partial<PickupLocation> = {}): PickupLocation => ({
  id: name,
  name,
  address: { addressLine1: '', city: '', postalCode: '' },
  stock: 1,
  isAvailable: true,
  ...facts,
});
const sorted = (...locations: PickupLocation[]) => locations.toSorted(comparePickupLocations).map(({ name }) => name);

describe('pickup locations', () => {
  test('are sorted by availability first', () => {
    expect(
      sorted(pickupLocation('a', { isAvailable: false, distance: 1 }), pickupLocation('b', { distance: 9 })),
    ).toEqual(['b', 'a']);
  });

  test('are sorted by distance, then by name', () => {
    const near = pickupLocation('z', { distance: 2 });
    expect(sorted(pickupLocation('c', { distance: 5 }), near, pickupLocation('b', { distance: 5 }))).toEqual([
      'z',
      'b',
      'c',
    ]);
  });
});
