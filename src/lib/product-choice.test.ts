import { describe, expect, test } from 'vitest';
import { chooseVariant, labelLines, shoeSizeRange } from './product-choice.ts';

const variants = [
  { productId: 'a', color: 'Moss', size: '9', stock: 0 },
  { productId: 'b', color: 'Moss', size: '9.5', stock: 0 },
  { productId: 'c', color: 'Slate', size: '9', stock: 2 },
  { productId: 'd', color: 'Slate', size: '9.5', stock: 0 },
];
const choose = (color: string | null, size: string | null) => chooseVariant(variants, { color, size });

describe('chooseVariant', () => {
  test('starts with the first colour in stock and no size', () => {
    const choice = choose(null, null);
    expect(choice).toMatchObject({ color: 'Slate', size: undefined, variant: undefined });
    expect(choice.sizes).toEqual([
      { value: '9', label: '9', isChosen: false, isAvailable: true, productId: 'c', left: 2 },
      { value: '9.5', label: '9.5', isChosen: false, isAvailable: false, productId: undefined },
    ]);
  });

  test('returns no sold-out variant, neither by size nor by colour', () => {
    expect(choose('Moss', null).sizes.map(({ productId }) => productId)).toEqual([undefined, undefined]);
    const colors = variants.map(({ productId, color, stock }) => ({ productId, color, stock }));
    const choice = chooseVariant(colors, { color: null, size: null });
    expect(choice.colors.map(({ value, productId }) => [value, productId])).toEqual([
      ['Moss', undefined],
      ['Slate', 'c'],
    ]);
  });

  test('labels a size in the numbering of the shop’s country and keeps its value', () => {
    const [option] = chooseVariant([{ productId: 'x', size: '9.5', sizeLabel: '42.5', stock: 1 }], {
      color: null,
      size: null,
    }).sizes;
    expect(option).toMatchObject({ value: '9.5', label: '42.5' });
  });

  test('labels a colour in the language of the page and keeps its value', () => {
    const [option] = chooseVariant([{ productId: 'x', color: 'Peat', colorLabel: 'Torf', stock: 1 }], {
      color: 'peat',
      size: null,
    }).colors;
    expect(option).toMatchObject({ value: 'Peat', label: 'Torf', isChosen: true });
  });

  test('finds the variant of colour and size, in any case', () => {
    expect(choose('moss', '9.5').variant?.productId).toBe('b');
  });

  test('ignores values the product does not have', () => {
    expect(choose('Pink', '42')).toMatchObject({ color: 'Slate', size: undefined });
  });

  test('preselects a value without alternatives', () => {
    const choice = chooseVariant([{ productId: 'x', size: 'One size', stock: 1 }], { color: null, size: null });
    expect(choice).toMatchObject({ size: 'One size', variant: { productId: 'x' }, colors: [] });
  });

  test('needs no options for a product of one variant', () => {
    expect(chooseVariant([{ productId: 'x', stock: 0 }], { color: null, size: null }).variant?.productId).toBe('x');
  });
});

const shoe = (size: string, sizeLabel?: string) => ({ productId: size, size, sizeLabel, stock: 0 });
const [small, large] = [shoe('W5.5', 'US W 5.5 / EU 36'), shoe('W12', 'US W 12 / EU 44')];

test('a shoe size has a line for each size system', () => {
  expect(labelLines('US M 9 / EU 42 wide')).toEqual(['US M 9', 'EU 42 wide']);
  expect(labelLines('One size')).toEqual(['One size']);
});

describe('the range of shoe sizes', () => {
  test('reaches from the smallest size to the largest, sold out or not', () => {
    expect(shoeSizeRange([small, shoe('W8', 'US W 8 / EU 39.5'), large])).toEqual({
      smallest: 'US W 5.5 / EU 36',
      largest: 'US W 12 / EU 44',
      isMadeWide: false,
    });
  });

  test('does not end with a wide size', () => {
    const wide = shoe('W11 wide', 'US W 11 / EU 42.5 wide');
    expect(shoeSizeRange([small, large, wide])).toMatchObject({ largest: 'US W 12 / EU 44', isMadeWide: true });
  });

  test.each([
    [[]],
    [[small]],
    [[shoe('S'), shoe('M')]],
    [[shoe('4Y', '4 years'), shoe('8Y', '8 years')]],
    [[shoe('25', '$25'), shoe('50', '$50')]],
  ])('is none of %j', (variants) => {
    expect(shoeSizeRange(variants)).toBeUndefined();
  });
});
