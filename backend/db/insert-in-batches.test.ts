import { describe, expect, test } from 'vitest';
import { inBatches } from './insert-in-batches.ts';

describe('rows in batches', () => {
  test.each([
    [0, []],
    [1, [1]],
    [200, [200]],
    [201, [200, 1]],
    [450, [200, 200, 50]],
  ])('of %i rows have the lengths %j', (count, lengths) => {
    const rows = Array.from({ length: count }, (_, index) => index);
    const batches = [...inBatches(rows)];
    expect(batches.map((batch) => batch.length)).toEqual(lengths);
    expect(batches.flat()).toEqual(rows);
  });
});
