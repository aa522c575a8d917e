import { describe, expect, test } from 'vitest';
import { minorToPoints, pointsToMinor } from './points.ts';

describe('points', () => {
  test('are worth one unit of money per hundred', () => {
    expect(pointsToMinor(2500, 'USD')).toBe(2500);
    expect(pointsToMinor(2550, 'JPY')).toBe(25);
    expect(minorToPoints(1999, 'EUR')).toBe(1999);
    expect(minorToPoints(25, 'JPY')).toBe(2500);
  });
});
