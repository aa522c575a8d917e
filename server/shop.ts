import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Log } from '../src/cms/request-context.ts';
import { createCallListener } from './calls/calls.ts';
import { createFeatureCalls } from './calls/feature-calls.ts';
import { createHealthCalls, type HealthCheck } from './calls/health-calls.ts';
import { createMetrics } from './calls/metrics.ts';
import { createDoor } from './door/door.ts';
import { createSessionSeal } from './door/session.ts';
import { createFront } from './front.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { CATALOG_TAG } from './pages/locals.ts';
import { createPageRenderer, type RenderAstro } from './pages/page-renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { createServices, type EmbeddedServices, type Services } from './services.ts';
import type { Settings } from './settings.ts';
import { createSheets, type SectionSheet } from './sheets.ts';
import { createSites } from './sites.ts';
import { loadAssets } from './static/assets.ts';
import { createMedia } from './static/media.ts';

/** The build, `dist/`. */
export interface Build {
  readonly render: RenderAstro;
  readonly sectionSheets: readonly SectionSheet[];
  readonly clientDir: string;
}

export interface ShopParts {
  readonly settings: Settings;
  /** None where both services are elsewhere. */
  readonly embedded: EmbeddedServices | undefined;
  readonly build: Build;
  readonly log: Log;
}

export interface Shop {
  readonly listener: RequestListener;
  /** Told before connections are closed, so that no new visitors are sent here. */
  stopping(): void;
  close(): Promise<void>;
}

const PAGE_CACHE_BYTES = 128 * 1024 * 1024;

/** Puts the process together: services, page cache, files, calls, pages. Throws one line when the site configuration is faulty. */
export async function createShop(parts: ShopParts): Promise<Shop> {
  const { settings, embedded, build, log } = parts;
  const { publicOrigin, isLocal, imageHosts, trustedProxies } = settings;
  const headers = securityHeaders(publicOrigin);
  const origin = { publicOrigin, isLocal, port: settings.port };
  const sites = createSites(settings.contentDir, log);
  const services = createServices(settings, embedded, log);
  const { clientDir, sectionSheets } = build;
  const sheets = await createSheets({ sheets: sectionSheets, clientDir, headers });
  const renderer = createPageRenderer({
    render: build.render,
    services: {
      content: services.content,
      commerce: services.hop,
      log,
      linkSheets: sheets.link,
      sitesConfig: sites.current,
      publicOrigin,
      isLocal,
      imageHosts,
    },
    headers,
  });
  const pageCache = new PageCache({
    render: (url, { isBot }) => renderer({ url, isBot }),
    log,
    maxBytes: PAGE_CACHE_BYTES,
  });
  const metrics = createMetrics(pageCache.counts);
  let isStopping = false;
  const calls = createCallListener({
    door: createDoor({ ...doorServices(services), seal: createSessionSeal(settings.sessionSecret), origin, log }),
    features: createFeatureCalls({ sitesConfig: sites.current, origin, log }),
    health: createHealthCalls({ checks: healthChecks(services, parts), isStopping: () => isStopping }),
    metrics,
    metricsToken: settings.metricsToken,
    trustedProxies,
  });
  const files = [await loadAssets(clientDir, headers), sheets.send, createMedia(mediaFolders(settings), headers)];
  const front = {
    pageCache,
    render: renderer,
    files,
    calls,
    metrics,
    sitesConfig: sites.current,
    headers,
    trustedProxies,
    log,
  };

  embedded?.onContentChange((paths) => {
    if (paths.some((path) => path === 'sites.json')) sites.reload();
    services.content.invalidate();
    pageCache.purge();
  });
  embedded?.onCatalogChange(() => pageCache.purge([CATALOG_TAG]));

  return {
    listener: createFront(front),
    stopping: () => void (isStopping = true),
    async close() {
      await services.content.close();
      await embedded?.close();
    },
  };
}

function doorServices({ commerce, contentCalls, hop }: Services) {
  return { commerce, content: contentCalls, accessKey: hop.accessKey };
}

function mediaFolders({ contentDir, dataDir, catalogDir }: Settings): string[] {
  return [contentDir, dataDir, catalogDir].map((folder) => join(folder, 'media'));
}

const SAMPLE = { siteId: 'us', locale: 'en-us' };

function healthChecks({ commerce, content }: Services, { settings, embedded }: ShopParts): HealthCheck[] {
  const target = `/products/v2/catalog?${new URLSearchParams({ ...SAMPLE, count: '1' })}`;
  const answersCatalog = async (): Promise<boolean> => {
    const answer = await commerce.send({ method: 'GET', target, headers: new Headers(), body: undefined });
    return 'response' in answer && answer.response.status < 500;
  };
  const answersDatabase = async (): Promise<boolean> => (await embedded?.check(), true);
  const isNear = settings.commerceApiUrl === undefined;
  return [
    isNear
      ? { name: 'database', isRequired: true, check: answersDatabase }
      : { name: 'commerce', isRequired: false, check: answersCatalog },
    {
      name: 'content',
      isRequired: settings.contentApiUrl === undefined,
      check: async () => (await content.get({ kind: 'menu', ...SAMPLE })).status !== 'failed',
    },
  ];
}
