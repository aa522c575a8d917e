import { describe, expect, test } from 'vitest';
import { adviseShoeSizes } from './foot-length.ts';

const ROWS = [
  { footLength: 26.7, names: '42' },
  { footLength: 25.9, names: '41' },
  { footLength: 26.3, names: '41.5' },
];
const KIDS = [
  { footLength: 24.9, names: '3Y' },
  { footLength: 25.6, names: '4Y' },
];
const found = (...names: string[]) => ({ status: 'found', sizes: names.map((one) => ({ names: one })) });

describe('advice on shoe sizes', () => {
  test('is the smallest size that the foot fits in, whatever the order of the table', () => {
    expect(adviseShoeSizes([ROWS], 26)).toEqual({ status: 'found', sizes: [{ names: '41', footLength: 25.9 }] });
    expect(adviseShoeSizes([ROWS], 26.05)).toMatchObject(found('41.5'));
    expect(adviseShoeSizes([ROWS], 26.7)).toMatchObject(found('42'));
  });

  test('takes a millimeter more as inexact measuring', () => {
    expect(adviseShoeSizes([ROWS], 26.79)).toMatchObject(found('42'));
    expect(adviseShoeSizes([ROWS], 26.85)).toEqual({ status: 'tooLarge' });
  });

  test('gives the smallest size to feet up to one size shorter, and none to shorter ones', () => {
    expect(adviseShoeSizes([ROWS], 25.4)).toMatchObject(found('41'));
    expect(adviseShoeSizes([ROWS], 25.3)).toEqual({ status: 'tooSmall' });
  });

  test('is a size of each table where a foot fits both', () => {
    expect(adviseShoeSizes([ROWS, KIDS], 24.9)).toMatchObject(found('3Y'));
    expect(adviseShoeSizes([ROWS, KIDS], 25.5)).toMatchObject(found('41', '4Y'));
    expect(adviseShoeSizes([KIDS, ROWS], 25.5)).toMatchObject(found('4Y', '41'));
    expect(adviseShoeSizes([ROWS, KIDS], 26)).toMatchObject(found('41'));
  });

  test('is none below the smallest table and beyond the largest one', () => {
    expect(adviseShoeSizes([ROWS, KIDS], 24.3)).toEqual({ status: 'tooSmall' });
    expect(adviseShoeSizes([ROWS, KIDS], 27)).toEqual({ status: 'tooLarge' });
  });

  test('has no size without a row', () => {
    expect(adviseShoeSizes([[]], 26)).toEqual({ status: 'tooSmall' });
  });
});
