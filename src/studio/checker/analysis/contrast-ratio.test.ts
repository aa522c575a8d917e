import { describe, expect, test } from 'vitest';
import { blend, contrastRatio, neededRatio, worstContrast, type Color } from './contrast-ratio.ts';

const BLACK: Color = [0, 0, 0, 1];
const WHITE: Color = [255, 255, 255, 1];

/** An image of vertical stripes, each of one grey. */
function columns(height: number, greys: readonly number[]) {
  const row = greys.flatMap((grey) => [grey, grey, grey, 255]);
  return { data: Array.from({ length: height }, () => row).flat(), width: greys.length, height };
}

describe('a contrast', () => {
  test('is computed as in WCAG: between 1 and 21, regardless of which colour is the text', () => {
    expect(contrastRatio(BLACK, WHITE)).toBeCloseTo(21);
    expect(contrastRatio(WHITE, BLACK)).toBeCloseTo(21);
    expect(contrastRatio(WHITE, WHITE)).toBe(1);
    expect(contrastRatio([119, 119, 119, 1], WHITE)).toBeCloseTo(4.48, 2);
  });

  test('uses the colour that shows through a transparent one', () => {
    expect(blend([0, 0, 0, 0.5], WHITE)).toEqual([127.5, 127.5, 127.5, 1]);
  });

  test('needs less for large text, and bold text is large from a smaller size', () => {
    expect(neededRatio({ size: 16, weight: 400 })).toBe(4.5);
    expect(neededRatio({ size: 24, weight: 400 })).toBe(3);
    expect(neededRatio({ size: 19, weight: 700 })).toBe(3);
    expect(neededRatio({ size: 19, weight: 600 })).toBe(4.5);
  });
});

describe('the worst contrast over an image', () => {
  test('is that of the letter-sized cell that is closest to the text colour', () => {
    const half = columns(4, [...Array<number>(8).fill(255), ...Array<number>(8).fill(0)]);
    const { ratio, ground } = worstContrast(BLACK, half, 4);
    expect(ratio).toBe(1);
    expect(ground).toEqual(BLACK);
  });

  test('ignores a single dark pixel', () => {
    const speck = columns(8, [255, 255, 255, 0, 255, 255, 255, 255]);
    expect(worstContrast(BLACK, speck, 8).ratio).toBeGreaterThan(14);
  });

  test('ignores transparent pixels, and cells with few other pixels', () => {
    const pixel = (grey: number, alpha: number) => [grey, grey, grey, alpha];
    const row = [...pixel(255, 255), ...pixel(0, 0), ...pixel(255, 255), ...pixel(0, 0)];
    const half = { data: Array.from({ length: 4 }, () => row).flat(), width: 4, height: 4 };
    expect(worstContrast(BLACK, half, 4).ratio).toBeCloseTo(21);
    expect(worstContrast(BLACK, { ...half, data: half.data.map(() => 0) }, 4).ratio).toBe(Infinity);
  });

  test('takes the alpha of the text colour into account', () => {
    expect(worstContrast([0, 0, 0, 0], columns(4, [255, 255, 255, 255]), 4).ratio).toBe(1);
  });
});
