import { chosenNames, policySources } from '../backend/select-providers.ts';
import { join } from 'node:path';
import { provider as consent } from '../backend/providers/consent/provider.ts';
import { createAdapter } from '../backend/providers/provider.ts';
import type { PageStyles } from '../src/cms/request-context.ts';
import type { Log } from '../src/lib/log.ts';
import { createCallListener, type CallListener, type CallsOptions } from './endpoints/endpoints.ts';
import { createConfirmationCalls } from './endpoints/confirmation-routes.ts';
import { createExperiments, type Experiments } from './endpoints/create-experiments.ts';
import { createFeatureCalls } from './endpoints/feature-routes.ts';
import { createFormCalls } from './endpoints/form-routes.ts';
import { createGeoCalls } from './endpoints/geo-routes.ts';
import type { Metrics } from './endpoints/metrics.ts';
import { createSandboxCalls } from './endpoints/sandbox-routes.ts';
import { createGateway } from './gateway/gateway.ts';
import type { OriginRule } from './gateway/same-origin.ts';
import { createSessionSeal, type SessionSeal } from './gateway/session.ts';
import { createVisitorCalls } from './gateway/visitor-calls.ts';
import { createVisitorConsent, type AllowsCategory } from './http/visitor-consent.ts';
import { createEditing, type Editing } from './studio/studio.ts';
import type { FileSender } from './http/file-sender.ts';
import { checksLocation, chooseGeo } from './endpoints/find-country.ts';
import { createHealth } from './health/create-health.ts';
import { createDocumentLinter } from './health/document-linter.ts';
import type { HeaderList } from './http/reply.ts';
import { NO_FRAGMENTS } from '../src/cms/fragments.ts';
import { createFragments, type FragmentOptions } from './pages/fragments.ts';
import { createImages } from './images/images.ts';
import { createPendingForms } from './pages/pending-forms.ts';
import type { PageServices } from './pages/request-context.ts';
import type { RenderAstro } from './pages/page-renderer.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSearchEngineCalls } from './search-engines/search-engine-calls.ts';
import { createServices, type EmbeddedServices, type Services } from './gateway/upstream-services.ts';
import type { Settings } from './settings/settings.ts';
import { createSites } from './pages/sites.ts';
import { createMedia } from './files/media.ts';
import { MediaWatch } from './files/media-watch.ts';

export interface ApplicationDeps {
  readonly settings: Settings;
  /** `undefined` where both services are remote. */
  readonly embedded: EmbeddedServices | undefined;
  readonly log: Log;
  readonly styles: PageStyles;
  /** `undefined` in development, where parts of pages are always rendered anew. */
  readonly fragments: Omit<FragmentOptions, 'imageSources'> | undefined;
  readonly renderAstro: RenderAstro;
  readonly metrics: Metrics;
  /** Whether the process received a stop signal. */
  readonly isStopping: () => boolean;
}

/** What production and development share: everything except rendering the build's pages and caching them. */
export interface Application {
  readonly pages: PageServices;
  readonly calls: CallListener;
  readonly media: FileSender;
  readonly imageFiles: FileSender;
  /** Headers of every response. */
  readonly headers: HeaderList;
  /** Documents changed: drops what was read from them. */
  contentChanged(paths: readonly string[]): void;
  /** The catalogue changed: validates the documents' references to products again. */
  catalogChanged(): void;
  /** Ends responses that would otherwise never end, such as event streams. */
  stopping(): void;
  close(): Promise<void>;
}

/** Throws a one-line error when the site configuration is invalid. */
export function createApplication(deps: ApplicationDeps): Application {
  const { settings, embedded, log, styles, renderAstro, isStopping } = deps;
  const { publicOrigin, isLocal, port, contentDir, dataDir, catalogDir } = settings;
  const headers = securityHeaders(publicOrigin);
  const sites = createSites(contentDir, log);
  const services = createServices(settings, embedded, log);
  const { content, commerceUpstream } = services;
  const seal = createSessionSeal(settings.sessionSecret);
  const origin = { publicOrigin, isLocal, port };
  const editing = createEditing({ settings, embedded, log, renderAstro, seal, origin });
  const allows = createVisitorConsent(sites.current, chosenNames(settings.providers)['consent'] ?? 'none');
  const gateway = createVisitorGateway(deps, { services, editing, seal, origin, allows });
  const folders = [contentDir, dataDir, catalogDir].map((folder) => join(folder, 'media'));
  const media = new MediaWatch(folders, log);
  media.start();
  const { images, send: imageFiles } = createImages({ media, settings, headers, log });
  const rendered =
    deps.fragments === undefined
      ? { fragments: NO_FRAGMENTS, imageSources: images, assemble: undefined }
      : createFragments({ ...deps.fragments, imageSources: images });
  const visitorCalls = createVisitorCalls({ gateway, publicOrigin });
  const pageOptions = { ...pageSettings(settings), ...editing.visitors, visitorCalls, styles, ...rendered };
  const pages: PageServices = { log, sitesConfig: sites.current, ...pageOptions, content, commerce: commerceUpstream };
  const isListed = isLocal || settings.environment === 'www';
  const searchEngines = createSearchEngineCalls({ services: pages, isListed });
  const linter = createDocumentLinter(settings, pages);
  const experiments = createExperiments(settings.providers, log);
  const health = createHealth({ settings, services, pages, embedded, searchEngines, linter, isStopping, experiments });
  const editors = editing.calls(pages, linter);
  const apps = { health: health.calls, searchEngines: searchEngines.app, editors };
  return {
    headers,
    pages,
    calls: createCalls(deps, { services, pages, origin, gateway, experiments, ...apps }),
    media: createMedia(media, headers),
    imageFiles,
    contentChanged(paths) {
      if (paths.includes('sites.json')) sites.reload();
      content.invalidate();
      searchEngines.contentChanged();
      editing.changed(paths);
    },
    catalogChanged: health.catalogChanged,
    stopping: editing.stop,
    async close() {
      editing.stop();
      media.close();
      await experiments.client?.close();
      await services.close();
      await embedded?.close();
    },
  };
}

interface VisitorGatewayDeps {
  readonly services: Services;
  readonly editing: Editing;
  readonly seal: SessionSeal;
  readonly origin: OriginRule;
  readonly allows: AllowsCategory;
}

function createVisitorGateway(
  { embedded, log }: ApplicationDeps,
  { services, editing, seal, origin, allows }: VisitorGatewayDeps,
): CallsOptions['gateway'] {
  return createGateway({
    commerce: services.commerce,
    content: services.contentCalls,
    readDraftAccess: editing.readDraftAccess,
    accessKey: services.commerceUpstream.accessKey,
    seal,
    origin,
    allows,
    log,
    rateLimits: embedded?.rateLimits,
  });
}

interface CallDeps extends Pick<CallsOptions, 'health' | 'searchEngines' | 'editors'> {
  readonly services: Services;
  readonly pages: PageServices;
  readonly origin: OriginRule;
  readonly gateway: CallsOptions['gateway'];
  readonly experiments: Experiments;
}

function createCalls({ settings, embedded, log, metrics }: ApplicationDeps, deps: CallDeps): CallListener {
  const { services, pages, origin, gateway, experiments, health, searchEngines, editors } = deps;
  const { metricsToken, trustedProxies } = settings;
  const { content, commerce } = services;
  const { sitesConfig, visitorCalls } = pages;
  const shared = { origin, log, rateLimits: embedded?.rateLimits };
  return createCallListener({
    gateway,
    forms: createFormCalls({ sitesConfig, visitorCalls, ...shared }),
    features: createFeatureCalls({ sitesConfig, visitorCalls, content, countError: metrics.countError, ...shared }),
    health,
    geo: createGeoCalls({ findCountry: chooseGeo(settings.providers, trustedProxies, log), sitesConfig }),
    searchEngines,
    confirmations: createConfirmationCalls({ commerce, sitesConfig, origin }),
    editors,
    sandbox: createSandboxCalls(
      settings.commerceApiUrl === undefined ? embedded?.sandbox : undefined,
      experiments.sandbox,
    ),
    metrics,
    metricsToken,
    trustedProxies,
    log,
  });
}

/** What pages need of the settings. */
function pageSettings(settings: Settings) {
  const { publicOrigin, isLocal, imageHosts, embedHosts, map, deploy, sessionSecret: secret } = settings;
  const providers = chosenNames(settings.providers);
  const consentPlatform = createAdapter(consent, settings.providers, {}).adapter;
  const sources = policySources(settings.providers);
  const scripts = { isOffloading: settings.scriptOffloading };
  const shown = {
    providers,
    consentPlatform,
    policySources: sources,
    checksLocation: checksLocation(settings),
    scripts,
  };
  const pendingForms = createPendingForms({ secret, isSecure: publicOrigin.startsWith('https:') });
  return { publicOrigin, isLocal, imageHosts, embedHosts, map, deploy, pendingForms, ...shown };
}
