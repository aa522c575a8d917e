import { readLimited, requestPublic, type FetchLimits, type Network } from '../http/public-request.ts';

export type FetchedScript = { readonly bytes: Buffer } | { readonly error: string };

const JAVASCRIPT = /^(?:text|application)\/(?:x-)?(?:java|ecma)script\s*(?:;|$)/i;

/** Fetches a script, without following redirects. Never rejects. */
export async function fetchScript(url: URL, network: Network, limits: FetchLimits): Promise<FetchedScript> {
  try {
    const signal = AbortSignal.timeout(limits.time);
    const response = await requestPublic(url, { network, accept: 'text/javascript', signal });
    const type = response.headers['content-type'] ?? '';
    if (response.statusCode === 200 && JAVASCRIPT.test(type)) {
      const bytes = await readLimited(response, limits.bytes);
      return bytes ? { bytes } : { error: `larger than ${limits.bytes} bytes` };
    }
    response.destroy();
    return { error: response.statusCode === 200 ? `is "${type}", no script` : `answered ${response.statusCode}` };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
