import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { readBytes } from '../../src/lib/bounded-body.ts';
import { isPublicAddress } from './public-address.ts';

type LookupAll = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Access to other machines; tests replace it with a local server. */
export interface Network {
  readonly request: (options: RequestOptions) => ClientRequest;
  readonly lookup: LookupAll;
  readonly isAllowed: (address: string) => boolean;
  /** Of addresses that name none. */
  readonly port: number;
}

export const INTERNET: Network = {
  request: httpsRequest,
  lookup: systemLookup,
  isAllowed: isPublicAddress,
  port: 443,
};

export interface FetchLimits {
  readonly bytes: number;
  /** Milliseconds, redirects included. */
  readonly time: number;
}

interface RequestChoice {
  readonly network: Network;
  readonly accept: string;
  readonly signal: AbortSignal;
}

/**
 * Requests a URL of the public Internet with GET, and nothing of any visitor. Follows no redirect; rejects, without a
 * connection, where its host has an address of this machine or its network.
 */
export function requestPublic(url: URL, { network, accept, signal }: RequestChoice): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !network.isAllowed(literal)) throw new Error('its address is not public');
  return new Promise((resolve, reject) => {
    const sent = network.request({
      host: literal,
      port: url.port === '' ? network.port : Number(url.port),
      path: url.pathname + url.search,
      headers: { accept, 'accept-encoding': 'identity', host: url.host },
      lookup: checkedLookup(network),
      agent: false,
      signal,
    });
    sent.on('response', resolve).on('error', reject).end();
  });
}

/**
 * Checks the very addresses that the connection uses, so that a name cannot resolve to an internal address after the
 * check.
 */
function checkedLookup({ lookup, isAllowed }: Network): LookupFunction {
  return (host, { all }, callback) => {
    lookup(host, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) return callback(error, '');
      if (first === undefined || !found.every(({ address }) => isAllowed(address))) {
        return callback(new Error('its address is not public'), '');
      }
      return all === true ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}

/** The body; `undefined`, and the rest not received, where it is larger than `limit`. */
export async function readLimited(response: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const isAnnounced = Number(response.headers['content-length'] ?? 0) > limit;
  const bytes = isAnnounced ? undefined : await readBytes(response, limit);
  if (bytes === undefined) response.destroy();
  return bytes;
}
