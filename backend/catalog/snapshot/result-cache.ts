import { LRUCache } from 'lru-cache';

/** Caches at most `max` results, each computed once. A rejection is not cached. */
export function createResultCache<Result>(max: number) {
  const cache = new LRUCache<string, Promise<Result>>({ max });
  return {
    keys: (): string[] => [...cache.keys()],
    get(key: string, make: () => Promise<Result>): Promise<Result> {
      const cached = cache.get(key);
      if (cached) return cached;
      const result = make();
      cache.set(key, result);
      result.catch(() => {
        if (cache.peek(key) === result) cache.delete(key);
      });
      return result;
    },
  };
}

/** A cache per owner, released with the owner. */
export function createResultCacheByOwner<Result>(max: number) {
  const byOwner = new WeakMap<object, ReturnType<typeof createResultCache<Result>>>();
  return (owner: object, key: string, make: () => Promise<Result>): Promise<Result> => {
    const cache = byOwner.get(owner) ?? createResultCache<Result>(max);
    byOwner.set(owner, cache);
    return cache.get(key, make);
  };
}
