import { expect, test } from 'vitest';
import { isCodeFirst, townLine } from './town-line.ts';

test.each([
  [{ postalCode: '97205', city: 'Portland', province: 'OR', countryCode: 'US' }, 'Portland, OR 97205'],
  [{ postalCode: 'SW1A 1AA', city: 'London', province: null, countryCode: 'GB' }, 'London SW1A 1AA'],
  [{ postalCode: '10115', city: 'Berlin', province: null, countryCode: 'DE' }, '10115 Berlin'],
])('the town of %o is written as its country does', (address, line) => {
  expect(townLine(address)).toBe(line);
});

test.each([
  ['US', false],
  ['GB', false],
  ['DE', true],
  ['FR', true],
])('in %s the code comes first: %s', (country, isFirst) => {
  expect(isCodeFirst(country)).toBe(isFirst);
});
