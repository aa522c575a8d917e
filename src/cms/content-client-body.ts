import { CONTENT_ANSWER_LIMIT } from '../config.ts';

/** What an upstream sends counts only if it is JSON of a bearable size from the same origin. */

const REDIRECT_LIMIT = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export type Fetch = (request: Request) => Promise<Response>;

/** An answer that is none: counts as a failure of the upstream, though it is alive. */
export class UnusableAnswer extends Error {}

/** Follows redirects within the origin only. */
export async function fetchSameOrigin(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
  let target = new URL(url);
  for (let followed = 0; followed <= REDIRECT_LIMIT; followed += 1) {
    const response = await fetch(new Request(target, { ...init, redirect: 'manual' }));
    if (!REDIRECTS.has(response.status)) return response;
    await discard(response);
    const next = URL.parse(response.headers.get('location') ?? '', target);
    if (next?.origin !== target.origin) throw new UnusableAnswer('It redirects to another origin.');
    target = next;
  }
  throw new UnusableAnswer('It redirects too often.');
}

/** Frees the connection of an answer that is not read. */
export async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

/** Text of a JSON answer. Rejects with `UnusableAnswer` when it is something else or too large. */
export async function readJsonText(response: Response): Promise<string> {
  const type = response.headers.get('content-type');
  if (type !== null && !/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return rejectResponse(response, `It is ${type}.`);
  if (Number(response.headers.get('content-length')) > CONTENT_ANSWER_LIMIT)
    return rejectResponse(response, 'It is too large.');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > CONTENT_ANSWER_LIMIT) throw new UnusableAnswer('It is too large.');
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks, size));
}

async function rejectResponse(response: Response, reason: string): Promise<never> {
  await discard(response);
  throw new UnusableAnswer(reason.slice(0, 100));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new UnusableAnswer('It is not UTF-8.', { cause: error });
  }
}
