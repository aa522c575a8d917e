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

export interface FetchOptions {
  /** Whether the shop may fetch from the URL; checked again for every redirect. */
  readonly isListed: (url: URL) => boolean;
  readonly network: Network;
  readonly limits: FetchLimits;
}

export type Fetched = { readonly bytes: Buffer } | { readonly error: string; readonly isMissing: boolean };

const REDIRECT_LIMIT = 3;
const HEADERS = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'accept-encoding': 'identity' };

/** Fetches an image's bytes without validating them. Never rejects. */
export async function fetchImage(url: URL, options: FetchOptions): Promise<Fetched> {
  try {
    return await follow(url, options, AbortSignal.timeout(options.limits.time));
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

function failed(error: string, isMissing = false): Fetched {
  return { error, isMissing };
}

async function follow(start: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = start;
  for (let redirects = 0; redirects <= REDIRECT_LIMIT; redirects += 1) {
    if (!options.isListed(url)) return failed('its host is not listed');
    const response = await get(url, options.network, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readLimited(response, options.limits.bytes);
    response.destroy();
    const target = URL.parse(headers.location ?? '', url);
    if (statusCode < 300 || statusCode >= 400 || target === null) {
      return failed(`answered ${statusCode}`, statusCode === 404 || statusCode === 410);
    }
    url = target;
  }
  return failed('too many redirects');
}

function get(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !network.isAllowed(literal)) throw new Error('its address is not public');
  return new Promise((resolve, reject) => {
    const sent = network.request({
      host: literal,
      port: network.port,
      path: url.pathname + url.search,
      headers: { ...HEADERS, host: url.host },
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

async function readLimited(response: IncomingMessage, limit: number): Promise<Fetched> {
  const isAnnounced = Number(response.headers['content-length'] ?? 0) > limit;
  const bytes = isAnnounced ? undefined : await readBytes(response, limit);
  if (bytes !== undefined) return { bytes };
  response.destroy();
  return failed(`larger than ${limit} bytes`);
}
