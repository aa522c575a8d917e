import type { Hono } from 'hono';
import type { Linter } from '../../backend/content/lint/linter.ts';
import type { RequestContext } from '../../src/cms/request-context.ts';
import { createSessionCookie } from '../gateway/session-cookie.ts';
import type { SessionSeal } from '../gateway/session.ts';
import type { OriginRule } from '../gateway/same-origin.ts';
import type { PageServices } from '../pages/request-context.ts';
import type { RenderAstro } from '../pages/page-renderer.ts';
import type { EmbeddedServices } from '../gateway/upstream-services.ts';
import type { Settings } from '../settings/settings.ts';
import { createChanges } from './document-changes.ts';
import { createCompanyCalls } from './company-routes.ts';
import { createCompanySignIn } from './company-sign-in.ts';
import type { ReadDraftAccess } from '../gateway/draft-access.ts';
import type { EditorEnvironment } from './editor-environment.ts';
import { createEditorCalls } from './studio-routes.ts';
import { createEditorRights, type EditorRights } from './editor-rights.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createSectionCall } from './section-route.ts';
import { readPreviewQuery } from '../../src/cms/preview/preview-query.ts';
import type { ReviewModeration } from '../../src/cms/preview/review-moderation.ts';
import type { PreviewLinks } from '../../src/cms/preview/preview-link.ts';

interface DraftAccessDeps {
  readonly rights: Pick<EditorRights, 'read'>;
  readonly links: Pick<PreviewLinks, 'activeLink'>;
}

const CALL = /^\/pre\/caas\/v1\/canvas\/([^/]+)\/([^/]+)/;

/** Editors may read every draft; the holder of a link those of its site and locale, at its moment. */
export function createDraftAccess({ rights, links }: DraftAccessDeps): ReadDraftAccess {
  return async ({ path, query, request }) => {
    if ((await rights.read(request)) !== undefined) return {};
    const opened = await links.activeLink(request);
    if (opened === undefined) return undefined;
    const { siteId, locale, query: linkQuery } = opened.link;
    const [, kind, site] = CALL.exec(path) ?? [];
    const isHere = query.get('siteId') === siteId && query.get('locale') === locale;
    // A request for a fragment names its site in the query only.
    if (!isHere || (kind !== 'fragment' && site !== siteId)) return undefined;
    return { date: readPreviewQuery(new URLSearchParams(linkQuery)).date ?? new Date().toISOString() };
  };
}

/** Only editors moderate; `undefined` also where the reviews are those of a remote commerce service. */
export function createModerationAccess(
  rights: Pick<EditorRights, 'read'>,
  moderation: ReviewModeration | undefined,
): RequestContext['openModeration'] {
  return async (request) => ((await rights.read(request)) === undefined ? undefined : moderation);
}

export interface EditingDeps {
  readonly settings: Settings;
  readonly embedded: EmbeddedServices | undefined;
  readonly log: RequestContext['log'];
  readonly renderAstro: RenderAstro;
  readonly seal: SessionSeal;
  readonly origin: OriginRule;
}

/** Preview rights and the studio's endpoints. */
export interface Editing {
  readonly visitors: Pick<
    PageServices,
    | 'readSession'
    | 'readEditor'
    | 'openModeration'
    | 'questionModeration'
    | 'photoModeration'
    | 'previewLinks'
    | 'hasCompanySignIn'
    | 'lastChange'
  >;
  readonly readDraftAccess: ReadDraftAccess;
  /** Notifies open previews of changed documents. */
  changed(paths: readonly string[]): void;
  /** Ends the event streams. */
  stop(): void;
  calls(pages: PageServices, linter: Linter | undefined): Hono<EditorEnvironment>;
}

export function createEditing({ settings, embedded, log, renderAstro, seal, origin }: EditingDeps): Editing {
  const { isLocal, publicOrigin, contentDir, sessionSecret: secret, editorSignIn: client } = settings;
  const isSecure = publicOrigin.startsWith('https:');
  const { read: readSession } = createSessionCookie(seal, { isSecure });
  const commerce = settings.commerceApiUrl === undefined ? embedded : undefined;
  const { editors: accounts, moderation, questionModeration, photoModeration } = commerce ?? {};
  const rights = createEditorRights({ isLocal, isSecure, secret, accounts, readSession });
  const links = createPreviewLinks({ secret, isSecure, rights });
  const signIn = client && createCompanySignIn(client, `${publicOrigin}/cms/api/oidc/callback`);
  const rateLimits = embedded?.rateLimits;
  const company = signIn && createCompanyCalls({ signIn, rights, secret, isSecure, log, rateLimits });
  const changes = createChanges();
  return {
    visitors: {
      readSession,
      readEditor: rights.read,
      questionModeration,
      photoModeration,
      openModeration: createModerationAccess(rights, moderation),
      previewLinks: links,
      hasCompanySignIn: company !== undefined,
      lastChange: changes.last,
    },
    readDraftAccess: createDraftAccess({ rights, links }),
    changed: changes.broadcast,
    stop: changes.close,
    calls(pages, linter) {
      const renderSection = createSectionCall({ services: pages, render: renderAstro });
      const { sitesConfig } = pages;
      const live = { drafts: embedded?.drafts, contentDir, sitesConfig, log, changes, renderSection, linter };
      return createEditorCalls({ rights, links, pages, origin, company, moderation, photoModeration, live });
    },
  };
}
