import { chosenNames } from '../backend/select-providers.ts';
import { join } from 'node:path';
import { provider as consent } from '../backend/providers/consent/provider.ts';
import { createAdapter } from '../backend/providers/provider.ts';
import type { PageStyles } from '../src/cms/request-context.ts';
import type { Log } from '../src/lib/log.ts';
import { createCallListener, type CallListener, type CallsOptions } from './endpoints/endpoints.ts';
import { createConfirmationCalls } from './endpoints/confirmation-routes.ts';
import { createExperiments, type Experiments } from './endpoints/create-experiments.ts';
import { createPersonalisation } from './endpoints/create-personalisation.ts';
import { answerDecisions } from './endpoints/decisions.ts';
import { createFeatureCalls } from './endpoints/feature-routes.ts';
import { createFormCalls } from './endpoints/form-routes.ts';
import { createGeoCalls } from './endpoints/geo-routes.ts';
import type { Metrics } from './endpoints/metrics.ts';
import { createSandboxCalls } from './endpoints/sandbox-routes.ts';
import { createGateway } from './gateway/gateway.ts';
import type { OriginRule } from './gateway/same-origin.ts';
import { createSessionCookie } from './gateway/session-cookie.ts';
import { createSessionSeal, type SessionSeal } from './gateway/session.ts';
import { createVisitorCalls } from './gateway/visitor-calls.ts';
import { createMeasurementHeaders } from './http/measurement-headers.ts';
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
import { reportEvents } from './experiences/report-events.ts';
import { createPageExperiences, type PageExperiences } from './experiences/page-experiences.ts';
import { createStealthGroup, type StealthGroup } from './experiences/stealth-group.ts';
import { createPendingForms } from './pages/pending-forms.ts';
import type { PageServices } from './pages/request-context.ts';
import type { RenderAstro } from './pages/page-renderer.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSearchEngineCalls } from './search-engines/search-engine-calls.ts';
import { createServices, type EmbeddedServices, type Services } from './gateway/upstream-services.ts';
import type { Settings } from './settings/settings.ts';
import { createSites } from './pages/sites.ts';
import { createScripts, type Scripts } from './scripts/create-scripts.ts';
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
  readonly experiences: PageExperiences;
  readonly stealthGroup: StealthGroup | undefined;
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
  const experiments = createExperiments(settings.providers, log);
  const scripts = createScripts(settings, log);
  const gateway = createVisitorGateway(deps, { services, editing, seal, origin, allows, sites, experiments, scripts });
  const folders = [contentDir, dataDir, catalogDir].map((folder) => join(folder, 'media'));
  const media = new MediaWatch(folders, log);
  media.start();
  const { images, send: imageFiles } = createImages({ media, settings, headers, log });
  const rendered = createRendering(deps, images);
  const visitorCalls = createVisitorCalls({ gateway, publicOrigin });
  const own = { ...pageSettings(settings), ...scripts.shown, ...editing.visitors, visitorCalls, styles };
  const documents = { sitesConfig: sites.current, content, commerce: commerceUpstream };
  const pages: PageServices = { log, ...documents, ...own, ...rendered };
  const searchEngines = createSearchEngineCalls({ services: pages, isListed: isListed(settings) });
  const linter = createDocumentLinter(settings, pages);
  const visitors = { allows, ...createSessionReader(settings, seal) };
  const health = createHealth({ settings, services, pages, embedded, searchEngines, linter, isStopping, experiments });
  const apps = { health: health.calls, searchEngines: searchEngines.app, editors: editing.calls(pages, linter) };
  return {
    headers,
    pages,
    experiences: createPageExperiences({ ...visitors, client: experiments.client, log }),
    stealthGroup: createStealthGroup({ ...visitors, environment: settings.environment }),
    calls: createCalls(deps, { services, pages, origin, allows, gateway, experiments, scripts, ...apps }),
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

function createSessionReader({ publicOrigin }: Settings, seal: SessionSeal) {
  const isSecure = publicOrigin.startsWith('https:');
  return { isSecure, readSession: createSessionCookie(seal, { isSecure }).read };
}

function createRendering({ fragments }: ApplicationDeps, imageSources: FragmentOptions['imageSources']) {
  if (fragments === undefined) return { fragments: NO_FRAGMENTS, imageSources, assemble: undefined };
  return createFragments({ ...fragments, imageSources });
}

/** Whether search engines may list the pages. */
const isListed = ({ isLocal, environment }: Settings): boolean => isLocal || environment === 'www';

interface VisitorGatewayDeps {
  readonly services: Services;
  readonly editing: Editing;
  readonly seal: SessionSeal;
  readonly origin: OriginRule;
  readonly allows: AllowsCategory;
  readonly sites: { readonly current: PageServices['sitesConfig'] };
  readonly experiments: Experiments;
  readonly scripts: Scripts;
}

function createVisitorGateway(
  { settings, embedded, log }: ApplicationDeps,
  { services, editing, seal, origin, allows, sites, experiments: { client }, scripts }: VisitorGatewayDeps,
): CallsOptions['gateway'] {
  const sitesConfig = sites.current;
  const engine = createPersonalisation(settings, services, log);
  return createGateway({
    decisions: answerDecisions({ engine, sitesConfig, allows, log }),
    reports: client && reportEvents({ client, allows }),
    measurementHeaders: createMeasurementHeaders(sitesConfig, allows),
    protection: scripts.protection,
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
  readonly allows: AllowsCategory;
  readonly gateway: CallsOptions['gateway'];
  readonly experiments: Experiments;
  readonly scripts: Scripts;
}

function createCalls({ settings, embedded, log, metrics }: ApplicationDeps, deps: CallDeps): CallListener {
  const { services, pages, origin, allows, gateway, experiments, scripts, health, searchEngines, editors } = deps;
  const { metricsToken, trustedProxies } = settings;
  const { content, commerce } = services;
  const { sitesConfig, visitorCalls } = pages;
  const shared = { origin, log, rateLimits: embedded?.rateLimits };
  return createCallListener({
    gateway,
    forms: createFormCalls({ sitesConfig, visitorCalls, allows, ...shared }),
    features: createFeatureCalls({ sitesConfig, visitorCalls, content, countError: metrics.countError, ...shared }),
    scripts: scripts.calls,
    health,
    geo: createGeoCalls({ findCountry: chooseGeo(settings.providers, trustedProxies, log), sitesConfig }),
    searchEngines,
    confirmations: createConfirmationCalls({ commerce, sitesConfig, origin }),
    editors,
    sandbox: createSandboxCalls(
      settings.commerceApiUrl === undefined ? embedded?.sandbox : undefined,
      experiments.sandbox,
      scripts.sandbox,
    ),
    metrics,
    metricsToken,
    trustedProxies,
    log,
  });
}

/** What pages need of the settings. */
function pageSettings(settings: Settings) {
  const { publicOrigin, isLocal, imageHosts, embedHosts, map, deploy, features, sessionSecret: secret } = settings;
  const providers = chosenNames(settings.providers);
  const consentPlatform = createAdapter(consent, settings.providers, {}).adapter;
  const shown = { providers, consentPlatform, checksLocation: checksLocation(settings) };
  const pendingForms = createPendingForms({ secret, isSecure: publicOrigin.startsWith('https:') });
  return { publicOrigin, isLocal, imageHosts, embedHosts, map, deploy, pendingForms, features, ...shown };
}
