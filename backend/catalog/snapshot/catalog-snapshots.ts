import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { catalogRevision } from '../../db/catalog-revision.ts';
import type { Tables } from '../../db/tables.ts';
import { buildIndex } from './build-index.ts';
import { createCatalogSnapshot, type CatalogSnapshot } from './catalog-snapshot.ts';
import { createPause } from './time-slices.ts';

export interface CatalogSnapshots {
  /**
   * The current snapshot. When the catalogue is large and has changed, the previous one: the next is built in the
   * background, for at most a tenth of the time.
   */
  current(): Promise<CatalogSnapshot>;
  /** Emits when a snapshot has replaced one that was still in use after a change. */
  onReplaced(listener: () => void): () => void;
  isClosed(): boolean;
  close(): Promise<void>;
}

/** Number of variants up to which a rebuild is too fast for a visitor to notice. */
const SMALL = 10_000;
const REST = 10;

export function createCatalogSnapshots(database: Kysely<Tables>): CatalogSnapshots {
  const abort = new AbortController();
  const pause = createPause(abort.signal);
  const listeners = new Set<() => void>();
  let latest: CatalogSnapshot | undefined;
  let building: Promise<CatalogSnapshot> | undefined;
  let replacing: Promise<void> | undefined;
  let restUntil = 0;

  async function build(): Promise<CatalogSnapshot> {
    const started = performance.now();
    const snapshot = createCatalogSnapshot(
      database,
      { index: await buildIndex(database, pause), former: latest },
      pause,
    );
    if (latest) await snapshot.prepareLike(latest);
    latest = snapshot;
    restUntil = performance.now() + (performance.now() - started) * REST;
    return snapshot;
  }

  function joinBuild(): Promise<CatalogSnapshot> {
    building ??= build().finally(() => (building = undefined));
    return building;
  }

  /** Ignores errors: the next request triggers a rebuild again. */
  async function replace(): Promise<void> {
    try {
      await delay(Math.max(0, restUntil - performance.now()), undefined, { signal: abort.signal, ref: false });
      await joinBuild();
      for (const listener of listeners) listener();
    } catch {
      restUntil = performance.now() + RETRY;
    } finally {
      replacing = undefined;
    }
  }

  async function upTo(revision: number): Promise<CatalogSnapshot> {
    const snapshot = latest ?? (await joinBuild());
    if (snapshot.index.revision >= revision) return snapshot;
    if (await isLarge(database, snapshot)) {
      replacing ??= replace();
      return snapshot;
    }
    await joinBuild();
    return upTo(revision);
  }

  return {
    current: async () => upTo(await catalogRevision(database)),
    onReplaced(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isClosed: () => abort.signal.aborted,
    async close() {
      abort.abort();
      await Promise.allSettled([building, replacing]);
    },
  };
}

const RETRY = 1000;

/** Whether the catalogue is large, before the change or after it. */
async function isLarge(database: Kysely<Tables>, { index }: CatalogSnapshot): Promise<boolean> {
  if (index.variants.skus.length > SMALL) return true;
  const beyond = await database.selectFrom('variant').select('sku').offset(SMALL).limit(1).executeTakeFirst();
  return beyond !== undefined;
}
