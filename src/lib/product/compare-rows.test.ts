import { describe, expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';

const names = { sizes: 'Sizes', colors: 'Colors' };
const product = (
  attributes: Record<string, string>,
  sizes: readonly string[] = [],
  colors: readonly string[] = [],
) => ({
  attributes,
  colors: colors.map((name) => ({ name })),
  variants: sizes.map((size) => ({ size, stock: size === '8' ? 0 : 1 })),
});

describe('the rows of a comparison', () => {
  test('have a value for each product, those that most have first, and say which differ', () => {
    const rows = compareRows(
      [
        product({ Weight: '690 g', Sole: 'Rubber' }),
        product({ Sole: 'Rubber', Membrane: 'No' }),
        product({ Sole: 'Rubber' }),
      ],
      names,
    );
    expect(rows).toEqual([
      { name: 'Sole', values: ['Rubber', 'Rubber', 'Rubber'], isDifferent: false },
      { name: 'Weight', values: ['690 g', '', ''], isDifferent: true },
      { name: 'Membrane', values: ['', 'No', ''], isDifferent: true },
    ]);
  });

  test('have the sizes in stock and the colors', () => {
    const few = product({}, ['S', 'M', '8'], ['Peat', 'Moss']);
    const many = product({}, ['8', '9', '10', '11', '12', '13']);
    expect(compareRows([few, many], names)).toEqual([
      { name: 'Sizes', values: ['S, M', '9 – 13'], isDifferent: true },
      { name: 'Colors', values: ['Peat, Moss', ''], isDifferent: true },
    ]);
  });

  test('are none of products that say nothing, and none of inherited names', () => {
    expect(compareRows([product({})], names)).toEqual([]);
    const [row] = compareRows([product({ constructor: 'Welted' }), product({})], names);
    expect(row?.values).toEqual(['Welted', '']);
  });
});
