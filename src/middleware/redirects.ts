import type { MiddlewareHandler } from 'astro';
import { localizeHref } from '../cms/site/locale-path.ts';
import { findRedirect } from '../cms/site/redirects.ts';
import { redirectTo } from '../lib/redirect.ts';

/** Follows the redirects an operator set for the site. */
export const followRedirects: MiddlewareHandler = (context, next) => {
  const { siteId, path, locale, sitesConfig } = context.locals;
  const rule = findRedirect(path, siteId, sitesConfig);
  if (rule === undefined) return next();
  return redirectTo(localizeHref(rule.to, locale, sitesConfig), rule.status);
};
