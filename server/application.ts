import { join } from 'node:path';
import type { LinkSheets, Log } from '../src/cms/request-context.ts';
import { createCallListener, type CallListener } from './calls/calls.ts';
import { createConfirmationCalls } from './calls/confirmation-calls.ts';
import { createFeatureCalls } from './calls/feature-calls.ts';
import { createGeoCalls } from './calls/geo-calls.ts';
import { createHealthCalls, type HealthCheck } from './calls/health-calls.ts';
import type { Metrics } from './calls/metrics.ts';
import { createSandboxCalls } from './calls/sandbox-calls.ts';
import { createDoor } from './door/door.ts';
import { createSessionCookie } from './door/session-cookie.ts';
import { createSessionSeal, type SessionSeal } from './door/session.ts';
import { createEditorCalls } from './editors/editor-calls.ts';
import { createChanges } from './editors/changes.ts';
import { createEditorRights } from './editors/editor-rights.ts';
import { createPreviewLinks } from './editors/preview-links.ts';
import { createSectionCall } from './editors/section-call.ts';
import type { FileSender } from './front.ts';
import { checksLocation, chooseGeo } from './geo/find-country.ts';
import type { HeaderList } from './http/reply.ts';
import { createPictures } from './images/pictures.ts';
import type { PageServices } from './pages/locals.ts';
import type { RenderAstro } from './pages/page-renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { createSearchEngineCalls } from './search-engines/search-engine-calls.ts';
import { createServices, type EmbeddedServices, type Services } from './services.ts';
import type { Settings } from './settings.ts';
import { createSites } from './sites.ts';
import { createMedia } from './static/media.ts';

export interface ApplicationParts {
  readonly settings: Settings;
  /** None where both services are elsewhere. */
  readonly embedded: EmbeddedServices | undefined;
  readonly log: Log;
  readonly linkSheets: LinkSheets;
  readonly renderAstro: RenderAstro;
  readonly metrics: Metrics;
  /** True from the moment the process was told to stop. */
  readonly isStopping: () => boolean;
}

/** What production and development share: everything but the pages' build and their cache. */
export interface Application {
  readonly pages: PageServices;
  readonly calls: CallListener;
  readonly media: FileSender;
  readonly images: FileSender;
  /** Headers of every answer. */
  readonly headers: HeaderList;
  /** Documents have changed: forgets what was read. */
  contentChanged(paths: readonly string[]): void;
  /** Ends the answers that would go on for ever. */
  stopping(): void;
  close(): Promise<void>;
}

/** Throws one line when the site configuration is faulty. */
export function createApplication(parts: ApplicationParts): Application {
  const { settings, embedded, log, linkSheets, metrics, isStopping } = parts;
  const { publicOrigin, isLocal, metricsToken, trustedProxies, contentDir } = settings;
  const headers = securityHeaders(publicOrigin);
  const origin = { publicOrigin, isLocal, port: settings.port };
  const sites = createSites(contentDir, log);
  const services = createServices(settings, embedded, log);
  const { content, commerce, contentCalls, hop } = services;
  const shared = { log, sitesConfig: sites.current };
  const seal = createSessionSeal(settings.sessionSecret);
  const folders = [contentDir, settings.dataDir, settings.catalogDir].map((folder) => join(folder, 'media'));
  const { pictures, send: images } = createPictures({ folders, settings, headers, log });
  const { rights, links, readSession } = createEditing(parts, seal);
  const visitors = { readSession, readEditor: rights.read, previewLinks: links };
  const shown = { ...shownParts(settings), linkSheets, pictures };
  const pages: PageServices = { ...shared, ...visitors, ...shown, content, commerce: hop };
  const live = liveParts(parts, pages);
  const isListed = isLocal || settings.environment === 'www';
  const searchEngines = createSearchEngineCalls({ services: pages, isListed });
  return {
    headers,
    pages,
    calls: createCallListener({
      door: createDoor({ commerce, content: contentCalls, accessKey: hop.accessKey, seal, origin, log }),
      features: createFeatureCalls({ ...shared, content, origin, countError: metrics.countError }),
      health: createHealthCalls({ checks: healthChecks(services, parts), isStopping }),
      geo: createGeoCalls({ findCountry: chooseGeo(settings.geo, trustedProxies), sitesConfig: sites.current }),
      searchEngines: searchEngines.app,
      confirmations: createConfirmationCalls({ commerce, sitesConfig: sites.current }),
      editors: createEditorCalls({ rights, origin, pages: { content, sitesConfig: sites.current }, live }),
      sandbox: createSandboxCalls(settings.commerceApiUrl === undefined ? embedded?.sandbox : undefined),
      metrics,
      metricsToken,
      trustedProxies,
    }),
    media: createMedia(folders, headers),
    images,
    contentChanged(paths) {
      if (paths.includes('sites.json')) sites.reload();
      content.invalidate();
      searchEngines.contentChanged();
      live.changes.tell(paths);
    },
    stopping: live.changes.close,
    async close() {
      live.changes.close();
      await content.close();
      await embedded?.close();
    },
  };
}

/** Who visits, and what they may see and do besides. */
function createEditing({ settings, embedded }: ApplicationParts, seal: SessionSeal) {
  const { isLocal, publicOrigin, sessionSecret: secret } = settings;
  const isSecure = publicOrigin.startsWith('https:');
  const { read: readSession } = createSessionCookie(seal, { isSecure });
  const accounts = settings.commerceApiUrl === undefined ? embedded?.editors : undefined;
  const rights = createEditorRights({ isLocal, isSecure, secret, accounts, readSession });
  return { rights, links: createPreviewLinks({ secret, isSecure, rights }), readSession };
}

function liveParts({ settings, embedded, renderAstro }: ApplicationParts, services: PageServices) {
  const { sitesConfig, log } = services;
  const changes = createChanges();
  const renderSection = createSectionCall({ services, render: renderAstro });
  return { drafts: embedded?.drafts, contentDir: settings.contentDir, sitesConfig, log, changes, renderSection };
}

/** What pages show differently from place to place. */
function shownParts(settings: Settings) {
  const { publicOrigin, isLocal, imageHosts, embedHosts } = settings;
  const { CAPTCHA: captcha, PAYMENT: payment, PAY_LATER: payLater } = settings.providers;
  const providers = { captcha, payment, payLater };
  return { publicOrigin, isLocal, imageHosts, embedHosts, providers, checksLocation: checksLocation(settings) };
}

const SAMPLE = { siteId: 'us', locale: 'en-us' };

function healthChecks({ commerce, content }: Services, { settings, embedded }: ApplicationParts): HealthCheck[] {
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
