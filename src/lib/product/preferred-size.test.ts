import { expect, test } from 'vitest';
import { chooseByQuery } from './preferred-size.ts';

const variant = (color: string, size: string, stock: number) => ({ productId: `${color}-${size}`, color, size, stock });
const BOOT = {
  colors: [{ name: 'Moss' }, { name: 'Slate' }],
  variants: [variant('Moss', '8', 1), variant('Moss', '9', 0), variant('Slate', '8', 1), variant('Slate', '9', 2)],
  sizeSystem: 'US',
} as const;
const sizeOf = (query: string, boot: object = {}) =>
  chooseByQuery({ ...BOOT, ...boot }, new URLSearchParams(query)).size;

test.each([
  ['shoeSize=US+8', '8'],
  ['shoeSize=US+9', undefined],
  ['shoeSize=US+9&color=slate', '9'],
  ['shoeSize=US+9&size=8', '8'],
  ['shoeSize=9&color=slate', undefined],
  ['shoeSize=US+W9.5', '8'],
  ['shoeSize=EU+41', '8'],
  ['', undefined],
])('the size of ?%s is %s', (query, size) => {
  expect(sizeOf(query)).toBe(size);
});

test('a size of another kind is never taken for that of a shoe', () => {
  expect(sizeOf('shoeSize=US+8', { sizeSystem: undefined })).toBeUndefined();
});

test('what is chosen is the variant in that size', () => {
  const query = new URLSearchParams('color=Slate&shoeSize=US+9');
  expect(chooseByQuery(BOOT, query).variant?.productId).toBe('Slate-9');
});
