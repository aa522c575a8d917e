import { describe, expect, test } from 'vitest';
import { shoeSizeRange } from './size-range.ts';

const shoe = (size: string, sizeLabel?: string) => ({ productId: size, size, sizeLabel, stock: 0 });
const [small, large] = [shoe('W5.5', 'US W 5.5 / EU 36'), shoe('W12', 'US W 12 / EU 44')];

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

  test.each([[[]], [[small]], [[shoe('S'), shoe('M')]]])('is none of %j', (variants) => {
    expect(shoeSizeRange(variants)).toBeUndefined();
  });
});
