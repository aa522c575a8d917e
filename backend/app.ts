import { startBackground, type Background } from './background-jobs.ts';
import { createRoutes } from './endpoints.ts';
import type { ContentSource } from '../src/cms/client/content-source.ts';
import type { PhotoModeration } from '../src/cms/preview/photo-moderation.ts';
import type { QuestionModeration } from '../src/cms/preview/question-moderation.ts';
import type { ContentChangeListener } from './content/content-service.ts';
import type { DraftStore } from './content/drafts.ts';
import { openDatabase, type Database } from './db/database.ts';
import { joinProcesses, type RunningProcess } from './db/process-registry.ts';
import type { EditorService } from './identity/editors/editors.ts';
import { answerWith, createApp } from './http/http-app.ts';
import { createIdempotencyKeys } from './http/idempotency-keys.ts';
import type { RateLimits } from './core/rate-limits.ts';
import { performInProcess, type PerformInProcess } from './http/in-process.ts';
import { commerceRoutes } from './http/commerce-routes.ts';
import { describeEndpoints } from './http/openapi.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { ReviewModeration } from '../src/cms/preview/review-moderation.ts';
import { seedAccounts } from './seed/seed-accounts.ts';
import { seedCatalog } from './seed/seed-catalog.ts';
import { seedPayment } from './seed/seed-payment.ts';
import { seedReviewPhotos } from './seed/seed-review-photos.ts';
import { createServices, type Services } from './create-services.ts';
import type { BackendSettings } from './settings.ts';

/** The embedded commerce and content service: the upstream API (docs/contract.md#operations) as a Fetch handler. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** The same operations for the pages of this process, by a function call. */
  readonly perform: PerformInProcess;
  /** Stand-ins of third-party services, under `/sandbox`. */
  sandbox(request: Request): Promise<Response>;
  readonly editors: EditorService;
  readonly questionModeration: QuestionModeration;
  readonly moderation: ReviewModeration;
  readonly photoModeration: PhotoModeration;
  /** Counts that all processes on the database share. */
  readonly rateLimits: RateLimits;
  /** The content service's documents, for the content client of this process. */
  readonly content: ContentSource;
  /** Undefined when another content service serves the pages. */
  readonly drafts: DraftStore | undefined;
  /** Emits on content changes; returns a function that unsubscribes. */
  onContentChange(listener: ContentChangeListener): () => void;
  /** Emits on catalogue changes by any process, within about a second; returns a function that unsubscribes. */
  onCatalogChange(listener: () => void): () => void;
  /** Emits on changes of published reviews, likewise. */
  onReviewChange(listener: () => void): () => void;
  onStockChange(listener: () => void): () => void;
  /** Rejects when the database does not respond. */
  check(): Promise<void>;
  /** Whether the content folder exists and is not empty. */
  hasContent(): Promise<boolean>;
  close(): Promise<void>;
}

/** Migrates, seeds and serves. Rejects with an `Error` with a one-line message when a configuration file is invalid. */
export async function createBackend(settings: BackendSettings): Promise<Backend> {
  const { log } = settings;
  const database = await openDatabase(settings.databaseUrl);
  const running = await joinProcesses(database, { log }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    await seed(database, settings);
    return await serve(database, running, settings);
  } catch (error) {
    await running.leave();
    await database.close();
    throw error;
  }
}

async function seed(database: Database, settings: BackendSettings): Promise<void> {
  const { log, catalogDir, contentDir, dataDir, seedDemo } = settings;
  if (await seedCatalog(database, settings)) log.info({ folder: catalogDir }, 'catalogue seeded');
  if (!seedDemo) return;
  if (await seedAccounts(database)) log.info({}, 'demo accounts seeded');
  await seedPayment(database);
  if (dataDir !== undefined) await seedReviewPhotos(database, { contentDir, dataDir });
}

async function serve(database: Database, running: RunningProcess, settings: BackendSettings): Promise<Backend> {
  const { log, servesContent = true } = settings;
  const services = createServices(database, settings, running.id);
  const { sessions, scopeOf, content, providers, editors, rateLimits, reviews, photos } = services;
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
  const { end, ...changes } = await startBackground(services, running, log);
  return {
    fetch: (request) => answerWith(app, request),
    perform: performInProcess({ endpoints: calls, scopeOf, database, log }),
    sandbox: createSandbox(providers.sandboxes, log),
    editors,
    moderation: reviews.moderation,
    photoModeration: photos.photoModeration,
    questionModeration: reviews.questionModeration,
    rateLimits,
    content: content.source,
    drafts: servesContent ? content.drafts : undefined,
    onContentChange: content.onChange,
    ...changes,
    hasContent: content.isWell,
    check: async () => void (await database.read.selectFrom('meta').select('key').limit(1).execute()),
    close: () => closeAll(services, end, running),
  };
}

async function closeAll(
  { database, content, catalog, providers }: Services,
  endBackground: Background['end'],
  running: RunningProcess,
): Promise<void> {
  await endBackground();
  await catalog.close();
  await content.close();
  await providers.close();
  await running.leave();
  await database.close();
}
