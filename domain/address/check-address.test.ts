import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidFields, missingFields, tidyAddress } from './check-address.ts';
import { isPoBox } from './po-box.ts';
import { formatPostalCode } from './postal-code.ts';
import { provinceCode } from './provinces.ts';

describe('a postal code', () => {
  test.each([
    ['US', '803021234', '80302-1234'],
    ['CA', 'k1a 0b1', 'K1A 0B1'],
    ['GB', 'ca125dq', 'CA12 5DQ'],
    ['NL', '1012ab', '1012 AB'],
    ['DE', ' 10119 ', '10119'],
    ['PT', '1000001', '1000-001'],
  ])('of %s is written %s -> %s', (country, text, written) => {
    expect(formatPostalCode(country, text)).toBe(written);
    expect(formatPostalCode(country, written)).toBe(written);
  });

  test.each([
    ['US', '8030'],
    ['CA', 'D1A 0B1'],
    ['ES', '99999'],
    ['NL', '0012 AB'],
    ['MC', '75001'],
  ])('of %s is not %s', (country, text) => {
    expect(formatPostalCode(country, text)).toBeUndefined();
  });
});

describe('an address', () => {
  test('normalizes country and province to codes', () => {
    expect(tidyAddress({ country: 'Allemagne' }).countryCode).toBe('DE');
    expect(tidyAddress({ countryCode: 'us', province: 'new york' })).toMatchObject({
      countryCode: 'US',
      province: 'NY',
    });
    expect(provinceCode('CA', 'Québec')).toBe('QC');
    expect(provinceCode('DE', 'Bayern')).toBeUndefined();
  });

  test('needs a province only in countries whose addresses have one', () => {
    expect(missingFields(tidyAddress({ countryCode: 'DE' }), ['province', 'city'])).toEqual(['city']);
    expect(missingFields(tidyAddress({ countryCode: 'US' }), ['province'])).toEqual(['province']);
  });

  test('is unchanged when normalized twice', () => {
    const text = fc.string({ maxLength: 20 });
    const countryCode = fc.constantFrom('US', 'CA', 'GB', 'DE', 'ZZ');
    fc.assert(
      fc.property(
        fc.record({ firstName: text, city: text, postalCode: text, province: text, phone: text, countryCode }),
        (entered) => {
          const tidy = tidyAddress(entered);
          expect(tidyAddress(tidy)).toEqual(tidy);
          expect(invalidFields(tidyAddress(tidy))).toEqual(invalidFields(tidy));
        },
      ),
    );
  });
});

describe('a post office box', () => {
  test.each(['PO Box 1', 'p.o.box 12', 'Postfach 10', 'Packstation 101', 'B.P. 12', 'Apartado 5', 'Casella postale 3'])(
    'is %s',
    (line) => expect(isPoBox(line)).toBe(true),
  );
  test.each(['12 Boxwood Lane', 'Poststraße 4', 'Apartamento 3', '1 Post Road'])('is not %s', (line) =>
    expect(isPoBox(line)).toBe(false),
  );
});
