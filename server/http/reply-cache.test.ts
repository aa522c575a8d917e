import { describe, expect, it } from 'vitest';
import { ReplyCache } from './reply-cache.ts';

const KB = 1024;

/** Room for four values of 1 KB, each with 1 KB for its entry. */
const cacheOf = (random: () => number) =>
  new ReplyCache<Buffer>({ maxBytes: 8 * KB, bytesOf: ({ length }) => length, random });

const fill = (cache: ReplyCache<Buffer>): void => {
  for (const name of ['a', 'b', 'c', 'd']) cache.set(name, Buffer.alloc(KB));
};

const namesIn = (cache: ReplyCache<Buffer>): string[] =>
  ['a', 'b', 'c', 'd', 'e'].filter((name) => cache.get(name) !== undefined);

describe('a cache of replies', () => {
  it('stores everything while there is room', () => {
    const cache = cacheOf(() => 0.99);
    fill(cache);
    expect(namesIn(cache)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stores no new value when it is full and the lot is against it', () => {
    const cache = cacheOf(() => 1 / 16);
    fill(cache);
    cache.set('e', Buffer.alloc(KB));
    expect(namesIn(cache)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stores one of sixteen when it is full, in place of the least recently used', () => {
    const cache = cacheOf(() => 0.06);
    fill(cache);
    cache.get('a');
    cache.set('e', Buffer.alloc(KB));
    expect(namesIn(cache)).toEqual(['a', 'c', 'd', 'e']);
  });

  it('always replaces the value of a name that it has', () => {
    const cache = cacheOf(() => 0.99);
    fill(cache);
    cache.set('b', Buffer.alloc(KB, 1));
    expect(cache.get('b')?.[0]).toBe(1);
  });

  it('holds what is requested often while everything else is requested once', () => {
    let state = 1;
    const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const cache = cacheOf(random);
    let found = 0;
    for (let request = 0; request < 4000; request += 1) {
      const name = request % 2 === 0 ? 'often' : `once ${request}`;
      if (cache.get(name) === undefined) cache.set(name, Buffer.alloc(KB));
      else found += 1;
    }
    expect(found).toBeGreaterThan(1900);
  });
});
