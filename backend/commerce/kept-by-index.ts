import { LRUCache } from 'lru-cache';
import type { ListingIndex } from './listing-index.ts';

/** Keeps at most `max` results per index, each made once; they go with their index. A failure is not kept. */
export function createKeptByIndex<Result>(max: number) {
  const byIndex = new WeakMap<ListingIndex, LRUCache<string, Promise<Result>>>();
  return (index: ListingIndex, key: string, make: () => Promise<Result>): Promise<Result> => {
    const kept = byIndex.get(index) ?? new LRUCache<string, Promise<Result>>({ max });
    byIndex.set(index, kept);
    const known = kept.get(key);
    if (known) return known;
    const result = make();
    kept.set(key, result);
    result.catch(() => kept.delete(key));
    return result;
  };
}
