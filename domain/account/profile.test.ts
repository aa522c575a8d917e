import { describe, expect, test } from 'vitest';
import { INTERESTS, isInterest, isPartiallyEnrolled, splitInterests } from './profile.ts';

const whole = {
  email: 'ann@example.com',
  phone: '+15551234567',
  firstName: 'Ann',
  lastName: 'Ash',
  postalCode: '80301',
  birthDate: '1990-01-01',
};

describe('an enrolled profile', () => {
  test('is complete with all required fields', () => expect(isPartiallyEnrolled(whole)).toBe(false));

  test.each(['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'])('is partial without %s', (name) => {
    expect(isPartiallyEnrolled({ ...whole, [name]: null })).toBe(true);
    expect(isPartiallyEnrolled({ ...whole, [name]: '' })).toBe(true);
  });

  test('needs an email address', () => {
    expect(isPartiallyEnrolled({ ...whole, email: null, phone: null })).toBe(false);
  });
});

describe('interests', () => {
  test('are split, each once', () => {
    expect(splitInterests('hiking| climbing ||hiking|')).toEqual(['hiking', 'climbing']);
    expect(splitInterests('')).toEqual([]);
  });

  test('are those of the list', () => {
    expect(INTERESTS.every(isInterest)).toBe(true);
    expect(isInterest('knitting')).toBe(false);
  });
});
