import { describe, expect, test } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  test('loads once for any number of calls', async () => {
    let loads = 0;
    const load = memoize(async () => (loads += 1));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  test('tries again after a failure', async () => {
    let loads = 0;
    const load = memoize(async () => {
      loads += 1;
      if (loads === 1) throw new Error('offline');
      return loads;
    });
    await expect(load()).rejects.toThrow('offline');
    expect(await load()).toBe(2);
  });
});
