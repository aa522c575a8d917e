import { describe, expect, test } from 'vitest';
import { genderBit } from '../snapshot/product-facts.ts';
import { sizeEntriesOf } from '../snapshot/size-groups.ts';
import { flagSizes } from './flag-sizes.ts';
import type { SizeRequest } from './size-request.ts';

const SHOES = ['9', '9 wide', '9.5', '8', '5.5', '10.5', 'W9', 'W7', 'W10.5', '9C', '11C', '2Y', '6'];
const OTHERS = ['S', 'M', 'XL', '2XL', 'S/M', '32', '38', '8Y', '9Y', '40 l', '110 cm', 'Long'];
const entries = sizeEntriesOf([...SHOES.map((name) => `US:${name}`), ...OTHERS.map((name) => `:${name}`)]);
const [women, men, kids] = [genderBit('women'), genderBit('men'), genderBit('kids')];

function sizesFor(request: SizeRequest, { gender = 0, country = 'US' } = {}): string[] {
  const flags = flagSizes(entries, request, { gender, country });
  return entries.flatMap(({ name }, code) => (flags[code] === 1 ? [name] : [])).toSorted();
}

const number = (text: string, rest: object = {}): SizeRequest => ({
  kind: 'number',
  number: text,
  system: undefined,
  mark: undefined,
  ...rest,
});
const letters = (name: string): SizeRequest => ({ kind: 'letters', name });

describe('the sizes that a query means', () => {
  test('are those of the gender, in the numbers of the country', () => {
    expect(sizesFor(number('9'))).toEqual(['9', '9 wide', 'W9']);
    expect(sizesFor(number('9'), { gender: women })).toEqual(['W9']);
    expect(sizesFor(number('9'), { gender: men })).toEqual(['9', '9 wide']);
    expect(sizesFor(number('9'), { gender: kids })).toEqual(['9C', '9Y']);
    expect(sizesFor(number('9'), { country: 'GB' })).toEqual(['9.5']);
    expect(sizesFor(number('42'), { country: 'DE' })).toEqual(['9', '9 wide', 'W10.5']);
    expect(sizesFor(number('42'), { country: 'DE', gender: women })).toEqual(['W10.5']);
  });

  test('are in the system that the query names, or the only one with the number', () => {
    expect(sizesFor(number('38', { system: 'EU' }))).toEqual(['5.5', 'W7']);
    expect(sizesFor(number('42'))).toEqual(['9', '9 wide', 'W10.5']);
    expect(sizesFor(number('9', { system: 'US' }), { country: 'DE' })).toEqual(['9', '9 wide', 'W9']);
    expect(sizesFor(number('33.5'), { country: 'DE' })).toEqual(['2Y']);
  });

  test('are for whom the size says', () => {
    expect(sizesFor(number('9', { mark: 'w' }))).toEqual(['W9']);
    expect(sizesFor(number('9', { mark: 'c' }))).toEqual(['9C']);
    expect(sizesFor(number('8', { mark: 'age' }))).toEqual(['8Y']);
  });

  test('are of clothes too', () => {
    expect(sizesFor(number('32'))).toContain('32');
    expect(sizesFor(number('32', { mark: 'w' }))).toEqual(['32']);
    expect(sizesFor(number('38', { system: 'EU' }))).not.toContain('38');
    expect(sizesFor(letters('xxl'))).toEqual(['2XL']);
    expect(sizesFor(letters('medium'))).toEqual(['M', 'S/M']);
  });

  test('are no volumes and no lengths', () => {
    expect(sizesFor(number('40'))).not.toContain('40 l');
    expect(sizesFor(letters('l'))).toEqual([]);
  });
});
