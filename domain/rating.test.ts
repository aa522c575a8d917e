import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addRatings, averageOf, NO_RATINGS, spreadRatings } from './rating.ts';

const tenths = fc.integer({ min: 10, max: 50 }).map((value) => value / 10);

describe('ratings', () => {
  test('average to one decimal, and to null without ratings', () => {
    expect(averageOf([1, 0, 0, 0, 2])).toEqual({ average: 3.7, count: 3 });
    expect(averageOf(NO_RATINGS)).toEqual({ average: null, count: 0 });
  });

  test('that are spread have the average and number they were spread from', () => {
    fc.assert(
      fc.property(tenths, fc.integer({ min: 10, max: 5000 }), (average, count) => {
        const counts = spreadRatings({ average, count });
        expect(averageOf(counts)).toEqual({ average, count });
        expect(counts.every((one) => Number.isInteger(one) && one >= 0)).toBe(true);
      }),
    );
  });

  test('that are spread reach average and number together with the known ones', () => {
    const known = [1, 0, 1, 2, 4] as const;
    const counts = spreadRatings({ average: 4.6, count: 212 }, known);
    expect(averageOf(addRatings(counts, known))).toEqual({ average: 4.6, count: 212 });
  });

  test('are not spread when the known ones suffice', () => {
    expect(spreadRatings({ average: 4, count: 2 }, [0, 0, 0, 0, 3])).toEqual(NO_RATINGS);
  });
});
