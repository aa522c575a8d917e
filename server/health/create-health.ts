import packageFile from '../../package.json' with { type: 'json' };
import { createHealthCalls, type Health } from '../calls/health-calls.ts';
import type { PageServices } from '../pages/locals.ts';
import type { SearchEngineCalls } from '../search-engines/search-engine-calls.ts';
import type { EmbeddedServices, Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { createDocumentCheck } from './documents.ts';
import type { HealthCheck } from './readiness.ts';
import { settingsFacts } from './settings-facts.ts';

export interface HealthParts extends Pick<Health, 'isStopping'> {
  readonly settings: Settings;
  readonly services: Services;
  readonly pages: PageServices;
  readonly embedded: EmbeddedServices | undefined;
  readonly searchEngines: SearchEngineCalls;
}

/** The health check of the process, with what it is made of. */
export function createHealth({ isStopping, ...parts }: HealthParts) {
  const { settings, pages, searchEngines } = parts;
  const documents = createDocumentCheck(settings, pages);
  const calls = createHealthCalls({
    checks: healthChecks(parts),
    isStopping,
    isEditor: async (request) => (await pages.readEditor(request)) !== undefined,
    content: documents,
    sitesConfig: pages.sitesConfig,
    sitemaps: searchEngines.maps,
    providers: settings.providers,
    isProduction: settings.environment === 'www',
    facts: { version: packageFile.version, settings: settingsFacts(settings) },
  });
  return { calls, catalogChanged: () => documents?.catalogChanged() };
}

const SAMPLE = { siteId: 'us', locale: 'en-us' };

function healthChecks({ services, settings, embedded }: Omit<HealthParts, 'isStopping'>): HealthCheck[] {
  const { commerce, content } = services;
  const target = `/products/v2/catalog?${new URLSearchParams({ ...SAMPLE, count: '1' })}`;
  const answersCatalog = async (): Promise<boolean> => {
    const answer = await commerce.send({ method: 'GET', target, headers: new Headers(), body: undefined });
    return 'response' in answer && answer.response.status < 500;
  };
  const answersDatabase = async (): Promise<boolean> => {
    await embedded?.check();
    return true;
  };
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
