import { startBackground } from './background-jobs.ts';
import { createRoutes } from './endpoints.ts';
import type { ContentChangeListener } from './content/content-service.ts';
import type { DraftStore } from './content/drafts.ts';
import { openDatabase, type Database } from './db/database.ts';
import { joinProcesses, type RunningProcess } from './db/process-registry.ts';
import type { EditorService } from './identity/editors/editors.ts';
import { answerWith, createApp } from './http/http-app.ts';
import { createIdempotencyKeys } from './http/idempotency-keys.ts';
import type { RateLimits } from './core/rate-limits.ts';
import { commerceRoutes } from './http/commerce-routes.ts';
import { describeEndpoints } from './http/openapi.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { seedAccounts } from './seed/seed-accounts.ts';
import { seedCatalog } from './seed/seed-catalog.ts';
import { seedPayment } from './seed/seed-payment.ts';
import { createServices } from './create-services.ts';
import type { BackendSettings } from './settings.ts';

/** The embedded commerce and content service: the upstream face of the contract as a Fetch handler. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** Stand-ins of other parties' services, under `/sandbox`. */
  sandbox(request: Request): Promise<Response>;
  readonly editors: EditorService;
  /** Counts that all processes on the database share. */
  readonly rateLimits: RateLimits;
  /** None where pages come from another content service. */
  readonly drafts: DraftStore | undefined;
  /** Each answers a function that ends it. */
  onContentChange(listener: ContentChangeListener): () => void;
  /** Tells of changes of the catalogue by any process, within about a second. */
  onCatalogChange(listener: () => void): () => void;
  /** Rejects where the database does not answer. */
  check(): Promise<void>;
  /** Whether the documents' folder is there and has not lost all of them. */
  hasContent(): Promise<boolean>;
  close(): Promise<void>;
}

/** Migrates, seeds and serves. Rejects with an `Error` of one line where the settings' files are not valid. */
export async function createBackend(settings: BackendSettings): Promise<Backend> {
  const { log } = settings;
  const database = await openDatabase(settings.databaseUrl);
  const running = await joinProcesses(database, { log }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    if (await seedCatalog(database, settings)) log.info({ folder: settings.catalogDir }, 'catalogue seeded');
    if (settings.seedDemo && (await seedAccounts(database))) log.info({}, 'demo accounts seeded');
    if (settings.seedDemo) await seedPayment(database);
    return await serve(database, running, settings);
  } catch (error) {
    await running.leave();
    await database.close();
    throw error;
  }
}

async function serve(database: Database, running: RunningProcess, settings: BackendSettings): Promise<Backend> {
  const { log, servesContent = true } = settings;
  const services = createServices(database, settings, running.id);
  const { sessions, scopeOf, content, catalog, providers } = services;
  const calls = createRoutes(services, servesContent);
  const app = createApp({
    description: describeEndpoints(calls),
    commerce: commerceRoutes({
      endpoints: calls,
      findPrincipal: sessions.find,
      scopeOf,
      database,
      keys: createIdempotencyKeys({ ...database, holder: running.id }),
    }),
    content: content.app,
    log,
  });
  const background = await startBackground(services, running, log);
  return {
    fetch: (request) => answerWith(app, request),
    sandbox: createSandbox(providers.sandboxes, log),
    editors: services.editors,
    rateLimits: services.rateLimits,
    drafts: servesContent ? content.drafts : undefined,
    onContentChange: content.onChange,
    onCatalogChange: background.onCatalogChange,
    hasContent: content.isWell,
    check: async () => void (await database.read.selectFrom('meta').select('key').limit(1).execute()),
    close: async () => {
      await background.end();
      await catalog.close();
      await content.close();
      await providers.close();
      await running.leave();
      await database.close();
    },
  };
}
