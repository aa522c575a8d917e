import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween, type Point } from './distance.ts';

const BERLIN = { latitude: 52.52, longitude: 13.405 };
const HALF_EARTH = Math.PI * 6371;

describe('the distance in kilometres', () => {
  test.each<[string, Point, Point, number]>([
    ['a point and itself', BERLIN, BERLIN, 0],
    ['Berlin and Munich', BERLIN, { latitude: 48.137, longitude: 11.575 }, 504],
    ['Berlin and Sydney', BERLIN, { latitude: -33.869, longitude: 151.209 }, 16_092],
    ['both sides of the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
    ['180 and -180 degrees', { latitude: 45, longitude: 180 }, { latitude: 45, longitude: -180 }, 0],
    ['any longitudes at a pole', { latitude: 90, longitude: 0 }, { latitude: 90, longitude: 120 }, 0],
    ['the poles', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, HALF_EARTH],
    ['antipodes', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, HALF_EARTH],
    ['a degree of longitude at 60 degrees', { latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 }, 55.6],
  ])('of %s', (_, one, other, kilometres) => {
    expect(Math.abs(distanceBetween(one, other) - kilometres)).toBeLessThan(3);
  });

  test('is symmetric and at most half the circumference of the earth', () => {
    const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
    const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
    fc.assert(
      fc.property(point, point, (one, other) => {
        const distance = distanceBetween(one, other);
        expect(distance).toBeCloseTo(distanceBetween(other, one), 6);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(HALF_EARTH + 1e-6);
      }),
    );
  });
});
