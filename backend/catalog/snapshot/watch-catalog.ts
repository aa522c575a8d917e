import type { Kysely } from 'kysely';
import type { Log } from '../../../src/lib/log.ts';
import { catalogRevision } from '../../db/catalog-revision.ts';
import type { Tables } from '../../db/tables.ts';

export interface CatalogWatch {
  onChange(listener: () => void): () => void;
  close(): void;
}

const EVERY = 1000;

interface WatchSettings {
  /** Tells when listings show a change that came before. */
  readonly caughtUp: (listener: () => void) => () => void;
  readonly log: Log;
}

/** Looks at the revision every second, since another process may import. Tells again when listings have caught up. */
export async function watchCatalog(database: Kysely<Tables>, { caughtUp, log }: WatchSettings): Promise<CatalogWatch> {
  const listeners = new Set<() => void>();
  let last = await catalogRevision(database);
  let isFailing = false;

  const notify = (): void => listeners.forEach((listener) => listener());

  async function checkRevision(): Promise<void> {
    try {
      const revision = await catalogRevision(database);
      isFailing = false;
      if (revision === last) return;
      last = revision;
      notify();
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'catalogue revision not read');
      isFailing = true;
    }
  }

  const timer = setInterval(() => void checkRevision(), EVERY).unref();
  const endCaughtUp = caughtUp(notify);
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      clearInterval(timer);
      endCaughtUp();
    },
  };
}
