import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { catalogRevision } from './catalog-revision.ts';
import type { Tables } from './tables.ts';

/** Returns the cached value of a key, or loads it; `undefined` is not cached. */
export type CatalogCache<Value> = (key: string, load: () => Promise<Value | undefined>) => Promise<Value | undefined>;

/**
 * Caches what is read of the catalogue, without its stock, until any process changes it. `read` returns committed rows
 * only, so that nothing is cached that a transaction rolls back.
 */
export function createCatalogCache<Value extends object>(read: Kysely<Tables>, max: number): CatalogCache<Value> {
  const cache = new LRUCache<string, Value>({ max });
  let cachedRevision: number | undefined;
  return async (key, load) => {
    const revision = await catalogRevision(read);
    if (revision !== cachedRevision) cache.clear();
    cachedRevision = revision;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const loaded = await load();
    if (loaded !== undefined && revision === cachedRevision) cache.set(key, loaded);
    return loaded;
  };
}
