import { describe, expect, test } from 'vitest';
import { asLength, DEVICES, deviceOf, fitInto } from './device-sizes.ts';

describe('a frame', () => {
  const room = { width: 700, height: 600 };

  test('fills the available space without a size', () => {
    expect(fitInto({}, room)).toEqual({ width: 700, height: 600, scale: 1 });
  });

  test('is scaled down until it fits, never up', () => {
    expect(fitInto({ width: 1400, height: 600 }, room)).toEqual({ width: 1400, height: 600, scale: 0.5 });
    expect(fitInto({ width: 375, height: 1200 }, room).scale).toBe(0.5);
    expect(fitInto({ width: 375, height: 500 }, room).scale).toBe(1);
  });

  test('fills the available height, divided by its scale', () => {
    expect(fitInto({ width: 1400 }, room)).toEqual({ width: 1400, height: 1200, scale: 0.5 });
  });

  test('matches a device upright and on its side', () => {
    for (const { name, width, height } of DEVICES) {
      expect(deviceOf({ width, height })?.name).toBe(name);
      expect(deviceOf({ width: height, height: width })?.name).toBe(name);
    }
    expect(deviceOf({ width: 375 })).toBeUndefined();
  });

  test('has lengths within limits', () => {
    expect([asLength('400.4'), asLength('10'), asLength(99_999), asLength('wide'), asLength('')]).toEqual([
      400,
      240,
      3840,
      undefined,
      undefined,
    ]);
  });
});
