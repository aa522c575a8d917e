import { expect, test } from 'vitest';
import { growthAt } from './limit-garbage.ts';

const MB = 1024 * 1024;

test('less garbage may gather where much memory is in use', () => {
  expect(growthAt(450 * MB)).toBeLessThan(growthAt(300 * MB));
  expect(growthAt(450 * MB)).toBeGreaterThan(0);
});
