import type { NetworkRequest } from './network-requests.ts';

type ScriptRequest = Pick<NetworkRequest, 'url' | 'type' | 'initiator'>;

/** Length of the longest chain of scripts of which each asks for the next; 0 without scripts. */
export function countScriptLevels(requests: readonly ScriptRequest[]): number {
  const scripts = new Map(requests.filter(({ type }) => type === 'Script').map((script) => [script.url, script]));
  const levelOf = (url: string, seen: ReadonlySet<string>): number => {
    const initiator = scripts.get(url)?.initiator;
    const hasParent = initiator !== undefined && scripts.has(initiator) && !seen.has(initiator);
    return hasParent ? levelOf(initiator, new Set([...seen, url])) + 1 : 1;
  };
  return Math.max(0, ...[...scripts.keys()].map((url) => levelOf(url, new Set([url]))));
}
