import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createRateLimits } from './rate-limits.ts';

const MINUTE = 60_000;

describe.each(TEST_DATABASES)('rate limits on $name', ({ open }) => {
  let database: Database;
  let now = 1_000_000;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  const limits = () => createRateLimits({ write: database.write, now: () => now });
  const usesOf = async (key: string) => (await limits().add([{ key, period: MINUTE }]))[0]?.uses;

  test('return distinct counts for concurrent uses', async () => {
    const counts = await Promise.all(Array.from({ length: 200 }, () => usesOf('at-once')));
    expect(counts.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  test('count several keys in one step', async () => {
    await usesOf('b');
    const states = await limits().add([
      { key: 'b', uses: 4, period: MINUTE },
      { key: 'a', uses: 2, period: MINUTE },
    ]);
    const found = Object.fromEntries(states.map(({ key, uses, endsAt }) => [key, [uses, endsAt]]));
    expect(found).toEqual({ a: [2, now + MINUTE], b: [5, now + MINUTE] });
  });

  test('restart at the end of the period, not before', async () => {
    await usesOf('period');
    now += MINUTE - 1;
    expect(await usesOf('period')).toBe(2);
    now += 1;
    expect(await usesOf('period')).toBe(1);
  });

  test('release a use, never below zero', async () => {
    await usesOf('back');
    await limits().release('back');
    await limits().release('back');
    expect(await usesOf('back')).toBe(1);
  });

  test('remove expired counts', async () => {
    await usesOf('old');
    now += MINUTE;
    await usesOf('new');
    await limits().removeExpired();
    const rows = await database.read.selectFrom('rate_limit').select('key').execute();
    expect(rows.map(({ key }) => key)).toEqual(['new']);
  });
});
