import { describe, expect, test } from 'vitest';
import { timeZoneOf } from './time-zones.ts';

describe('the time zone of an address', () => {
  test.each([
    ['NL', undefined, undefined, 'Europe/Amsterdam'],
    ['nl', undefined, undefined, 'Europe/Amsterdam'],
    ['US', 'CA', undefined, 'America/Los_Angeles'],
    ['US', ' ny', undefined, 'America/New_York'],
    ['CA', 'NL', undefined, 'America/St_Johns'],
    ['US', undefined, '94103', undefined],
    ['US', 'XX', undefined, undefined],
    ['ES', undefined, '08002', 'Europe/Madrid'],
    ['ES', 'Las Palmas', '35001', 'Atlantic/Canary'],
    ['ES', undefined, undefined, undefined],
    ['DE', undefined, '80331', 'Europe/Berlin'],
    ['', undefined, undefined, undefined],
    ['Netherlands', undefined, undefined, undefined],
    ['undefined', undefined, undefined, undefined],
  ])('in %s, %s %s is %s', (countryCode, province, postalCode, zone) => {
    expect(timeZoneOf({ countryCode, province, postalCode })).toBe(zone);
  });
});
