import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  chooseEncoding,
  compressForCache,
  compressForResponse,
  decompress,
  isCompressible,
  type Encoding,
} from './encoding.ts';
import { entityTag, hashOf, isUnchanged } from './etag.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A complete response in memory. `headers` contain no length, encoding, tag or `Vary`. */
export interface Reply {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
}

/** One encoding of a reply, ready to send. */
interface Variant {
  /** `undefined` where the response must not be stored. */
  readonly tag: string | undefined;
  readonly headers: readonly string[];
  readonly unchangedHeaders: readonly string[];
  /** Bytes, or gzip bytes of a text to decompress: hardly any client requests it uncompressed. */
  readonly body: Buffer | { readonly zipped: Buffer };
}

/** A reply with all its encodings, made once and sent many times. A text is stored compressed only. */
export interface FinishedReply {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly bytes: number;
  /** Of the uncompressed body. */
  readonly hash: string;
  readonly copies: CompressedCopies;
}

interface CompressedCopies {
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** Takes the compressed copies over from the former reply where its body was the same. */
export async function finishReply(reply: Reply, former?: FinishedReply): Promise<FinishedReply> {
  if (former !== undefined && former.hash === hashOf(reply.body)) return finishWith(reply, former.copies);
  const isWorthIt = isCompressible(valueOf(reply.headers, 'content-type'), reply.body.length);
  return finishWith(reply, isWorthIt ? await compressForCache(reply.body) : {});
}

/** Makes a reply of existing compressed copies; where one is missing the reply is sent uncompressed. */
export function finishWith(reply: Reply, copies: CompressedCopies): FinishedReply {
  const { br, gzip } = copies;
  const hash = hashOf(reply.body);
  const { length } = reply.body;
  const variant = (encoding: Encoding, body: Variant['body'], size: number) =>
    makeVariant(reply, { hash: () => hash, encoding, body, length: size });
  const identity = variant('identity', gzip === undefined ? reply.body : { zipped: gzip }, length);
  const bodies = [gzip ?? reply.body, ...(br === undefined ? [] : [br])];
  return {
    status: reply.status,
    variants: {
      identity,
      gzip: gzip === undefined ? identity : variant('gzip', gzip, gzip.length),
      br: br === undefined ? identity : variant('br', br, br.length),
    },
    bytes: bodies.reduce((sum, body) => sum + body.length, 0),
    hash,
    copies,
  };
}

/** The hot path of the page cache: a lookup, a comparison, one write. */
export function sendFinished(request: IncomingMessage, response: ServerResponse, reply: FinishedReply): void {
  const variant = reply.variants[chooseEncoding(request.headers['accept-encoding'])];
  sendVariant(request, response, { status: reply.status, variant });
}

/** Sends a response made for one request, compressed where that is worthwhile. */
export async function sendReply(request: IncomingMessage, response: ServerResponse, reply: Reply): Promise<void> {
  const accepted = chooseEncoding(request.headers['accept-encoding']);
  const encoding = isCompressible(valueOf(reply.headers, 'content-type'), reply.body.length) ? accepted : 'identity';
  const body = encoding === 'identity' ? reply.body : await compressForResponse(reply.body, encoding);
  const variant = makeVariant(reply, { hash: () => hashOf(reply.body), encoding, body, length: body.length });
  sendVariant(request, response, { status: reply.status, variant });
}

/** Node only reads the header lists; its types are not declared readonly. */
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
  if (request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(variant.body)) response.end(variant.body);
  else void endDecompressed(response, variant.body.zipped);
}

async function endDecompressed(response: ServerResponse, zipped: Buffer): Promise<void> {
  try {
    response.end(await decompress(zipped));
  } catch {
    response.destroy(); // the announced body cannot be sent
  }
}

const SENT_WITH_304 = new Set(['cache-control', 'content-location', 'expires', 'vary', 'set-cookie']);

interface VariantOptions {
  /** Hash of the uncompressed body; responses that must not be stored need none. */
  readonly hash: () => string;
  readonly encoding: Encoding;
  readonly body: Variant['body'];
  /** Bytes sent. */
  readonly length: number;
}

function makeVariant(reply: Reply, options: VariantOptions): Variant {
  const isStorable = reply.status === 200 && !valueOf(reply.headers, 'cache-control').includes('no-store');
  const tag = isStorable ? entityTag(options.hash(), options.encoding) : undefined;
  const encoded: HeaderList = options.encoding === 'identity' ? [] : [['content-encoding', options.encoding]];
  const shared: HeaderList = [
    ...(tag === undefined ? [] : ([['etag', tag]] as const)),
    ['vary', valueOf(reply.headers, 'vary', 'Accept-Encoding')],
  ];
  const rest = reply.headers.filter(([name]) => name !== 'vary');
  const all: HeaderList = [...rest, ...shared, ...encoded, ['content-length', String(options.length)]];
  const unchanged = [...rest.filter(([name]) => SENT_WITH_304.has(name)), ...shared];
  return { tag, headers: all.flat(), unchangedHeaders: unchanged.flat(), body: options.body };
}

export function valueOf(headers: HeaderList, name: string, fallback = ''): string {
  return headers.find(([key]) => key === name)?.[1] ?? fallback;
}
