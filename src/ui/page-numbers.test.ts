import { describe, expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  test('shows ends, neighbours and gaps', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
  });
});
