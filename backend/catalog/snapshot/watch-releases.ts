import type { Kysely } from 'kysely';
import type { Log } from '../../../src/lib/log.ts';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import type { Tables } from '../../db/tables.ts';

const EVERY = 5000;

interface ReleaseSettings {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly log: Log;
  readonly now?: () => number;
}

/** Changes the catalogue when the release of a variant is reached. Returns a function that stops it. */
export function watchReleases({ read, write, log, now = Date.now }: ReleaseSettings): () => Promise<void> {
  let since = now();
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<void> {
    const until = now();
    try {
      if (!(await hasReleases(read, since, until))) return;
      await write.transaction().execute(bumpCatalogRevision);
      since = until;
    } catch (error) {
      log.warn({ err: error }, 'releases not read');
    }
  }

  const timer = setInterval(() => (running = running.then(check)), EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function hasReleases(database: Kysely<Tables>, after: number, until: number): Promise<boolean> {
  const released = await database
    .selectFrom('variant')
    .select('sku')
    .where('releases_at', '>', after)
    .where('releases_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return released !== undefined;
}
