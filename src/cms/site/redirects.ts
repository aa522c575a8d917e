import { safeHref } from './safe-url.ts';
import type { SiteRedirect, SitesConfig } from './sites.schema.ts';

const MAX_REDIRECTS = 10;

/**
 * The redirect of a site for `path` (untranslated, without prefix): chains are followed to their end; loops and foreign
 * hosts that are not listed in `redirectHosts` result in `undefined`.
 */
export function findRedirect(path: string, siteId: string, config: SitesConfig): SiteRedirect | undefined {
  const rules = Object.hasOwn(config.redirects, siteId) ? config.redirects[siteId] : undefined;
  const first = rules && ruleFor(path, rules);
  if (rules === undefined || first === undefined) return undefined;
  const visited = new Set([path]);
  let rule = first;
  while (visited.size <= MAX_REDIRECTS) {
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

/** Whether some site has a redirect for `path`. */
export function hasRedirect(path: string, { redirects }: SitesConfig): boolean {
  return Object.values(redirects).some((rules) => ruleFor(path, rules) !== undefined);
}

/** Paths arrive percent-encoded; operators write rules encoded or not. */
function ruleFor(path: string, rules: readonly SiteRedirect[]): SiteRedirect | undefined {
  const exact = rules.find(({ from }) => from === path);
  if (exact !== undefined || !path.includes('%')) return exact;
  const decoded = decode(path);
  return rules.find(({ from }) => decode(from) === decoded);
}

function decode(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

function isAllowed(to: string, config: SitesConfig): boolean {
  const href = safeHref(to);
  if (href === undefined) return false;
  if (href.startsWith('/')) return true;
  return URL.canParse(href) && config.redirectHosts.includes(new URL(href).host);
}
