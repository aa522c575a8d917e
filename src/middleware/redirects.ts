import type { MiddlewareHandler } from 'astro';
import type { RequestContext } from '../cms/request-context.ts';
import { localizeHref } from '../cms/site/locale-path.ts';
import { pageName } from '../cms/site/page-name.ts';
import { findRedirect } from '../cms/site/redirects.ts';
import { redirectTo } from '../lib/redirect.ts';
import { decodePath } from '../lib/route-match.ts';

/** Redirects any address but a page's canonical one to that (docs/contract.md#urls). */
export const redirectToCanonical: MiddlewareHandler = ({ locals, url }, next) => {
  const { redirect } = locals.shop;
  return redirect === undefined ? next() : redirectTo(redirect + url.search, 301);
};

/**
 * Redirects a language alone (`/de/cart`) to its first locale, in one redirect, unless there is a page or a redirect of
 * that path (docs/contract.md#urls).
 */
export const redirectLanguage: MiddlewareHandler = async ({ locals, url }, next) => {
  const { languageRedirect, path, siteId, sitesConfig } = locals.shop;
  if (languageRedirect === undefined || findRedirect(path, siteId, sitesConfig) !== undefined) return next();
  return (await hasPage(locals.shop)) ? next() : redirectTo(languageRedirect + url.search, 301);
};

/** Also while the content service fails: the page that may exist reports it. */
async function hasPage({ route, path, siteId, locale, content }: RequestContext): Promise<boolean> {
  if (route?.name !== 'slug') return route?.name !== 'error-404';
  const name = pageName(decodePath(path.slice(1)));
  return (
    name !== undefined && (await content.get({ kind: 'augmentedpage', name, siteId, locale })).status !== 'missing'
  );
}

/** Follows the redirects an operator set for the site. */
export const followRedirects: MiddlewareHandler = (context, next) => {
  const { siteId, path, locale, sitesConfig } = context.locals.shop;
  const rule = findRedirect(path, siteId, sitesConfig);
  if (rule === undefined) return next();
  return redirectTo(localizeHref(rule.to, locale, sitesConfig), rule.status);
};
