import type { MiddlewareHandler } from 'astro';
import { localizeHref } from '../cms/locale-path.ts';
import { findRedirect } from '../cms/redirects.ts';
import { redirectTo } from '../lib/redirect.ts';

/** Follows the redirects an operator set for the site. */
export const followRedirects: MiddlewareHandler = (context, next) => {
  const { siteId, path, locale, sitesConfig } = context.locals;
  const rule = findRedirect(path, siteId, sitesConfig);
  if (rule === undefined) return next();
  return redirectTo(localizeHref(rule.to, locale, sitesConfig), rule.status);
};
