import { dirname } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import type { ExperimentClient } from '../../backend/providers/experiments/experiments.ts';
import type { Linter } from '../../backend/content/lint/linter.ts';
import type { Log } from '../../src/lib/log.ts';
import { createHealthCalls, type Health } from './health-routes.ts';
import type { PageServices } from '../pages/request-context.ts';
import type { SearchEngineCalls } from '../search-engines/search-engine-calls.ts';
import type { EmbeddedServices, Services } from '../gateway/upstream-services.ts';
import type { Settings } from '../settings/settings.ts';
import { createContentCheck } from './content-check.ts';
import { createDiskCheck } from './disk-check.ts';
import type { HealthCheck } from './readiness.ts';
import { variableOf } from '../../backend/select-providers.ts';

export interface HealthDeps extends Pick<Health, 'isStopping'> {
  readonly settings: Settings;
  readonly services: Services;
  readonly pages: PageServices;
  readonly embedded: EmbeddedServices | undefined;
  readonly searchEngines: SearchEngineCalls;
  /** Their client is `undefined` where experiments are off. */
  readonly experiments: { readonly client: Pick<ExperimentClient, 'state' | 'experiments'> | undefined };
  /** `undefined` where another service stores the documents. */
  readonly linter: Linter | undefined;
}

/** The health check of the process. */
export function createHealth({ isStopping, ...deps }: HealthDeps) {
  const { settings, pages, searchEngines, linter } = deps;
  const documents = linter && createContentCheck({ linter, log: pages.log });
  const calls = createHealthCalls({
    checks: healthChecks(deps),
    isStopping,
    isEditor: async (request) => (await pages.readEditor(request)) !== undefined,
    content: documents,
    sitesConfig: pages.sitesConfig,
    sitemaps: searchEngines.maps,
    project: deps.experiments.client,
    providers: settings.providers,
    policySources: pages.policySources,
    isProduction: settings.environment === 'www',
    lostSections: deps.services.content.lostSections,
    facts: { version: packageFile.version, settings: settingsFacts(settings) },
  });
  return { calls, catalogChanged: () => documents?.catalogChanged() };
}

const SAMPLE = { siteId: 'us', locale: 'en-us' };

function healthChecks({ services, settings, pages, embedded }: Omit<HealthDeps, 'isStopping'>): HealthCheck[] {
  const { commerce, content } = services;
  const target = `/products/v2/catalog?${new URLSearchParams({ ...SAMPLE, count: '1' })}`;
  const answersCatalog = async (): Promise<boolean> => {
    const { status } = await commerce.send({ method: 'GET', target, headers: new Headers(), body: undefined });
    return status < 500;
  };
  const answersDatabase = async (): Promise<boolean> => {
    await embedded?.check();
    return true;
  };
  /** Lost documents are still served from memory and stored copies, so the folder itself is checked. */
  const answersContent = async (): Promise<boolean> => {
    if (settings.contentApiUrl === undefined && embedded !== undefined && !(await embedded.hasContent())) return false;
    return (await content.get({ kind: 'menu', ...SAMPLE })).status !== 'failed';
  };
  const isNear = settings.commerceApiUrl === undefined;
  return [
    isNear
      ? { name: 'database', isRequired: true, check: answersDatabase }
      : { name: 'commerce', isRequired: false, check: answersCatalog },
    {
      name: 'content',
      isRequired: settings.contentApiUrl === undefined,
      check: answersContent,
    },
    diskCheck(settings, pages.log),
  ];
}

/**
 * Carts and orders need the disk where the database is a file; elsewhere a full disk costs stored copies and images
 * only.
 */
function diskCheck({ dataDir, databaseUrl, commerceApiUrl }: Settings, log: Log): HealthCheck {
  const databaseFile = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined;
  const holdsOrders = commerceApiUrl === undefined && databaseFile !== undefined;
  const folders = [dataDir, ...(holdsOrders ? [dirname(databaseFile)] : [])];
  return { name: 'disk', isRequired: holdsOrders, check: createDiskCheck({ folders, log }) };
}

/** Settings by variable name, in values that anybody may read: no addresses of services, no folders, no secrets. */
function settingsFacts(settings: Settings): Readonly<Record<string, string>> {
  const { providers } = settings;
  const isSqlite = settings.databaseUrl.startsWith('file:');
  return {
    APP_ENV: settings.environment,
    PUBLIC_ORIGIN: settings.publicOrigin,
    DATABASE_URL: isSqlite ? 'embedded SQLite' : 'PostgreSQL',
    CACHE_URL: 'in the process',
    COMMERCE_API_URL: serviceLabel(settings.commerceApiUrl),
    CONTENT_API_URL: serviceLabel(settings.contentApiUrl),
    SEED_DEMO: String(settings.seedDemo),
    IMAGE_HOSTS: listOf(settings.imageHosts),
    EMBED_HOSTS: listOf(settings.embedHosts),
    MAP_TILE_URL: settings.map.tiles === undefined ? 'not set' : 'set',
    IMAGE_PROXY: String(settings.imageProxy),
    SESSION_SECRET: 'set',
    CAPTCHA_ON_SIGN_UP: String(settings.captchaOnSignUp),
    STORE_IDLE_MINUTES: String(settings.storeIdle / 60_000),
    REVIEW_MODERATION: settings.reviewModeration,
    REVIEW_MAIL_DAYS: String(settings.reviewDelay / 86_400_000),
    METRICS_TOKEN: settings.metricsToken === undefined ? 'not set' : 'set',
    ...Object.fromEntries(Object.entries(providers).map(([name, { choice }]) => [variableOf(name), choice])),
  };
}

function serviceLabel(url: string | undefined): string {
  return url === undefined ? 'embedded service' : 'another service';
}

function listOf(hosts: readonly string[]): string {
  return hosts.length === 0 ? 'none' : hosts.join(', ');
}
