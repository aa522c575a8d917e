import { Hono } from 'hono';
import { z } from 'zod';
import { ApiError } from '../../src/api/core/api-error.ts';
import { localizeHref, resolvePath } from '../../src/cms/site/locale-path.ts';
import { readPreviewQuery } from '../../src/cms/preview/preview-query.ts';
import { PREVIEW_QUERY } from '../../src/cms/preview/preview-choices.ts';
import { siteOfLocale } from '../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { safeRedirectPath } from '../../src/lib/safe-redirect.ts';
import type { PreviewLink } from '../../src/cms/preview/preview-link.ts';
import { readJson } from './responses.ts';
import type { EditorEnvironment } from './editor-environment.ts';
import type { LinkMaker } from './preview-links.ts';

export interface LinkCallsOptions {
  readonly links: Pick<LinkMaker, 'make'>;
  readonly sitesConfig: () => SitesConfig;
  readonly publicOrigin: string;
}

const HOUR = 60 * 60;
const text = z.string().max(500).optional();

/**
 * What a link shows. `path` is a page's, with or without the locale's prefix; `expiresIn` is in seconds, an hour to 14
 * days.
 */
const linkRequest = z.object({
  path: z.string().max(600),
  locale: z.string().max(20),
  siteId: z.string().max(20).optional(),
  date: text,
  testContext: text,
  visitor: text,
  fixture: text,
  store: text,
  consent: z.enum(['all', 'none']).optional(),
  expiresIn: z
    .number()
    .int()
    .min(HOUR)
    .max(14 * 24 * HOUR),
});

type LinkRequest = z.output<typeof linkRequest>;
type LinkTarget = Omit<PreviewLink, 'by'>;

/** `POST /links` creates a link that shows a page in preview to anybody who has it, until it expires. */
export function createLinkCalls({ links, sitesConfig, publicOrigin }: LinkCallsOptions): Hono<EditorEnvironment> {
  return new Hono<EditorEnvironment>().post('/links', async (context) => {
    const request = await readJson(context, linkRequest);
    const target = targetOf(request, sitesConfig());
    const expiresAt = Math.floor(Date.now() / 1000 + request.expiresIn) * 1000;
    const token = await links.make({ ...target, by: context.get('editor') }, expiresAt);
    const answer = { url: `${publicOrigin}/cms/link/${token}`, expiresAt: new Date(expiresAt).toISOString() };
    return context.json(answer, 201, { 'cache-control': 'private, no-store' });
  });
}

function invalid(path: string, message: string): ApiError {
  return new ApiError({ status: 400, errorId: 'VALIDATION', message: `${path}: ${message}`, details: { path } });
}

function targetOf(request: LinkRequest, config: SitesConfig): LinkTarget {
  const { locale } = request;
  if (!Object.hasOwn(config.locales, locale)) throw invalid('locale', 'there is no such locale');
  const siteId = request.siteId ?? siteOfLocale(config, locale) ?? '';
  if (!Object.hasOwn(config.sites, siteId)) throw invalid('siteId', 'there is no such site');
  const path = pathIn(request.path, locale, config);
  if (path === undefined) throw invalid('path', `is no page of the shop in ${locale}`);
  return { siteId, locale, path, query: previewQueryOf(request) };
}

const OWN = 'http://own.invalid';

/** The untranslated path with its query; `undefined` for a path that is not a page's, or belongs to another locale. */
function pathIn(typed: string, locale: string, config: SitesConfig): string | undefined {
  const own = safeRedirectPath(typed);
  if (own === undefined) return undefined;
  const { pathname, search } = new URL(localizeHref(own, locale, config), OWN);
  const resolved = resolvePath(pathname, config);
  const page = 'redirect' in resolved ? resolvePath(resolved.redirect, config) : resolved;
  if ('redirect' in page || page.locale !== locale || /^\/(cms|api)(\/|$)/.test(page.path)) return undefined;
  return page.path + search;
}

function previewQueryOf(request: LinkRequest): string {
  const query = new URLSearchParams();
  for (const [name, parameter] of Object.entries(PREVIEW_QUERY)) {
    const value = memberOf(request, name);
    if (value !== undefined && !(name === 'consent' && value === 'all')) query.set(parameter, value);
  }
  const valid: Record<string, string | undefined> = { ...readPreviewQuery(query) };
  const wrong = Object.entries(PREVIEW_QUERY).find(([name, parameter]) => query.has(parameter) && !valid[name]);
  if (wrong !== undefined) throw invalid(wrong[0], 'cannot be read');
  return query.toString();
}

function memberOf(request: LinkRequest, name: string): string | undefined {
  const value = Object.entries(request).find(([member]) => member === name)?.[1];
  return typeof value === 'string' ? value : undefined;
}
