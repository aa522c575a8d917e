import { isIP } from 'node:net';
import type { RequestListener, ServerResponse } from 'node:http';
import { isLoopbackHost } from '../settings/environment.ts';

/** A name or an address with its port, and nothing else of an address. */
const HOST = /^[\w.:[\]-]+$/;

export interface HostRule {
  readonly isLocal: boolean;
  readonly publicOrigin: string;
  /** Where the shop listens. */
  readonly host: string;
}

/**
 * Whether a local shop is meant by a `Host`. A page of another site can give its own name this machine's address (DNS rebinding) and
 * would then be of the shop's origin; it cannot change the name that its requests carry. An address in the place of a name is
 * nobody's to give.
 */
export function isOwnHost(sent: string | undefined, { isLocal, publicOrigin, host }: HostRule): boolean {
  if (!isLocal || sent === undefined) return true;
  const name = HOST.test(sent) ? URL.parse(`http://${sent}`)?.hostname : undefined;
  if (name === undefined) return false;
  const names = [new URL(publicOrigin).hostname, host.toLowerCase()];
  return isLoopbackHost(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name);
}

/** Answers 421 where another host than the shop's is meant. */
export function forOwnHost(listener: RequestListener, rule: HostRule): RequestListener {
  return (request, response) => {
    if (isOwnHost(request.headers.host, rule)) listener(request, response);
    else sendForeignHost(response, rule);
  };
}

export function sendForeignHost(response: ServerResponse, { publicOrigin }: HostRule): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close' };
  response.writeHead(421, headers).end(`This shop answers at ${publicOrigin} only.\n`);
}
