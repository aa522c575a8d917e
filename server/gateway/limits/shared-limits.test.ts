import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../../backend/db/database.test-support.ts';
import type { Database } from '../../../backend/db/database.ts';
import { createRateLimits, type RateLimits } from '../../../backend/core/rate-limits.ts';
import { createLimits, type Limits } from './limits.ts';

const SIGN_IN = { method: 'POST', path: '/consumers-v3/auth/signin' };
const TOKEN = { method: 'POST', path: '/token/v2/auth/token' };
const COUPON = { method: 'PUT', path: '/cart/v1/coupon' };

describe.each(TEST_DATABASES)('rate limits of two processes on one database of $name', ({ open }) => {
  let database: Database;
  let processes: Limits[];
  beforeAll(async () => {
    database = await open();
    processes = [1, 2].map(() => createLimits({ isLocal: false, rateLimits: createRateLimits(database) }));
  });
  afterAll(() => database.close());

  const check = async (index: number, call: typeof SIGN_IN, body: object, address: string) => {
    const limits = processes[index % 2];
    if (!limits) throw new Error('There are two processes.');
    return limits.check({ ...call, address, input: () => ({ ...body }) });
  };

  test('allow 20 guesses per address across processes, also concurrently', async () => {
    const guesses = Array.from({ length: 60 }, (_, index) =>
      check(index, SIGN_IN, { username: `b${index}@example.com` }, '10.0.0.1'),
    );
    const waits = (await Promise.all(guesses)).map(({ wait }) => wait);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  test('allow 5 guesses at one account across processes', async () => {
    const waits: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { wait } = await check(index, SIGN_IN, { username: 'Ann@example.com' }, `10.0.1.${index}`);
      waits.push(wait);
    }
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test('take accepted requests off both counts', async () => {
    for (let index = 0; index < 60; index += 1) {
      const { wait, settle } = await check(index, COUPON, { cartId: 'c' }, '10.0.2.1');
      expect(wait).toBe(0);
      await settle(true);
    }
  });

  test('allow a guest with many requests little more than one process does', async () => {
    let passed = 0;
    for (let index = 0; index < 1300; index += 1) {
      const { wait } = await check(index, TOKEN, {}, '10.0.3.1');
      if (wait === 0) passed += 1;
      // Waits as long as the slowest report takes, so that the count does not depend on the speed of the machine.
      if (index % 100 === 99) await expectReported(database, index + 1);
    }
    expect(passed).toBeGreaterThanOrEqual(600);
    expect(passed).toBeLessThanOrEqual(600 + 100);
  });
});

/** Waits until the due reports of both processes have arrived. */
async function expectReported({ read }: Database, sent: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const row = read.selectFrom('rate_limit').select('uses').where('key', '=', 'token:10.0.3.1');
        return (await row.executeTakeFirst())?.uses ?? 0;
      },
      { timeout: 5000 },
    )
    .toBeGreaterThanOrEqual(Math.min(sent, 600) - 2 * 12);
}

describe('rate limits without their database', () => {
  const broken: RateLimits = {
    add: () => Promise.reject(new Error('no database')),
    release: () => Promise.reject(new Error('no database')),
    removeExpired: async () => {},
  };

  test.each([
    [SIGN_IN, 20],
    [TOKEN, 600],
  ])('count in the process: %o', async (call, most) => {
    const limits = createLimits({ isLocal: false, rateLimits: broken });
    let passed = 0;
    for (let index = 0; index < most + 50; index += 1) {
      const { wait } = await limits.check({ ...call, address: '10.0.0.1', input: () => ({}) });
      if (wait === 0) passed += 1;
    }
    expect(passed).toBe(most);
  });
});
