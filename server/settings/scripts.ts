import type { SettingReader } from '../../src/lib/setting-reader.ts';

/** Scripts that the shop serves for others: scheme https, and exactly this host and port; the path begins with `path`. */
export interface ProxyEntry {
  readonly host: string;
  readonly port: string;
  readonly path: string;
}

export interface ScriptSettings {
  readonly scriptOffloading: boolean;
  readonly proxyScripts: readonly ProxyEntry[];
}

const VARIABLE = 'PROXY_SCRIPTS';
const EXAMPLE = 'https://cdn.example.com/widget/,https://tags.example.com/loader.js';

export function readScriptSettings(reader: SettingReader): ScriptSettings {
  const texts = (reader.text(VARIABLE) ?? '').split(/[\s,]+/).filter(Boolean);
  const entries = texts.map((text) => ({ text, entry: readEntry(text) }));
  for (const { text, entry } of entries)
    if (!entry)
      reader.addIssue(
        VARIABLE,
        `"${text}" is not an https address with a path, without user, query and fragment`,
        EXAMPLE,
      );
  return {
    scriptOffloading: reader.flag('SCRIPT_OFFLOADING', false),
    proxyScripts: entries.flatMap(({ entry }) => entry ?? []),
  };
}

/** A whole host is no entry: it would let anything of it run with the rights of the shop's own scripts. */
function readEntry(text: string): ProxyEntry | undefined {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username || url.password || url.search || url.hash)
    return undefined;
  if (url.pathname === '/' || url.href !== text) return undefined;
  return { host: url.hostname, port: url.port, path: url.pathname };
}

/**
 * Whether the shop serves the script of an address. The address must be written as `URL` writes it, so that what is compared
 * is what is requested: no capitals in the host, no dot segments, no other notation of an IP address. An entry whose path
 * ends with a slash covers what is below it, any other exactly its own path. Encoded slashes, backslashes and dots are
 * other servers' dot segments, so that no path may have them.
 */
export function findProxied(text: string, entries: readonly ProxyEntry[]): URL | undefined {
  const url = URL.parse(text);
  if (url === null || url.href !== text || url.protocol !== 'https:') return undefined;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (/%(2f|5c|2e|00|25)|\/\//i.test(url.pathname)) return undefined;
  const isListed = entries.some(({ host, port, path }) => {
    const isOnHost = url.hostname === host && url.port === port;
    return isOnHost && (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  });
  return isListed ? url : undefined;
}
