import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExceptionalHours, readOpeningHours } from './opening-hours.ts';

const on = (days: number[], opens: string, closes: string) => days.map((day) => ({ day, opens, closes }));

describe('opening hours', () => {
  test.each([
    ['Mo-Fr 10:00-19:00; Sa 10:00-18:00', [...on([1, 2, 3, 4, 5], '10:00', '19:00'), ...on([6], '10:00', '18:00')]],
    [
      'Sa,Su 9:00-12:00, 13:00-17:00',
      [6, 7].flatMap((day) => [...on([day], '09:00', '12:00'), ...on([day], '13:00', '17:00')]),
    ],
    ['Sa-Mo 10:00-24:00', on([1, 6, 7], '10:00', '23:59')],
    ['Mo-Su 08:00–20:00; Su closed', on([1, 2, 3, 4, 5, 6, 7], '08:00', '20:00')],
    [
      'Mo-Fr. 10:00AM - 8:00PM\nSa. 9:00AM - 6:00PM',
      [...on([1, 2, 3, 4, 5], '10:00', '20:00'), ...on([6], '09:00', '18:00')],
    ],
    ['Monday 12 pm - 12 am', on([1], '12:00', '00:00')],
    ['', []],
  ])('reads %j', (text, hours) => {
    expect(readOpeningHours(text)).toEqual(hours);
  });

  test.each([
    'always',
    'Mo 25:00-26:00',
    'Xy 10:00-12:00',
    'Mo 10:00',
    'Mo 10:60-11:00',
    '10:00-12:00',
    'Mo 13:00PM-14:00PM',
  ])('does not guess at %j', (text) => {
    expect(readOpeningHours(text)).toBeUndefined();
  });

  test('round-trip between parsing and formatting', () => {
    const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const time = clock.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const names = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
    const hours = fc.uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 7 }), opens: time, closes: time }), {
      selector: ({ day }) => day,
    });
    fc.assert(
      fc.property(hours, (given) => {
        const text = given.map(({ day, opens, closes }) => `${names[day - 1]} ${opens}-${closes}`).join('; ');
        expect(readOpeningHours(text)).toEqual(given.toSorted((a, b) => a.day - b.day));
      }),
    );
  });
});

describe('dates with other hours', () => {
  test.each([
    ['2026-12-25 closed', [{ date: '2026-12-25' }]],
    [
      '2026-12-24 10:00-15:00 Christmas Eve; 2026-12-25: closed Christmas Day',
      [
        { date: '2026-12-24', opens: '10:00', closes: '15:00', reason: 'Christmas Eve' },
        { date: '2026-12-25', reason: 'Christmas Day' },
      ],
    ],
    [
      '2027-01-02 9:00-12:00, 14:00-18:00',
      [
        { date: '2027-01-02', opens: '09:00', closes: '12:00' },
        { date: '2027-01-02', opens: '14:00', closes: '18:00' },
      ],
    ],
    ['2026-12-24 10am - 3pm', [{ date: '2026-12-24', opens: '10:00', closes: '15:00' }]],
    ['', []],
  ])('are read from %j', (text, dates) => {
    expect(readExceptionalHours(text)).toEqual(dates);
  });

  test.each([
    'Christmas closed',
    '2026-13-45 closed',
    '2026-12-24',
    '2026-12-24 10:00',
    '24.12.2026 closed',
    '2026-12-24 25:00-26:00',
  ])('are not read from %j', (text) => {
    expect(readExceptionalHours(text)).toBeUndefined();
  });
});
