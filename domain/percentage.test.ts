import { expect, test } from 'vitest';
import { percentageOf } from './percentage.ts';

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 8, 12.5],
  [0, 5, 0],
  [5, 0, 0],
  [5, 5, 100],
])('%d of %d is %d %%', (part, whole, percent) => {
  expect(percentageOf(part, whole)).toBe(percent);
});
