import { safeHref } from './safe-url.ts';
import type { SiteRedirect, SitesConfig } from './sites.schema.ts';

const MAX_HOPS = 10;

/**
 * The redirect a site has for `path` (untranslated, without prefix): chains are followed to their end, loops and foreign
 * hosts that are not listed in `redirectHosts` lead nowhere.
 */
export function findRedirect(path: string, siteId: string, config: SitesConfig): SiteRedirect | undefined {
  const rules = Object.hasOwn(config.redirects, siteId) ? config.redirects[siteId] : undefined;
  const first = rules?.find(({ from }) => from === path);
  if (rules === undefined || first === undefined) return undefined;
  const visited = new Set([path]);
  let rule = first;
  while (visited.size <= MAX_HOPS) {
    if (!isAllowed(rule.to, config)) return undefined;
    const target = rule.to.split(/[?#]/)[0] ?? '';
    if (visited.has(target)) return undefined;
    const next = rules.find(({ from }) => from === target);
    if (next === undefined) return { ...first, to: rule.to };
    visited.add(target);
    rule = next;
  }
  return undefined;
}

function isAllowed(to: string, config: SitesConfig): boolean {
  const href = safeHref(to);
  if (href === undefined) return false;
  if (href.startsWith('/')) return true;
  return URL.canParse(href) && config.redirectHosts.includes(new URL(href).host);
}
