import { readLimited, requestPublic, type FetchLimits, type Network } from '../http/public-request.ts';

export interface FetchOptions {
  /** Whether the shop may fetch from the URL; checked again for every redirect. */
  readonly isListed: (url: URL) => boolean;
  readonly network: Network;
  readonly limits: FetchLimits;
}

export type Fetched = { readonly bytes: Buffer } | { readonly error: string; readonly isMissing: boolean };

const REDIRECT_LIMIT = 3;
const ACCEPT = 'image/avif,image/webp,image/png,image/jpeg,image/gif';

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

async function follow(start: URL, { isListed, network, limits }: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = start;
  for (let redirects = 0; redirects <= REDIRECT_LIMIT; redirects += 1) {
    if (!isListed(url)) return failed('its host is not listed');
    const response = await requestPublic(url, { network, accept: ACCEPT, signal });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) {
      const bytes = await readLimited(response, limits.bytes);
      return bytes ? { bytes } : failed(`larger than ${limits.bytes} bytes`);
    }
    response.destroy();
    const target = URL.parse(headers.location ?? '', url);
    if (statusCode < 300 || statusCode >= 400 || target === null) {
      return failed(`answered ${statusCode}`, statusCode === 404 || statusCode === 410);
    }
    url = target;
  }
  return failed('too many redirects');
}
