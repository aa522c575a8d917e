import type { Kysely } from 'kysely';
import type { Log } from '../../../src/lib/log.ts';
import { catalogRevision } from '../../db/catalog-revision.ts';
import type { Tables } from '../../db/tables.ts';
import { watchRevision, type RevisionWatch } from '../../db/watch-revision.ts';

export type CatalogWatch = Pick<RevisionWatch, 'onChange' | 'close'>;

interface WatchSettings {
  /** Notifies when listings reflect a preceding change. */
  readonly caughtUp: (listener: () => void) => () => void;
  readonly log: Log;
}

/** Watches the catalogue; notifies again when listings reflect the change. */
export async function watchCatalog(database: Kysely<Tables>, { caughtUp, log }: WatchSettings): Promise<CatalogWatch> {
  const watch = await watchRevision({
    read: () => catalogRevision(database),
    failure: 'catalogue revision not read',
    log,
  });
  const endCaughtUp = caughtUp(watch.notify);
  return {
    onChange: watch.onChange,
    close: () => {
      watch.close();
      endCaughtUp();
    },
  };
}
