import { resolvePath } from '../../src/cms/site/locale-path.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { matchRoute } from '../../src/lib/route-match.ts';

/** Parameters that make a page the visitor's own or a draft: such a request is never stored (docs/contract.md#page-cache). */
const BYPASS = new Set([
  'preview',
  'cms',
  'previewDate',
  'testContext',
  'siteId',
  'enrollment_marketing_source',
  'autoPromoCode',
]);

const LENGTH_LIMIT = 1024;

/**
 * The page cache's key of a request: its path with the query parameters that the route reads, in one order.
 * `undefined`: the response is not stored. The page is rendered at this very address, so that no other parameter can
 * affect it.
 */
export function cacheAddress(url: string, config: SitesConfig): string | undefined {
  if (url.length > LENGTH_LIMIT) return undefined;
  const queryAt = url.indexOf('?');
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt);
  const resolved = resolvePath(pathname, config);
  const route = 'redirect' in resolved ? undefined : matchRoute(resolved.path)?.route;
  if (route?.cache !== 'page') return undefined;
  if (queryAt === -1) return pathname;
  const query = new URLSearchParams(url.slice(queryAt));
  for (const name of query.keys()) if (BYPASS.has(name)) return undefined;
  const parameters = (route.query ?? []).flatMap((name) => query.getAll(name).map((value) => [name, value]));
  return parameters.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parameters)}`;
}
