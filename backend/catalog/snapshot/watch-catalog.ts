import type { Kysely } from 'kysely';
import type { Log } from '../../../src/lib/log.ts';
import { currentRevisions } from '../../db/catalog-revision.ts';
import type { Tables } from '../../db/tables.ts';
import { createListeners, watchRevision, type Subscribe } from '../../db/watch-revision.ts';

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

/**
 * Polls the revisions, since another process may import or sell. Notifies again when listings reflect the change.
 */
export async function watchCatalog(database: Kysely<Tables>, { caughtUp, log }: WatchSettings): Promise<CatalogWatch> {
  const changes = createListeners();
  const stockChanges = createListeners();
  const stop = await watchRevision({
    read: () => currentRevisions(database),
    compare: (revisions, former) => {
      if (revisions.catalog !== former.catalog) changes.notify();
      else if (revisions.stock !== former.stock) stockChanges.notify();
    },
    everyMs: EVERY,
    failure: 'catalogue revision not read',
    log,
  });
  const endCaughtUp = caughtUp(changes.notify);
  return {
    onChange: changes.subscribe,
    onStockChange: stockChanges.subscribe,
    close: () => {
      stop();
      endCaughtUp();
    },
  };
}
