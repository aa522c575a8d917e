import { describe, expect, test } from 'vitest';
import { isHoliday, isHolidayRule } from './holidays.ts';

describe('a holiday', () => {
  test.each([
    ['12-25', '2026-12-25'],
    ['easter+1', '2024-04-01'],
    ['easter-2', '2026-04-03'],
    ['easter+39', '2025-05-29'],
    ['easter+50', '2027-05-17'],
    ['easter+1', '2038-04-26'],
    ['4th thursday of 11', '2026-11-26'],
    ['1st monday of 09', '2026-09-07'],
    ['1st monday of 05', '2023-05-01'],
    ['last monday of 05', '2026-05-25'],
    ['last monday of 08', '2025-08-25'],
    ['last monday of 12', '2026-12-28'],
    ['monday before 05-25', '2026-05-18'],
    ['monday before 05-25', '2027-05-24'],
  ])('%s is on %s and on no other day around it', (rule, date) => {
    const day = Number(date.slice(8));
    const around = [-7, -1, 0, 1, 7].map(
      (days) => new Date(Date.UTC(+date.slice(0, 4), +date.slice(5, 7) - 1, day + days)),
    );
    const found = around.map((one) => one.toISOString().slice(0, 10)).filter((one) => isHoliday(one, [rule]));
    expect(found).toEqual([date]);
    expect(isHolidayRule(rule)).toBe(true);
  });

  test('that moves takes the next day that is neither in the weekend nor a holiday', () => {
    const christmas = ['12-25 or next working day', '12-26 or next working day'];
    const daysOf = (year: number) => [25, 26, 27, 28, 29].filter((day) => isHoliday(`${year}-12-${day}`, christmas));
    expect(daysOf(2026)).toEqual([25, 26, 28]);
    expect(daysOf(2021)).toEqual([25, 26, 27, 28]);
    expect(daysOf(2022)).toEqual([25, 26, 27]);
    expect(daysOf(2024)).toEqual([25, 26]);
  });

  test.each([
    '',
    '13-01',
    '12-32',
    'easter',
    '5th monday of 01',
    'some monday of 01',
    'monday before may',
    '12-25 moved',
  ])('is not written "%s"', (text) => {
    expect(isHolidayRule(text)).toBe(false);
  });
});
