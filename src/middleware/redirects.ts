import type { MiddlewareHandler } from 'astro';
import { localizeHref } from '../cms/site/locale-path.ts';
import { findRedirect } from '../cms/site/redirects.ts';
import { redirectTo } from '../lib/redirect.ts';

/** Redirects any address but a page's canonical one to that (docs/contract.md#urls). */
export const redirectToCanonical: MiddlewareHandler = ({ locals, url }, next) => {
  const { redirect } = locals.shop;
  return redirect === undefined ? next() : redirectTo(redirect + url.search, 301);
};

/** Follows the redirects an operator set for the site. */
export const followRedirects: MiddlewareHandler = (context, next) => {
  const { siteId, path, locale, sitesConfig } = context.locals.shop;
  const rule = findRedirect(path, siteId, sitesConfig);
  if (rule === undefined) return next();
  return redirectTo(localizeHref(rule.to, locale, sitesConfig), rule.status);
};
