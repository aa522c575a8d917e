import { LRUCache } from 'lru-cache';

/** Keeps at most `max` results, each made once. A failure is not kept. */
export function createKept<Result>(max: number) {
  const kept = new LRUCache<string, Promise<Result>>({ max });
  return {
    keys: (): string[] => [...kept.keys()],
    get(key: string, make: () => Promise<Result>): Promise<Result> {
      const known = kept.get(key);
      if (known) return known;
      const result = make();
      kept.set(key, result);
      result.catch(() => {
        if (kept.peek(key) === result) kept.delete(key);
      });
      return result;
    },
  };
}

/** The same for each owner; the results go with it. */
export function createKeptByOwner<Result>(max: number) {
  const byOwner = new WeakMap<object, ReturnType<typeof createKept<Result>>>();
  return (owner: object, key: string, make: () => Promise<Result>): Promise<Result> => {
    const kept = byOwner.get(owner) ?? createKept<Result>(max);
    byOwner.set(owner, kept);
    return kept.get(key, make);
  };
}
