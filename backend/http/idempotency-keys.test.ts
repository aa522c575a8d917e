import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiError } from '../core/errors.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createIdempotencyKeys, type KeyedRequest, type KeyedResult } from './idempotency-keys.ts';

const MINUTE = 60_000;

describe.each(TEST_DATABASES)('idempotency keys on $name', ({ open }) => {
  let database: Database;
  let now = 1_000_000;
  let requests = 0;
  beforeAll(async () => void (database = await open()));
  afterAll(() => database.close());

  const keys = (holder?: string) =>
    createIdempotencyKeys({ ...database, now: () => now, ...(holder === undefined ? {} : { holder }) });
  const request = (change: Partial<KeyedRequest> = {}): KeyedRequest => ({
    consumerNo: 'c',
    key: `k-${(requests += 1)}`,
    content: { a: 1 },
    ...change,
  });
  /** Counts how often it is performed. */
  function operation(answer: unknown = { done: true }, status = 200) {
    const counted = { times: 0 };
    const perform = async (): Promise<KeyedResult> => {
      counted.times += 1;
      return { status, answer };
    };
    return { counted, perform };
  }
  /** Takes the key without finishing, as a process does that dies. */
  function takeForever(call: KeyedRequest, holder?: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    void keys(holder).run(call, () => {
      resolve();
      return new Promise(() => {});
    });
    return promise;
  }

  test.each([
    [200, { id: 1, text: 'größer 🥾' }],
    [201, []],
    [409, { errorId: 'CART_NOT_FOUND' }],
  ])('return the stored result with the status %i', async (status, answer) => {
    const call = request();
    const { counted, perform } = operation(answer, status);
    const results = [await keys().run(call, perform), await keys('other').run(call, perform)];
    expect(results).toEqual([
      { status, answer },
      { status, answer },
    ]);
    expect(counted.times).toBe(1);
  });

  test('run an operation once for concurrent requests of several processes', async () => {
    const call = request();
    const { counted, perform } = operation();
    const results = await Promise.all(Array.from({ length: 8 }, () => keys().run(call, perform)));
    expect(counted.times).toBe(1);
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  });

  test.each([
    ['other content', { content: { a: 2 } }, 'IDEMPOTENCY_KEY_REUSED'],
    ['more content', { content: { a: 1, b: undefined, c: null } }, 'IDEMPOTENCY_KEY_REUSED'],
    ['another order of a list', { content: [2, 1] }, 'IDEMPOTENCY_KEY_REUSED'],
    ['the key of another customer', { consumerNo: 'd', content: { a: 2 } }, 'performed'],
    ['another key', { key: 'fresh', content: { a: 2 } }, 'performed'],
  ])('for %s: %3$s', async (_, change, expected) => {
    const call = request();
    await keys().run(call, operation().perform);
    const { counted, perform } = operation();
    const outcome = await keys()
      .run({ ...call, ...change }, perform)
      .then(
        () => 'performed',
        (error: { errorId: string }) => error.errorId,
      );
    expect([outcome, counted.times]).toEqual([expected, expected === 'performed' ? 1 : 0]);
  });

  test('compare content regardless of the order of its members', async () => {
    const call = request({ content: { a: 1, b: { c: [1, { d: 2, e: 3 }] } } });
    await keys().run(call, operation().perform);
    const { counted, perform } = operation();
    await keys().run({ ...call, content: { b: { c: [1, { e: 3, d: 2 }] }, a: 1 } }, perform);
    expect(counted.times).toBe(0);
  });

  test('stay unused when the operation throws', async () => {
    const call = request();
    const failing = keys().run(call, async () => {
      throw apiError('CART_NOT_FOUND');
    });
    await expect(failing).rejects.toMatchObject({ errorId: 'CART_NOT_FOUND' });
    const { counted, perform } = operation();
    await keys().run({ ...call, content: 'other' }, perform);
    expect(counted.times).toBe(1);
  });

  test('are free again a minute after their process died, not before', async () => {
    const call = request();
    await takeForever(call);
    now += MINUTE - 1;
    const { counted, perform } = operation();
    await expect(keys().run(call, perform, AbortSignal.abort())).rejects.toMatchObject({ status: 503 });
    expect(counted.times).toBe(0);
    now += 1;
    await keys().run(call, perform);
    expect(counted.times).toBe(1);
  });

  test('are free at once when the process that holds them is not registered', async () => {
    const call = request();
    await takeForever(call, 'died');
    const { counted, perform } = operation();
    const running = Array.from({ length: 4 }, () => keys().run(call, perform));
    await Promise.all(running);
    expect(counted.times).toBe(1);
  });

  test('stay while the process that holds them is registered', async () => {
    const call = request();
    await database.write.insertInto('process_instance').values({ id: 'runs', beat: 1, started_at: 1 }).execute();
    await takeForever(call, 'runs');
    await expect(keys().run(call, operation().perform, AbortSignal.abort())).rejects.toMatchObject({ status: 503 });
    await database.write.deleteFrom('process_instance').execute();
    const { counted, perform } = operation();
    await keys().run(call, perform);
    expect(counted.times).toBe(1);
  });

  test('do not let a process that was too slow replace the result of the next', async () => {
    const call = request();
    const { promise, resolve } = Promise.withResolvers<KeyedResult>();
    const slow = keys().run(call, () => promise);
    await expect
      .poll(() => database.read.selectFrom('idempotency_key').where('key', '=', call.key).select('key').execute())
      .toHaveLength(1);
    now += MINUTE;
    await keys().run(call, operation('next').perform);
    resolve({ status: 200, answer: 'slow' });
    await slow;
    expect(await keys().run(call, operation('third').perform)).toEqual({ status: 200, answer: 'next' });
  });
});
