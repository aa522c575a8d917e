import { ROUTES } from '../../src/routes.ts';

interface RobotsOptions {
  readonly publicOrigin: string;
  /**
   * Whether search engines may index the shop: production, and a local one so that audits see what production shows.
   */
  readonly isListed: boolean;
}

/** Neither personal pages nor lists that only reorder or filter the same products (RFC 9309). */
const NEVER = ['/api/', '/fapi/', '/cms/', '/sandbox/', '/*?*sort=', '/*?*f.', '/*?*store='];

/** `/robots.txt`; its paths apply under every locale. */
export function robotsText({ publicOrigin, isListed }: RobotsOptions): string {
  if (!isListed) return 'User-agent: *\nDisallow: /\n';
  const routes: readonly { readonly pattern: string; readonly cache?: string }[] = ROUTES;
  const own = routes.filter(({ pattern, cache }) => cache !== 'page' && !/^\/\d{3}$/.test(pattern));
  const disallowed = [...own.map(({ pattern }) => pattern.replace(/\{.*$/, '')), ...NEVER];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}
