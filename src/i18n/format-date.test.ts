import { describe, expect, test } from 'vitest';
import { formatInstant, formatPartialDate, timeUnitName } from './format-date.ts';

describe('a partial date', () => {
  test('is as precise as its input', () => {
    expect(formatPartialDate('2019', 'en-us')).toBe('2019');
    expect(formatPartialDate('2019-04', 'es-es')).toBe('abril de 2019');
    expect(formatPartialDate('2019-04-12', 'de-de')).toBe('12. April 2019');
  });

  test.each(['', 'April', '2019-13', '2019-4', '19', '2019-04-12T10:00'])('rejects "%s"', (text) => {
    expect(formatPartialDate(text, 'en-us')).toBeUndefined();
  });
});

describe('an instant', () => {
  test('is formatted in the requested time zone', () => {
    expect(formatInstant('2026-12-15T18:00:00-07:00', 'en-gb', 'Europe/London')).toContain(
      '16 December 2026 at 01:00 GMT',
    );
  });

  test.each([
    ['2026-12-15T18:00:00Z', 'Nowhere/At-all', '6:00 PM UTC'],
    ['2026-12-15T18:00:00+05:30', undefined, '6:00 PM GMT+5:30'],
  ])('%s in %s is formatted in its own offset', (instant, zone, expected) => {
    expect(formatInstant(instant, 'en-us', zone)).toContain(expected);
  });
});

test('has plural forms of a unit of time', () => {
  expect(timeUnitName('hour', 'nl-nl')).toBe('uur');
  expect(timeUnitName('minute', 'en-us')).toBe('minutes');
});
