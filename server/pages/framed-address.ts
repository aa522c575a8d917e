const PREFIX = '/cms/page';

/**
 * Any page of the shop is framed in the studio below `/cms/page`, because only `/cms/*` may be framed (docs/contract.md#preview).
 * Returns the page's own address, in preview; `undefined` for any other address.
 */
export function framedAddress(url: string): string | undefined {
  const [path = '', query = ''] = split(url);
  if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return undefined;
  const parameters = new URLSearchParams(query);
  parameters.set('preview', 'true');
  return `${path.slice(PREFIX.length) || '/'}?${parameters}`;
}

/** The framed form of a framed page's redirect. `location` is absolute, or a path. */
export function framedLocation(location: string, publicOrigin: string): string {
  const target = URL.parse(location, publicOrigin);
  if (target === null || target.origin !== publicOrigin || target.pathname.startsWith('/cms/')) return location;
  return PREFIX + target.pathname + target.search + target.hash;
}

function split(url: string): [string, string] {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? [url, ''] : [url.slice(0, queryAt), url.slice(queryAt + 1)];
}
