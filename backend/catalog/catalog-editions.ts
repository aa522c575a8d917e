import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { catalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';
import { buildIndex } from './build-index.ts';
import { createEdition, type Edition } from './edition.ts';
import { createPause } from './turns.ts';

export interface CatalogEditions {
  /**
   * The catalogue as it is now. Where it is large and has changed, as it was: it is made anew meanwhile, at most a tenth of the
   * time.
   */
  current(): Promise<Edition>;
  /** Tells when an edition has replaced one that went on being answered after a change. */
  onReplaced(listener: () => void): () => void;
  isClosed(): boolean;
  close(): Promise<void>;
}

/** Variants that are read anew faster than a visitor notices. */
const SMALL = 10_000;
const REST = 10;

export function createCatalogEditions(database: Kysely<Tables>): CatalogEditions {
  const abort = new AbortController();
  const pause = createPause(abort.signal);
  const listeners = new Set<() => void>();
  let latest: Edition | undefined;
  let building: Promise<Edition> | undefined;
  let replacing: Promise<void> | undefined;
  let restUntil = 0;

  async function build(): Promise<Edition> {
    const started = performance.now();
    const edition = createEdition(database, { index: await buildIndex(database, pause), former: latest }, pause);
    if (latest) await edition.prepareLike(latest);
    latest = edition;
    restUntil = performance.now() + (performance.now() - started) * REST;
    return edition;
  }

  function buildOnce(): Promise<Edition> {
    building ??= build().finally(() => (building = undefined));
    return building;
  }

  /** Fails without a word: the next visitor asks again. */
  async function replace(): Promise<void> {
    try {
      await delay(Math.max(0, restUntil - performance.now()), undefined, { signal: abort.signal, ref: false });
      await buildOnce();
      for (const listener of listeners) listener();
    } catch {
      restUntil = performance.now() + RETRY;
    } finally {
      replacing = undefined;
    }
  }

  async function upTo(revision: number): Promise<Edition> {
    const edition = latest ?? (await buildOnce());
    if (edition.index.revision >= revision) return edition;
    if (await isLarge(database, edition)) {
      replacing ??= replace();
      return edition;
    }
    await buildOnce();
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
async function isLarge(database: Kysely<Tables>, { index }: Edition): Promise<boolean> {
  if (index.variants.skus.length > SMALL) return true;
  const beyond = await database.selectFrom('variant').select('sku').offset(SMALL).limit(1).executeTakeFirst();
  return beyond !== undefined;
}
