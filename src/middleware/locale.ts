import type { MiddlewareHandler } from 'astro';
import { flagsOf } from '../cms/site/flags.ts';
import { resolvePath } from '../cms/site/locale-path.ts';
import { siteOfLocale } from '../cms/site/site-config.ts';
import { redirectTo } from '../lib/redirect.ts';
import { matchRoute, readParams } from '../lib/route-match.ts';

/**
 * Determines locale, site, the untranslated path and its parameters; any address but a page's canonical one returns 301
 * (docs/contract.md#urls). Reads the path of the request, since `context.url` is decoded repeatedly: `50%25` becomes `50%`, which
 * is not a valid path.
 */
export const readLocale: MiddlewareHandler = (context, next) => {
  const { locals, url } = context;
  const { pathname } = new URL(context.request.url);
  const resolved = resolvePath(pathname, locals.sitesConfig);
  if ('redirect' in resolved) return redirectTo(resolved.redirect + url.search, 301);
  locals.locale = resolved.locale;
  locals.path = resolved.path;
  const match = matchRoute(resolved.path);
  locals.params = match === undefined ? {} : readParams(match);
  setSite(locals, url.searchParams.get('siteId'));
  return resolved.path === pathname ? next() : next(`${resolved.path}${url.search}`);
};

function setSite(locals: App.Locals, wanted: string | null): void {
  const { sites, flags } = locals.sitesConfig;
  const own = siteOfLocale(locals.sitesConfig, locals.locale) ?? Object.keys(sites)[0] ?? '';
  const siteId = wanted !== null && Object.hasOwn(sites, wanted) ? wanted : own;
  const site = sites[siteId];
  if (site === undefined) throw new Error(`no site "${siteId}" in the site configuration`);
  locals.siteId = siteId;
  locals.site = site;
  locals.flags = flagsOf(Object.hasOwn(flags, siteId) ? flags[siteId] : undefined);
}
