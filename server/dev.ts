import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { createApplication } from './application.ts';
import { isBot } from './http/bots.ts';
import { isCall } from './endpoints/endpoints.ts';
import { createMetrics } from './endpoints/metrics.ts';
import { framedAddress } from './pages/framed-address.ts';
import { isOwnHost, sendForeignHost } from './http/own-host.ts';
import { createLog } from './log.ts';
import { readAddress, renderedUrl } from './pages/page-address.ts';
import { createContext } from './pages/request-context.ts';
import type { RenderAstro } from './pages/page-renderer.ts';
import { loadSettings } from './settings/settings.ts';
import { startEmbedded, StartError } from './start.ts';

type Locals = Parameters<RenderAstro>[1];
type Next = (error?: unknown) => void;

export interface DevShop {
  /** For the development server: serves API and media requests and sets `Astro.locals` for page requests. */
  handle(request: IncomingMessage, response: ServerResponse, next: Next): void;
  /** Rewrites a request that Vite does not serve to the address production renders for it (`readAddress`). */
  admit(request: IncomingMessage): void;
  close(): Promise<void>;
}

/** Astro's development server reads `Astro.locals` from this property of a request. */
const LOCALS = Symbol.for('astro.locals');

/**
 * Header of a page request that the shop sends to its own development server; the value identifies its prepared
 * `Astro.locals`.
 */
const OWN_REQUEST = 'x-own-request';

export interface DevShopOptions {
  /** Origin the development server listens on. */
  readonly ownOrigin: () => string;
  readonly contentChanged: () => void;
}

/** The application without build, page cache and request listener of production. */
export async function createDevShop({ ownOrigin, contentChanged }: DevShopOptions): Promise<DevShop> {
  const loaded = loadSettings(process.env);
  if ('issues' in loaded) throw new StartError(loaded.issues.join('\n'));
  const { settings } = loaded;
  const log = createLog();
  const embedded = await startEmbedded(settings, log);
  const own = new Map<string, Locals>();
  const rendered = new WeakMap<IncomingMessage, string>();
  const renderAstro: RenderAstro = async ({ url, headers }, locals) => {
    const id = randomUUID();
    own.set(id, locals);
    headers.set(OWN_REQUEST, id);
    const { pathname, search } = new URL(url);
    return fetch(ownOrigin() + pathname + search, { headers }).finally(() => own.delete(id));
  };
  const application = createApplication({
    settings,
    embedded,
    log,
    styles: { link: (stylesheets) => stylesheets.map(({ url }) => url), inline: () => undefined },
    renderAstro,
    fragments: undefined,
    metrics: createMetrics(),
    isStopping: () => false,
  });
  embedded?.onContentChange((paths) => {
    application.contentChanged(paths);
    if (paths.some(Boolean)) contentChanged();
  });
  embedded?.onCatalogChange(application.catalogChanged);

  function localsOf(request: IncomingMessage, isFramed: boolean): Locals {
    const known = own.get(String(request.headers[OWN_REQUEST]));
    if (known !== undefined) return known;
    const visitor = { requestId: randomUUID(), isBot: isBot(request.headers['user-agent']), isFramed };
    const address = readAddress(request.url ?? '/', application.pages.sitesConfig());
    rendered.set(request, renderedUrl(address));
    return { shop: createContext(application.pages, { ...visitor, address }) };
  }

  async function handle(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    try {
      if (isCall(request.url ?? '')) return await application.calls(request, response);
      if (await application.imageFiles(request, response)) return;
      if (await application.media(request, response)) return;
      const framed = framedAddress(request.url ?? '');
      if (framed !== undefined) request.url = framed;
      Object.assign(request, { [LOCALS]: localsOf(request, framed !== undefined) });
      next();
    } catch (error) {
      next(error);
    }
  }

  return {
    handle(request, response, next) {
      if (isOwnHost(request.headers.host, settings)) void handle(request, response, next);
      else sendForeignHost(response, settings);
    },
    /** Page requests that the shop sends to itself keep their address. */
    admit(request) {
      request.url = rendered.get(request) ?? request.url;
    },
    close: application.close,
  };
}
