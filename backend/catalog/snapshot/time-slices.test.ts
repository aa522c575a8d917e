import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortInSlices } from './time-slices.ts';

describe('sorting in time slices', () => {
  test('sorts stably like a single sort, with pauses', async () => {
    const values = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 0, maxLength: 9000, size: 'max' });
    await fc.assert(
      fc.asyncProperty(values, async (own) => {
        const compare = (a: number, b: number) => (own[a] ?? 0) - (own[b] ?? 0);
        const order = Uint32Array.from(own.keys());
        let pauses = 0;
        const sorted = await sortInSlices(order, compare, async () => void (pauses += 1));
        expect([...sorted]).toEqual([...order].toSorted(compare));
        expect(pauses).toBeGreaterThanOrEqual(Math.ceil(own.length / 2000));
      }),
      { numRuns: 20 },
    );
  });
});
