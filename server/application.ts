import { join } from 'node:path';
import type { Hono } from 'hono';
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
import { createCompanyCalls } from './editors/company-calls.ts';
import { createCompanySignIn } from './editors/company-sign-in.ts';
import { createDraftRight } from './editors/draft-right.ts';
import { createEditorCalls } from './editors/editor-calls.ts';
import { createChanges, type Changes } from './editors/changes.ts';
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
  const { settings, embedded, log, linkSheets } = parts;
  const { isLocal, contentDir, dataDir, catalogDir } = settings;
  const headers = securityHeaders(settings.publicOrigin);
  const sites = createSites(contentDir, log);
  const services = createServices(settings, embedded, log);
  const { content, hop } = services;
  const seal = createSessionSeal(settings.sessionSecret);
  const editing = createEditing(parts, seal);
  const folders = [contentDir, dataDir, catalogDir].map((folder) => join(folder, 'media'));
  const { pictures, send: images } = createPictures({ folders, settings, headers, log });
  const shown = { ...shownParts(settings), ...editing.visitors, linkSheets, pictures };
  const pages: PageServices = { log, sitesConfig: sites.current, ...shown, content, commerce: hop };
  const isListed = isLocal || settings.environment === 'www';
  const changes = createChanges();
  const searchEngines = createSearchEngineCalls({ services: pages, isListed });
  return {
    headers,
    pages,
    calls: createCalls(parts, { services, pages, seal, editing, changes, searchEngines: searchEngines.app }),
    media: createMedia(folders, headers),
    images,
    contentChanged(paths) {
      if (paths.includes('sites.json')) sites.reload();
      content.invalidate();
      searchEngines.contentChanged();
      changes.tell(paths);
    },
    stopping: changes.close,
    async close() {
      changes.close();
      await content.close();
      await embedded?.close();
    },
  };
}

interface CallParts {
  readonly services: Services;
  readonly pages: PageServices;
  readonly seal: SessionSeal;
  readonly editing: ReturnType<typeof createEditing>;
  readonly changes: Changes;
  readonly searchEngines: Hono;
}

function createCalls(parts: ApplicationParts, made: CallParts): CallListener {
  const { settings, embedded, log, metrics, isStopping } = parts;
  const { publicOrigin, isLocal, port, metricsToken, trustedProxies } = settings;
  const { services, pages, seal, editing, changes, searchEngines } = made;
  const { content, commerce, contentCalls, hop } = services;
  const { sitesConfig } = pages;
  const { rights, links, company } = editing;
  const origin = { publicOrigin, isLocal, port };
  const reading = { content: contentCalls, readDraftRight: createDraftRight(editing) };
  const live = liveParts(parts, pages, changes);
  return createCallListener({
    door: createDoor({ ...reading, commerce, accessKey: hop.accessKey, seal, origin, log }),
    features: createFeatureCalls({ log, sitesConfig, content, origin, countError: metrics.countError }),
    health: createHealthCalls({ checks: healthChecks(services, parts), isStopping }),
    geo: createGeoCalls({ findCountry: chooseGeo(settings.geo, trustedProxies), sitesConfig }),
    searchEngines,
    confirmations: createConfirmationCalls({ commerce, sitesConfig }),
    editors: createEditorCalls({ rights, links, sitesConfig, origin, company, live }),
    sandbox: createSandboxCalls(settings.commerceApiUrl === undefined ? embedded?.sandbox : undefined),
    metrics,
    metricsToken,
    trustedProxies,
  });
}

/** Who visits, and what they may see and do besides. */
function createEditing({ settings, embedded, log }: ApplicationParts, seal: SessionSeal) {
  const { isLocal, publicOrigin, sessionSecret: secret } = settings;
  const isSecure = publicOrigin.startsWith('https:');
  const { read: readSession } = createSessionCookie(seal, { isSecure });
  const accounts = settings.commerceApiUrl === undefined ? embedded?.editors : undefined;
  const rights = createEditorRights({ isLocal, isSecure, secret, accounts, readSession });
  const { editorSignIn: client } = settings;
  const signIn = client && createCompanySignIn(client, `${publicOrigin}/cms/api/oidc/callback`);
  const company = signIn && createCompanyCalls({ signIn, rights, secret, isSecure, log });
  const links = createPreviewLinks({ secret, isSecure, rights });
  const hasCompanySignIn = company !== undefined;
  const visitors = { readSession, readEditor: rights.read, previewLinks: links, hasCompanySignIn };
  return { rights, links, company, visitors };
}

function liveParts({ settings, embedded, renderAstro }: ApplicationParts, services: PageServices, changes: Changes) {
  const { sitesConfig, log } = services;
  const renderSection = createSectionCall({ services, render: renderAstro });
  return { drafts: embedded?.drafts, contentDir: settings.contentDir, sitesConfig, log, changes, renderSection };
}

/** What pages show differently from place to place. */
function shownParts(settings: Settings) {
  const { publicOrigin, isLocal, imageHosts, embedHosts, deploy } = settings;
  const { CAPTCHA: captcha, PAYMENT: payment, PAY_LATER: payLater } = settings.providers;
  const providers = { captcha, payment, payLater };
  return { publicOrigin, isLocal, imageHosts, embedHosts, deploy, providers, checksLocation: checksLocation(settings) };
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
