import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { growthAt } from './limit-garbage.ts';

const MB = 1024 * 1024;

test('less garbage may gather where much memory is in use', () => {
  expect(growthAt(450 * MB)).toBeLessThan(growthAt(300 * MB));
  expect(growthAt(450 * MB)).toBeGreaterThan(0);
});

/** Fills the heap, frees every second object, and prints its megabytes before and after some collections. */
const FRAGMENTED = `
  import { setTimeout as delay } from 'node:timers/promises';
  import { compactor } from './server/limit-garbage.ts';
  const compact = compactor();
  const all = Array.from({ length: 1_000_000 }, (_, n) => ({ n, of: [n] }));
  globalThis.some = all.filter(({ n }) => n % 2 === 0);
  all.length = 0;
  for (const isCompacted of [false, true]) {
    for (let round = 0; round < 15; round += 1) {
      if (isCompacted) compact();
      gc();
      await delay(10);
    }
    console.log(process.memoryUsage().heapTotal / ${MB});
  }
`;

test('a collection on demand returns the pages that are mostly empty', async () => {
  const args = ['--expose-gc', '--input-type=module', '--eval', FRAGMENTED];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const [before = 0, after = 0] = stdout.trim().split('\n').map(Number);
  expect(after).toBeLessThan(before * 0.9);
});
