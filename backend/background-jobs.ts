import type { Log } from '../src/lib/log.ts';
import type { SitesConfig } from '../src/cms/site/sites.schema.ts';
import type { CatalogService } from './catalog/catalog.ts';
import { watchReleases } from './catalog/snapshot/watch-releases.ts';
import { watchCatalog } from './catalog/snapshot/watch-catalog.ts';
import type { ScopeOf } from './core/scope.ts';
import { reviewRevision } from './db/review-revision.ts';
import { createListeners, watchRevision } from './db/watch-revision.ts';
import { startReconciliation } from './orders/fulfilment/reconciliation-job.ts';
import { sendNotices } from './wishlists/due-notices.ts';
import type { RunningProcess } from './db/process-registry.ts';
import { startExpiryJob } from './checkout/expire-orders.ts';
import { startDelivering } from './orders/fulfilment/gift-card-delivery.ts';
import type { Services } from './create-services.ts';

export interface Background {
  /** Emits on catalogue changes by any process, within a quarter of a second; returns a function that unsubscribes. */
  onCatalogChange(listener: () => void): () => void;
  /** Emits on changes of published reviews, likewise. */
  onReviewChange(listener: () => void): () => void;
  /** Likewise, when only the number of units left changed that pages state. */
  onStockChange(listener: () => void): () => void;
  /** Stops the jobs and waits for running work. */
  end(): Promise<void>;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Starts the background jobs of the service. */
export async function startBackground(
  services: Services,
  { onDeath }: Pick<RunningProcess, 'onDeath'>,
  log: Log,
): Promise<Background> {
  const { database, catalog, config, scopeOf, notices, orders, giftCards, reconciliation } = services;
  const changes = await watchCatalog(database.read, { caughtUp: catalog.onCaughtUp, log });
  const reviewChanges = createListeners();
  const endReviewWatch = await watchRevision({
    read: () => reviewRevision(database.read),
    compare: (revision, former) => revision !== former && reviewChanges.notify(),
    everyMs: SECOND,
    failure: 'review revision not read',
    log,
  });
  reviewChanges.subscribe(services.photos.forgetPhotos);
  const ends = [
    sendNotices(changes.onChange, { notices, log }),
    watchReleases({ ...database, log }),
    startExpiryJob(orders, { onDeath, log }),
    startDelivering(giftCards, log),
    startReconciliation(reconciliation, log),
  ];
  warmUp(catalog, config, scopeOf).catch((error: unknown) => log.warn({ err: error }, 'listings not warmed up'));
  const endCleaning = startCleaning(services, log);
  return {
    onCatalogChange: changes.onChange,
    onReviewChange: reviewChanges.subscribe,
    onStockChange: changes.onStockChange,
    end: async () => {
      endCleaning();
      for (const end of ends) await end();
      changes.close();
      endReviewWatch();
    },
  };
}

/** Removes what has expired, at intervals; returns a function that ends it. */
function startCleaning({ identity, providers, rateLimits, reviews, photos }: Services, log: Log): () => void {
  const jobs: readonly [minutes: number, run: () => Promise<unknown>, failure: string][] = [
    [60, () => identity.removeExpired(), 'expired sessions not removed'],
    [60, async () => providers.recommendations?.removeOldViews?.(Date.now()), 'old views not removed'],
    [5, () => rateLimits.removeExpired(), 'old rate limits not removed'],
    [10, () => reviews.photos.tidy(), 'photos of reviews not tidied'],
    [10, () => photos.sentPhotos.tidy(), 'sent photos not tidied'],
    [1, () => photos.publishPhotos(), 'approved photos not sent to the photo service'],
  ];
  const timers = jobs.map(([minutes, run, failure]) =>
    setInterval(() => {
      run().catch((error: unknown) => log.warn({ err: error }, failure));
    }, minutes * MINUTE).unref(),
  );
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Builds listings and search per site and locale, before the first request; ends silently when the service closes. */
async function warmUp(catalog: CatalogService, { sites }: SitesConfig, scopeOf: ScopeOf): Promise<void> {
  for (const [siteId, { locales }] of Object.entries(sites)) {
    for (const locale of locales) await catalog.warm(scopeOf({ siteId, locale }));
  }
}
