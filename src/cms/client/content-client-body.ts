import { CONTENT_RESPONSE_LIMIT } from '../../config.ts';

/** An upstream's body counts only if it is JSON of limited size from the same origin. */

const REDIRECT_LIMIT = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export type Fetch = (request: Request) => Promise<Response>;

/** Thrown for an invalid response: counts as a failure of the upstream, though it responds. */
export class InvalidResponseError extends Error {}

/** Follows redirects within the origin only. */
export async function fetchSameOrigin(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  let target = new URL(url);
  for (let followed = 0; followed <= REDIRECT_LIMIT; followed += 1) {
    const response = await fetch(new Request(target, { ...init, redirect: 'manual' }));
    if (!REDIRECTS.has(response.status)) return response;
    await discardBody(response);
    const next = URL.parse(response.headers.get('location') ?? '', target);
    if (next?.origin !== target.origin) throw new InvalidResponseError('It redirects to another origin.');
    target = next;
  }
  throw new InvalidResponseError('It redirects too often.');
}

/** Frees the connection of a response that is not read. */
export async function discardBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

/** Text of a JSON response. Rejects with `InvalidResponseError` when it is something else or too large. */
export async function readJsonText(response: Response): Promise<string> {
  const type = response.headers.get('content-type');
  if (type !== null && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    return rejectResponse(response, `It is ${type}.`);
  if (Number(response.headers.get('content-length')) > CONTENT_RESPONSE_LIMIT)
    return rejectResponse(response, 'It is too large.');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > CONTENT_RESPONSE_LIMIT) throw new InvalidResponseError('It is too large.');
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks, size));
}

async function rejectResponse(response: Response, reason: string): Promise<never> {
  await discardBody(response);
  throw new InvalidResponseError(reason.slice(0, 100));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new InvalidResponseError('It is not UTF-8.', { cause: error });
  }
}
