import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { createApplication } from './application.ts';
import { isBot } from './bots.ts';
import { isCall } from './calls/calls.ts';
import { createMetrics } from './calls/metrics.ts';
import { createLog } from './log.ts';
import { createLocals } from './pages/locals.ts';
import { loadSettings } from './settings.ts';
import { startEmbedded, StartError } from './start.ts';

type Next = (error?: unknown) => void;

export interface DevShop {
  /** For the development server: answers calls and media, gives page requests their `Astro.locals`. */
  handle(request: IncomingMessage, response: ServerResponse, next: Next): void;
  close(): Promise<void>;
}

/** Astro's development server takes `Astro.locals` from this property of a request. */
const LOCALS = Symbol.for('astro.locals');

/** The application without build, page cache and front. */
export async function createDevShop(contentChanged: () => void): Promise<DevShop> {
  const loaded = loadSettings(process.env);
  if ('faults' in loaded) throw new StartError(loaded.faults.join('\n'));
  const { settings } = loaded;
  const log = createLog();
  const embedded = await startEmbedded(settings, log);
  const application = createApplication({
    settings,
    embedded,
    log,
    linkSheets: (sheets) => sheets.map(({ url }) => url),
    metrics: createMetrics({ hits: 0, stale: 0, misses: 0 }),
    isStopping: () => false,
  });
  embedded?.onContentChange((paths) => {
    application.contentChanged(paths);
    if (paths.some(Boolean)) contentChanged();
  });
  embedded?.onCatalogChange(application.catalogChanged);

  async function handle(request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> {
    try {
      if (isCall(request.url ?? '')) return await application.calls(request, response);
      if (await application.images(request, response)) return;
      if (await application.media(request, response)) return;
      const visitor = { requestId: randomUUID(), isBot: isBot(request.headers['user-agent']) };
      Object.assign(request, { [LOCALS]: createLocals(application.pages, visitor) });
      next();
    } catch (error) {
      next(error);
    }
  }

  return { handle: (request, response, next) => void handle(request, response, next), close: application.close };
}
