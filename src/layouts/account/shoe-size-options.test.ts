import { expect, test } from 'vitest';
import { otherSize, sizesOf } from './shoe-size-options.ts';

const labelOf = (value: string, country: string, locale: string, group: 'men' | 'women' | 'kids' = 'men') =>
  sizesOf(group, country, locale).find((size) => size.value === value)?.label;

test('sizes are named in the system of the country first, with the others beside', () => {
  expect(labelOf('US 9.5', 'US', 'en-us')).toBe('US 9.5 / UK 9 / EU 42.5');
  expect(labelOf('US 9.5', 'GB', 'en-gb')).toBe('UK 9 / US 9.5 / EU 42.5');
  expect(labelOf('US 9.5', 'DE', 'de-de')).toBe('EU 42,5 / US 9,5 / UK 9');
  expect(labelOf('US W8', 'DE', 'de-de', 'women')).toBe('EU 39,5 / US 8 / UK 6');
  expect(labelOf('US 12C', 'DE', 'de-de', 'kids')).toBe('EU 29,5 / US 12C / UK 11,5');
  expect(labelOf('US W8', 'US', 'en-us')).toBeUndefined();
});

test('a size that was typed before there was a list stays one of the choices', () => {
  expect(otherSize('10 1/2')).toEqual([{ value: '10 1/2', label: '10 1/2' }]);
  expect([otherSize(''), otherSize('US 9.5')]).toEqual([[], []]);
});
