import { describe, expect, test } from 'vitest';
import { adviseShoeSize } from './foot-length.ts';

const ROWS = [
  { footLength: 26.7, names: '42' },
  { footLength: 25.9, names: '41' },
  { footLength: 26.3, names: '41.5' },
];

describe('advice on shoe sizes', () => {
  test('is the smallest size that the foot fits in, whatever the order of the table', () => {
    expect(adviseShoeSize(ROWS, 26)).toEqual({ status: 'found', names: '41', footLength: 25.9 });
    expect(adviseShoeSize(ROWS, 26.05)).toMatchObject({ names: '41.5' });
    expect(adviseShoeSize(ROWS, 26.7)).toMatchObject({ names: '42' });
  });

  test('takes a millimeter more as inexact measuring', () => {
    expect(adviseShoeSize(ROWS, 26.79)).toMatchObject({ names: '42' });
    expect(adviseShoeSize(ROWS, 26.85)).toEqual({ status: 'tooLarge' });
  });

  test('gives the smallest size to feet up to one size shorter, and none to shorter ones', () => {
    expect(adviseShoeSize(ROWS, 25.4)).toMatchObject({ names: '41' });
    expect(adviseShoeSize(ROWS, 25.3)).toEqual({ status: 'tooSmall' });
  });

  test('has no size without a table', () => {
    expect(adviseShoeSize([], 26)).toEqual({ status: 'tooSmall' });
  });
});
