import { isIP } from 'node:net';
import type { RequestListener, ServerResponse } from 'node:http';
import { isLoopbackHost } from '../settings/environment.ts';

/** A host name or address with an optional port, and nothing else of a URL. */
const HOST = /^[\w.:[\]-]+$/;

export interface HostRule {
  readonly isLocal: boolean;
  readonly publicOrigin: string;
  /** Host the shop listens on. */
  readonly host: string;
}

/**
 * Whether a `Host` header means a local shop. Another site can resolve its own name to this machine's address (DNS
 * rebinding) and would then share the shop's origin, but it cannot change the name that its requests carry. An IP
 * address instead of a name cannot be rebound.
 */
export function isOwnHost(sent: string | undefined, { isLocal, publicOrigin, host }: HostRule): boolean {
  if (!isLocal || sent === undefined) return true;
  const name = HOST.test(sent) ? URL.parse(`http://${sent}`)?.hostname : undefined;
  if (name === undefined) return false;
  const names = [new URL(publicOrigin).hostname, host.toLowerCase()];
  return isLoopbackHost(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name);
}

/** Responds 421 to requests for another host than the shop's. */
export function forOwnHost(listener: RequestListener, rule: HostRule): RequestListener {
  /** The last one that was accepted: parsing it takes a twentieth of a page from the cache. */
  let known: string | undefined;
  return (request, response) => {
    const { host } = request.headers;
    if (host === known || isOwnHost(host, rule)) {
      known = host;
      listener(request, response);
    } else sendForeignHost(response, rule);
  };
}

export function sendForeignHost(response: ServerResponse, { publicOrigin }: HostRule): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close' };
  response.writeHead(421, headers).end(`This shop answers at ${publicOrigin} only.\n`);
}
