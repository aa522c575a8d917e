import { describe, expect, test } from 'vitest';
import { setChoices } from './set-choices.ts';

const colors = [{ name: 'Moss' }, { name: 'Peat' }];

describe('the choices of a product in a set', () => {
  test('are sizes in groups by color, in the order of the colors', () => {
    const variants = [
      { productId: 'P9', color: 'Peat', size: '9', sizeLabel: 'US M 9', stock: 1 },
      { productId: 'M9', color: 'Moss', colorLabel: 'Moos', size: '9', sizeLabel: 'US M 9', stock: 0 },
    ];
    expect(setChoices({ variants, colors })).toEqual([
      { label: 'Moos', choices: [{ productId: 'M9', label: 'US M 9', isAvailable: false }] },
      { label: 'Peat', choices: [{ productId: 'P9', label: 'US M 9', isAvailable: true }] },
    ]);
  });

  test('are one list of sizes in one color, and of colors without sizes', () => {
    const sizes = [{ productId: 'S', size: 'S', color: 'Moss', stock: 1 }];
    expect(setChoices({ variants: sizes, colors })).toEqual([
      { choices: [{ productId: 'S', label: 'S', isAvailable: true }] },
    ]);
    const plain = ['Moss', 'Peat'].map((color) => ({ productId: color, color, stock: 1 }));
    expect(setChoices({ variants: plain, colors })[0]?.choices.map(({ label }) => label)).toEqual(['Moss', 'Peat']);
  });
});
