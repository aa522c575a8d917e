import type { RequestListener } from 'node:http';
import type { Log } from '../src/lib/log.ts';
import { createApplication, type Application } from './application.ts';
import { createMetrics } from './endpoints/metrics.ts';
import { createFront } from './front.ts';
import { forOwnHost } from './http/own-host.ts';
import { PageCache } from './page-cache/page-cache.ts';
import type { PageAddress } from './pages/page-address.ts';
import { CATALOG_TAG, REVIEWS_TAG, STOCK_TAG } from './pages/request-context.ts';
import type { ScriptFiles } from './pages/script-preload.ts';
import { createUnknownAddresses } from './pages/unknown-addresses.ts';
import { KnownPages } from './pages/known-pages.ts';
import { createPageRenderer, type PageRenderer, type RenderAstro } from './pages/page-renderer.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { EmbeddedServices } from './gateway/upstream-services.ts';
import type { Settings } from './settings/settings.ts';
import { createStylesheets, type SectionStylesheet } from './files/section-stylesheets.ts';
import { loadAssets } from './files/assets.ts';
import { createServiceWorkerFile } from './files/service-worker.ts';

/** The build, `dist/`. */
export interface Build {
  readonly render: RenderAstro;
  readonly sectionStylesheets: readonly SectionStylesheet[];
  readonly shopStylesheet: string;
  readonly clientDir: string;
  readonly scripts: ScriptFiles;
}

export interface ShopDeps {
  readonly settings: Settings;
  /** `undefined` where both services are remote. */
  readonly embedded: EmbeddedServices | undefined;
  readonly build: Build;
  readonly log: Log;
}

export interface Shop {
  readonly listener: RequestListener;
  /** Called before connections are closed, so that no new visitors are routed here. */
  stopping(): void;
  close(): Promise<void>;
}

const PAGE_CACHE_BYTES = 27 * 1024 * 1024;
const FRAGMENT_BYTES = 16 * 1024 * 1024;
const KNOWN_PAGE_BYTES = 6 * 1024 * 1024;

/**
 * Assembles the process: application, page cache, files, request listener. Rejects with a one-line error when the site
 * configuration is invalid.
 */
export async function createShop({ settings, embedded, build, log }: ShopDeps): Promise<Shop> {
  const headers = securityHeaders(settings.publicOrigin);
  const { clientDir, sectionStylesheets, shopStylesheet } = build;
  const stylesheets = await createStylesheets({ stylesheets: sectionStylesheets, shopStylesheet, clientDir, headers });
  const assets = await loadAssets(clientDir, headers);
  const worker = await createServiceWorkerFile({ isOn: settings.features.serviceWorker, clientDir, headers });
  const counts = newCounts();
  const metrics = createMetrics({ ...counts, cachedPages: () => pageCache.size });
  let isStopping = false;
  const fragments = { maxBytes: FRAGMENT_BYTES, counts: counts.fragments };
  const shared = { settings, embedded, log, metrics, fragments, isStopping: () => isStopping };
  const application = createApplication({ ...shared, styles: stylesheets.styles, renderAstro: build.render });
  const { pages, experiences, stealthGroup, calls, media, imageFiles } = application;
  const render = createRenderer(application, build, counts);
  const pageCache = new PageCache<PageAddress>({
    render: (address, { isBot }) => render({ address, isBot }),
    withDecisions: experiences.isOn ? experiences.withDecisions : undefined,
    unknown: createUnknownAddresses(pages),
    maxBytes: PAGE_CACHE_BYTES,
    counts: counts.pages,
    log,
  });

  if (embedded) purgeOnChange(embedded, application, pageCache);

  const networks = { trustedProxies: settings.trustedProxies, storeNetworks: settings.storeNetworks };
  const files = [worker, assets, stylesheets.send, imageFiles, media];
  const facts = { ...networks, origin: settings, headers, files };
  const front = createFront({ ...pages, ...facts, pageCache, render, experiences, stealthGroup, calls, metrics });
  return {
    listener: forOwnHost(front, settings),
    stopping() {
      isStopping = true;
      application.stopping();
    },
    close: application.close,
  };
}

function createRenderer(
  { pages, headers, experiences }: Application,
  { render, scripts }: Build,
  counts: ReturnType<typeof newCounts>,
): PageRenderer {
  const known = new KnownPages({ maxBytes: KNOWN_PAGE_BYTES, counts: counts.renderings });
  return createPageRenderer({
    render,
    services: pages,
    headers,
    scripts,
    known,
    decidesExperiences: experiences.isOn,
  });
}

type Changes = Pick<EmbeddedServices, 'onContentChange' | 'onStockChange' | 'onCatalogChange' | 'onReviewChange'>;

/** Drops what was rendered from what has changed. */
function purgeOnChange(changes: Changes, application: Application, pages: Pick<PageCache<PageAddress>, 'purge'>): void {
  changes.onContentChange((paths) => {
    application.contentChanged(paths);
    if (paths.length === 0 || !paths.every(isDraft)) pages.purge();
  });
  changes.onStockChange(() => pages.purge([STOCK_TAG]));
  changes.onReviewChange(() => pages.purge([REVIEWS_TAG]));
  changes.onCatalogChange(() => {
    application.catalogChanged();
    pages.purge([CATALOG_TAG]);
  });
}

/** Of the caches, since the start. */
function newCounts() {
  return {
    pages: { hits: 0, stale: 0, misses: 0 },
    renderings: { unchanged: 0, rendered: 0 },
    fragments: { reused: 0, rendered: 0 },
  };
}

/** Visitors see no drafts: a draft leaves stored pages valid. */
function isDraft(path: string): boolean {
  return path.endsWith('.draft.json');
}
