import { describe, expect, test } from 'vitest';
import { fromLocal, formatMoment, toLocal, zoneOf } from './site-time.ts';

describe('the time of a site', () => {
  test.each([
    ['Europe/Berlin', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01T09:00', '2026-07-01T07:00:00.000Z'],
    ['America/Denver', '2026-12-01T00:30', '2026-12-01T07:30:00.000Z'],
    // The hour after the end of daylight saving time, and the day of its start.
    ['Europe/Berlin', '2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ])('in %s is %s at %s', (zone, local, moment) => {
    expect(fromLocal(local, zone)).toBe(moment);
    expect(toLocal(moment, zone)).toBe(local);
  });

  test('is formatted in words, and undefined for an invalid date', () => {
    expect(formatMoment('2026-12-01T08:00:00Z', zoneOf('DE'))).toBe('1 Dec 2026, 09:00');
    expect(formatMoment('soon', 'UTC')).toBe('soon');
    expect(toLocal('soon', 'UTC')).toBe('');
    expect(fromLocal('', 'UTC')).toBeUndefined();
  });
});
