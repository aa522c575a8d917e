import { describe, expect, test } from 'vitest';
import { deliveredWidth, offeredWidths, useOf } from './image-widths.ts';

const offered = (natural: number | undefined, use: 'wide' | 'card' | 'thumbnail' = 'wide') =>
  offeredWidths(natural, use).map(({ width, pixels }) => (width === pixels ? width : `${width} for ${pixels}`));

describe('the widths an image is offered in', () => {
  test('are those of its use', () => {
    expect(offered(4000)).toEqual([320, 640, 960, 1280, 1920]);
    expect(offered(4000, 'card')).toEqual([320, 480, 640]);
    expect(offered(4000, 'thumbnail')).toEqual([160, 320]);
  });

  test('end with its own, and never enlarge it', () => {
    expect(offered(900)).toEqual([320, 640, '960 for 900']);
    expect(offered(400, 'card')).toEqual([320, '480 for 400']);
    expect(offered(200)).toEqual(['320 for 200']);
  });

  test('leave out its own where it is hardly larger than the one before', () => {
    expect(offered(700)).toEqual([320, 640]);
    expect(offered(1920)).toEqual([320, 640, 960, 1280, 1920]);
  });

  test('are all of them for an image of unknown width', () => {
    expect(offered(undefined)).toEqual([320, 640, 960, 1280, 1920]);
  });
});

describe('a delivered width', () => {
  test('is the requested one while the image is wider', () => {
    expect(deliveredWidth(640, 900)).toBe(640);
    expect(deliveredWidth(1920, 4000)).toBe(1920);
  });

  test('is the same for all that would enlarge it', () => {
    const asked = [960, 1280, 1920] as const;
    expect(asked.map((width) => deliveredWidth(width, 900))).toEqual([960, 960, 960]);
  });
});

describe('the use of an image', () => {
  test.each([
    ['5rem', 'thumbnail'],
    ['16rem', 'card'],
    ['40rem', 'wide'],
    ['100vw', 'wide'],
    ['(width >= 60rem) 5rem, 92vw', 'wide'],
  ])('is derived from the sizes %s: %s', (sizes, use) => {
    expect(useOf(sizes)).toBe(use);
  });
});
