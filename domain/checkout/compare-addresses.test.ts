import { describe, expect, test } from 'vitest';
import { isSpeltAlike } from './compare-addresses.ts';

const ADDRESS = {
  addressLine1: '1 Ridge Road',
  addressLine2: '',
  city: 'Saint-Jean',
  province: 'OR',
  postalCode: '97205',
  countryCode: 'US',
};
const alike = (typed: object, written: object = {}) =>
  isSpeltAlike({ ...ADDRESS, ...typed }, { ...ADDRESS, ...written });

describe('two addresses are equal', () => {
  test('when they differ in case, blanks and punctuation', () => {
    expect(alike({ city: 'SAINT JEAN', addressLine1: ' 1  ridge road. ' })).toBe(true);
    expect(alike({ postalCode: 'k1a0b1' }, { postalCode: 'K1A 0B1' })).toBe(true);
    expect(alike({ postalCode: '97205 1234' }, { postalCode: '97205-1234' })).toBe(true);
    expect(alike({ addressLine1: 'Karl-Marx-Str. 5' }, { addressLine1: 'Karl Marx Str 5' })).toBe(true);
    expect(alike({ addressLine1: '12 Rue de l’Église' }, { addressLine1: "12 rue de l'église" })).toBe(true);
  });

  test('when one lacks a field that is empty in the other', () => {
    expect(alike({ province: undefined }, { province: null })).toBe(true);
    expect(alike({ addressLine2: undefined })).toBe(true);
  });

  test('unless a letter or a digit differs', () => {
    expect(alike({ addressLine1: '1 Ridge Rd' })).toBe(false);
    expect(alike({ city: 'Saint-Jéan' })).toBe(false);
    expect(alike({ postalCode: '97206' })).toBe(false);
    expect(alike({ province: 'WA' })).toBe(false);
    expect(alike({ addressLine2: 'Unit 4' })).toBe(false);
  });

  test('unless a separator of two numbers is missing', () => {
    expect(alike({ addressLine1: '1-2 Ridge Road' }, { addressLine1: '12 Ridge Road' })).toBe(false);
    expect(alike({ addressLine1: '1 2 Ridge Road' }, { addressLine1: '1/2 Ridge Road' })).toBe(true);
  });
});
