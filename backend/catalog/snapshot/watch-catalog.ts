import type { Kysely } from 'kysely';
import type { Log } from '../../../src/lib/log.ts';
import { currentRevisions } from '../../db/catalog-revision.ts';
import type { Tables } from '../../db/tables.ts';

type Subscribe = (listener: () => void) => () => void;

export interface CatalogWatch {
  /** Emits on changes of the catalogue, also of whether something is in stock. */
  readonly onChange: Subscribe;
  /** Emits when only the number of units left changed, where it is stated. */
  readonly onStockChange: Subscribe;
  close(): void;
}

/** Milliseconds: an order is seen on pages within a second of it, rendering included. */
const EVERY = 250;

interface WatchSettings {
  /** Notifies when listings reflect a preceding change. */
  readonly caughtUp: Subscribe;
  readonly log: Log;
}

function createListeners() {
  const listeners = new Set<() => void>();
  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { subscribe, notify: (): void => listeners.forEach((listener) => listener()) };
}

/**
 * Polls the revisions, since another process may import or sell. Notifies again when listings reflect the change.
 */
export async function watchCatalog(database: Kysely<Tables>, { caughtUp, log }: WatchSettings): Promise<CatalogWatch> {
  const changes = createListeners();
  const stockChanges = createListeners();
  let last = await currentRevisions(database);
  let isFailing = false;

  async function checkRevisions(): Promise<void> {
    try {
      const revisions = await currentRevisions(database);
      isFailing = false;
      const former = last;
      last = revisions;
      if (revisions.catalog !== former.catalog) changes.notify();
      else if (revisions.stock !== former.stock) stockChanges.notify();
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'catalogue revision not read');
      isFailing = true;
    }
  }

  const timer = setInterval(() => void checkRevisions(), EVERY).unref();
  const endCaughtUp = caughtUp(changes.notify);
  return {
    onChange: changes.subscribe,
    onStockChange: stockChanges.subscribe,
    close: () => {
      clearInterval(timer);
      endCaughtUp();
    },
  };
}
