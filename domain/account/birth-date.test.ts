import { describe, expect, test } from 'vitest';
import { ageAt, isAllowedBirthDate } from './birth-date.ts';

const now = Date.UTC(2026, 5, 15);

describe('a birth date', () => {
  test.each([
    ['2000-06-15', 26],
    ['2000-06-16', 25],
    ['2000-07-01', 25],
    ['2000-02-29', 26],
    ['0099-01-01', 1927],
    ['2026-06-16', -1],
    ['2001-02-29', undefined],
    ['2000-13-01', undefined],
    ['2000-00-10', undefined],
    ['2000-04-31', undefined],
    ['15.06.2000', undefined],
    ['2000-6-1', undefined],
    ['', undefined],
  ])('%s makes an age of %s', (date, age) => expect(ageAt(date, now)).toBe(age));

  test.each([
    ['2013-06-15', true],
    ['2013-06-16', false],
    ['1905-06-16', true],
    ['1905-06-15', false],
    ['2030-01-01', false],
    ['2001-02-30', false],
  ])('%s is allowed: %s', (date, wanted) => expect(isAllowedBirthDate(date, now)).toBe(wanted));
});
