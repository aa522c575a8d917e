import { describe, expect, test } from 'vitest';
import { createResultCache, createResultCacheByOwner } from './result-cache.ts';

/** Counts how often each key is computed. */
function counted() {
  const computed: string[] = [];
  const make = (key: string) => async () => {
    computed.push(key);
    return key.toUpperCase();
  };
  return { computed, make };
}

describe('a cache of results', () => {
  test('computes each result once, also for concurrent requests', async () => {
    const cache = createResultCache<string>(10);
    const { computed, make } = counted();
    expect(await Promise.all(['a', 'a', 'b', 'a'].map((key) => cache.get(key, make(key))))).toEqual([
      'A',
      'A',
      'B',
      'A',
    ]);
    expect(await cache.get('a', make('a'))).toBe('A');
    expect(computed).toEqual(['a', 'b']);
    expect(cache.keys().toSorted()).toEqual(['a', 'b']);
  });

  test('drops the result that was used least recently', async () => {
    const cache = createResultCache<string>(2);
    const { computed, make } = counted();
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, make(key));
    expect(computed).toEqual(['a', 'b', 'c', 'b']);
  });

  test('rejects all who wait for a result that fails, and computes it again afterwards', async () => {
    const cache = createResultCache<string>(2);
    const failing = () => Promise.reject(new Error('away'));
    const outcomes = await Promise.allSettled([cache.get('a', failing), cache.get('a', failing)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(cache.keys()).toEqual([]);
    expect(await cache.get('a', async () => 'A')).toBe('A');
  });

  test('keeps the next result when the former one fails late', async () => {
    const cache = createResultCache<string>(1);
    const { promise, reject } = Promise.withResolvers<string>();
    const late = cache.get('a', () => promise);
    await cache.get('b', async () => 'B');
    await cache.get('a', async () => 'A');
    reject(new Error('late'));
    await expect(late).rejects.toThrow('late');
    expect(await cache.get('a', async () => 'again')).toBe('A');
  });

  test('is separate for each owner', async () => {
    const get = createResultCacheByOwner<string>(2);
    const [one, other] = [{}, {}];
    expect(await get(one, 'a', async () => 'one')).toBe('one');
    expect(await get(other, 'a', async () => 'other')).toBe('other');
    expect(await get(one, 'a', async () => 'again')).toBe('one');
  });
});
