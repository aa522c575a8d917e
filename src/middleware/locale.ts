import type { MiddlewareHandler } from 'astro';
import { flagsOf } from '../cms/flags.ts';
import { resolvePath } from '../cms/locale-path.ts';
import { siteOfLocale } from '../cms/site-config.ts';

/** Finds locale, site and the untranslated path; anything but a page's canonical address answers 301 (contract 2). */
export const readLocale: MiddlewareHandler = (context, next) => {
  const { locals, url } = context;
  const resolved = resolvePath(url.pathname, locals.sitesConfig);
  if ('redirect' in resolved) return context.redirect(resolved.redirect + url.search, 301);
  locals.locale = resolved.locale;
  locals.path = resolved.path;
  setSite(locals, url.searchParams.get('siteId'));
  return resolved.path === url.pathname ? next() : next(`${resolved.path}${url.search}`);
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
