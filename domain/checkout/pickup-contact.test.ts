import { describe, expect, test } from 'vitest';
import { neededPickupFields } from './pickup-contact.ts';

describe('the pickup contact', () => {
  test.each([
    [['pickup'], 'en-us', ['email']],
    [['sts'], 'de-de', ['email']],
    [['pudo'], 'fr-fr', ['firstName', 'lastName', 'email', 'phone']],
    [['pickup', 'pudo'], 'nl-nl', ['firstName', 'lastName', 'email', 'phone']],
    [['pickup'], 'xx-xx', []],
  ])('by %o in %s tells %o', (methods, locale, needed) => {
    expect(neededPickupFields(methods, locale)).toEqual(needed);
  });
});
