import { describe, expect, test } from 'vitest';
import { placeLine, printable } from './pdf.ts';

describe('a document', () => {
  test.each([
    [{ postalCode: '97205', city: 'Portland', province: 'OR', countryCode: 'US' }, 'Portland, OR 97205'],
    [{ postalCode: 'SW1A 1AA', city: 'London', province: null, countryCode: 'GB' }, 'London SW1A 1AA'],
    [{ postalCode: '10115', city: 'Berlin', province: null, countryCode: 'DE' }, '10115 Berlin'],
  ])('writes the place of %o as its country does', (place, line) => {
    expect(placeLine(place)).toBe(line);
  });

  test('writes letters of Western Europe, plain spaces, and a mark for what its fonts lack', () => {
    expect(printable('Größe “M” 12\u202f€ 靴')).toBe('Größe “M” 12 € ?');
  });
});
