import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, compressForKeeps, compressOnce, isCompressible, type Encoding } from './encoding.ts';
import { entityTag, hashOf, isUnchanged } from './etag.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A whole answer in memory. `headers` hold no length, encoding, tag or `Vary`. */
export interface Reply {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
}

/** One encoding of a reply, ready for the socket. */
interface Variant {
  /** None where the answer may not be kept. */
  readonly tag: string | undefined;
  readonly headers: readonly string[];
  readonly unchangedHeaders: readonly string[];
  readonly body: Buffer;
}

/** A reply with all its encodings, made once and sent many times. */
export interface FinishedReply {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly bytes: number;
}

export async function finishReply(reply: Reply): Promise<FinishedReply> {
  const isWorthIt = isCompressible(valueOf(reply.headers, 'content-type'), reply.body.length);
  return finishWith(reply, isWorthIt ? await compressForKeeps(reply.body) : {});
}

/** A reply whose compressed copies exist already; a missing one is sent plain. */
export function finishWith(
  reply: Reply,
  copies: { br?: Buffer | undefined; gzip?: Buffer | undefined },
): FinishedReply {
  const hash = hashOf(reply.body);
  const variant = (encoding: Encoding, body: Buffer) => makeVariant(reply, { hash, encoding, body });
  const identity = variant('identity', reply.body);
  const gzip = copies.gzip === undefined ? identity : variant('gzip', copies.gzip);
  const br = copies.br === undefined ? identity : variant('br', copies.br);
  const bodies = new Set([identity, gzip, br].map(({ body }) => body));
  return {
    status: reply.status,
    variants: { identity, gzip, br },
    bytes: [...bodies].reduce((sum, { length }) => sum + length, 0),
  };
}

/** The hot path of the page cache: a lookup, a comparison, one write. */
export function sendFinished(request: IncomingMessage, response: ServerResponse, reply: FinishedReply): void {
  const variant = reply.variants[chooseEncoding(request.headers['accept-encoding'])];
  sendVariant(request, response, { status: reply.status, variant });
}

/** Sends an answer that is made for one request, compressed on the way where that is worth it. */
export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const accepted = chooseEncoding(request.headers['accept-encoding']);
  const encoding = isCompressible(valueOf(reply.headers, 'content-type'), reply.body.length) ? accepted : 'identity';
  const body = encoding === 'identity' ? reply.body : await compressOnce(reply.body, encoding);
  const hash = hashOf(reply.body);
  sendVariant(request, response, { status: reply.status, variant: makeVariant(reply, { hash, encoding, body }) });
}

/** Node only reads the header lists; its types are not written as readonly. */
function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  { status, variant }: { status: number; variant: Variant },
): void {
  if (variant.tag !== undefined && isUnchanged(request.headers['if-none-match'], variant.tag)) {
    response.writeHead(304, variant.unchangedHeaders as string[]);
    response.end();
    return;
  }
  response.writeHead(status, variant.headers as string[]);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

const KEPT_ON_UNCHANGED = new Set(['cache-control', 'content-location', 'expires', 'vary', 'set-cookie']);

function makeVariant(reply: Reply, made: { hash: string; encoding: Encoding; body: Buffer }): Variant {
  const isKept = reply.status === 200 && !valueOf(reply.headers, 'cache-control').includes('no-store');
  const tag = isKept ? entityTag(made.hash, made.encoding) : undefined;
  const encoded: HeaderList = made.encoding === 'identity' ? [] : [['content-encoding', made.encoding]];
  const shared: HeaderList = [
    ...(tag === undefined ? [] : ([['etag', tag]] as const)),
    ['vary', valueOf(reply.headers, 'vary', 'Accept-Encoding')],
  ];
  const rest = reply.headers.filter(([name]) => name !== 'vary');
  const all: HeaderList = [...rest, ...shared, ...encoded, ['content-length', String(made.body.length)]];
  const unchanged = [...rest.filter(([name]) => KEPT_ON_UNCHANGED.has(name)), ...shared];
  return { tag, headers: all.flat(), unchangedHeaders: unchanged.flat(), body: made.body };
}

export function valueOf(headers: HeaderList, name: string, fallback = ''): string {
  return headers.find(([key]) => key === name)?.[1] ?? fallback;
}
