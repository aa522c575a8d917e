import type { Kysely } from 'kysely';
import type { Log } from '../../src/cms/request-context.ts';
import { catalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';

export interface CatalogWatch {
  onChange(listener: () => void): () => void;
  close(): void;
}

const EVERY = 1000;

/** Looks at the revision every second, since another process may import. */
export async function watchCatalog(database: Kysely<Tables>, log: Log): Promise<CatalogWatch> {
  const listeners = new Set<() => void>();
  let last = await catalogRevision(database);
  let isFailing = false;

  async function look(): Promise<void> {
    try {
      const revision = await catalogRevision(database);
      isFailing = false;
      if (revision === last) return;
      last = revision;
      for (const listener of listeners) listener();
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'catalogue revision not read');
      isFailing = true;
    }
  }

  const timer = setInterval(() => void look(), EVERY).unref();
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(timer),
  };
}
