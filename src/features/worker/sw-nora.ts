/**
 * The service worker `/sw-nora.js` (docs/decisions/136-service-worker.md), which `build/service-worker.mjs` bundles into one
 * file. Pages send it the addresses of what they loaded before it was there (`SeenMessage`).
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isBuildFile, isContentPage, isStorable, localePrefix } from './cache-rules.ts';
import { CACHES, readSeenMessage } from './worker-messages.ts';

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** What is used of `ServiceWorkerGlobalScope`, whose types exclude those of pages. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WaitingEvent & { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
  };
}

declare const self: WorkerScope;

const DAY = 24 * 60 * 60;
const files = new CacheFirst({
  cacheName: CACHES.files,
  plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
});
const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isStorable(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 7 * DAY, purgeOnQuotaError: true }),
  ],
});

const isNavigation = (request: Request) => request.mode === 'navigate';

registerRoute(({ url, sameOrigin }) => sameOrigin && isBuildFile(url.pathname), files);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isNavigation(request) && isContentPage(url),
  async (options) => {
    const { pathname } = new URL(options.request.url);
    options.event.waitUntil(storeOfflinePage(localePrefix(pathname), 'missing').catch(() => undefined));
    return pages.handle(options);
  },
);
// Every other page too, so that none begins a second request beside the preloaded one.
registerRoute(({ request }) => isNavigation(request), new NetworkOnly());
setCatchHandler(async ({ request }) => {
  const stored = isNavigation(request) ? await findOfflinePage(new URL(request.url)) : undefined;
  return stored ?? Response.error();
});

async function storeOfflinePage(prefix: string, when: 'always' | 'missing'): Promise<void> {
  const address = `${prefix}/offline`;
  const cache = await caches.open(CACHES.offline);
  if (when === 'missing' && (await cache.match(address))) return;
  const response = await fetch(address, { cache: 'reload', credentials: 'omit' });
  if (isStorable(response)) await cache.put(address, response);
}

async function findOfflinePage({ pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(CACHES.offline);
  return (await cache.match(`${localePrefix(pathname)}/offline`)) ?? cache.match('/offline');
}

/** In the languages of the open pages, and in the one without prefix. */
async function storeOfflinePages(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const prefixes = new Set(['', ...open.map(({ url }) => localePrefix(new URL(url).pathname))]);
  await Promise.all(Array.from(prefixes, (prefix) => storeOfflinePage(prefix, 'always')));
}

async function activate(): Promise<void> {
  const names: readonly string[] = Object.values(CACHES);
  for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(storeOfflinePages().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  for (const address of readSeenMessage(event.data)) {
    const url = new URL(address, self.location.href);
    if (url.origin !== self.location.origin) continue;
    const strategy = isBuildFile(url.pathname) ? files : isContentPage(url) ? pages : undefined;
    const request = new Request(url.href.split('#', 1)[0] ?? '');
    event.waitUntil(strategy?.handle({ event, request }).catch(() => undefined) ?? Promise.resolve());
  }
});
