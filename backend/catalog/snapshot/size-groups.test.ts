import { describe, expect, test } from 'vitest';
import type { ShoeSystem } from '../../../domain/shoe-sizes.ts';
import { sizeEntriesOf, sizeGroupOf, sizeKeyOf } from './size-groups.ts';

describe('the group of a size', () => {
  test.each<[string, ShoeSystem | null, string | undefined]>([
    ['9', 'US', 'men'],
    ['W8', 'US', 'women'],
    ['12C', 'US', 'kids'],
    ['99', 'EU', 'shoe'],
    ['M', null, 'letter'],
    ['2XL', null, 'letter'],
    ['S/M', null, 'letter'],
    ['32', null, 'number'],
    ['W32', null, 'waist'],
    ['W32 L34', null, 'waist'],
    ['W10', null, 'number'],
    ['32/34', null, 'number'],
    ['4Y', null, 'age'],
    ['5 l', null, 'volume'],
    ['0.75 l', null, 'volume'],
    ['120 cm', null, 'length'],
    ['100', null, 'other'],
    ['Long', null, 'other'],
    ['One size', null, undefined],
    ['', null, undefined],
  ])('%j (%s) is %s', (size, system, group) => {
    expect(sizeGroupOf(size, system)).toBe(group);
  });
});

describe('the sizes of a catalogue', () => {
  const entries = sizeEntriesOf(
    [
      ['4Y', 'US'],
      ['4Y', null],
      ['10', 'US'],
      ['9', 'US'],
      ['M', null],
      ['', null],
      ['5 l', null],
    ].map(([name, system]) => sizeKeyOf(name ?? '', system as ShoeSystem | null)),
  );

  test('are apart by group, each in size order', () => {
    expect(entries.map(({ group, name }) => `${group} ${name}`)).toEqual([
      'undefined ',
      'letter M',
      'men 9',
      'men 10',
      'kids 4Y',
      'age 4Y',
      'volume 5 l',
    ]);
  });

  test('have distinct values, which are the names except for another size of the same name', () => {
    expect(entries.map(({ value }) => value)).toEqual(['', 'M', '9', '10', '4Y', 'age:4Y', '5 l']);
  });
});
