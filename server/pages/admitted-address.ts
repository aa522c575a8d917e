import { publicPath, resolvePath, type ResolvedPath } from '../../src/cms/site/locale-path.ts';
import { pageName } from '../../src/cms/site/page-name.ts';
import { hasRedirect } from '../../src/cms/site/redirects.ts';
import { defaultLocale } from '../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { matchRoute, readParams } from '../../src/lib/route-match.ts';

/** A locale before the path, the case, a trailing slash: each may take one redirect. */
const MAX_REDIRECTS = 4;

/**
 * Returns the address that Astro renders for a request: the request's own where the shop declares a route or a redirect
 * for its path (`src/routes.ts`, the site configuration), else that of the page for unknown addresses. Routes that
 * Astro adds to every build (`/_image`, `/_server-islands`, `/_actions`) have no other guard.
 */
export function admittedAddress(url: string, config: SitesConfig): string {
  const queryAt = url.indexOf('?');
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt);
  const page = settle(pathname, config);
  if ('path' in page && isKnown(page.path, config)) return url;
  const locale = 'path' in page ? page.locale : defaultLocale(config);
  return publicPath('/404', locale, config) + (queryAt === -1 ? '' : url.slice(queryAt));
}

/** Follows redirects to the canonical address of the page. */
function settle(pathname: string, config: SitesConfig): ResolvedPath {
  let resolved = resolvePath(pathname, config);
  for (let count = 0; 'redirect' in resolved && count < MAX_REDIRECTS; count += 1)
    resolved = resolvePath(resolved.redirect, config);
  return resolved;
}

function isKnown(path: string, config: SitesConfig): boolean {
  return !isEncodedTwice(path) && (isDeclared(path) || hasRedirect(path, config));
}

/** Astro decodes a path repeatedly until it no longer changes, and would route by another path than the checked one. */
function isEncodedTwice(path: string): boolean {
  const decodedOnce = decode(path);
  return decode(decodedOnce) !== decodedOnce;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The last route matches any path; only names that a page document can have belong to it. */
function isDeclared(path: string): boolean {
  const match = matchRoute(path);
  if (match?.name !== 'slug') return match !== undefined;
  return pageName(readParams(match)['slug'] ?? '') !== undefined;
}
