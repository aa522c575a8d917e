import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  chooseEncoding,
  compressForCache,
  compressForResponse,
  decompress,
  isCompressible,
  type Compression,
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
  /** Bytes, or how to get those of a text: hardly any client requests it uncompressed. */
  readonly body: Buffer | (() => Promise<Buffer>);
}

type Copies = Readonly<Partial<Record<Compression, Buffer>>>;

/**
 * A reply that is sent many times. A text is present compressed only; a copy that is missing is made of the other one when
 * a client first requests it.
 */
export class FinishedReply {
  readonly status: number;
  readonly #head: Omit<Reply, 'body'>;
  readonly #hash: string;
  /** Of the uncompressed body. */
  readonly #length: number;
  readonly #variants: Record<Encoding, Variant | undefined>;
  #copies: Copies;
  #making: Promise<Variant> | undefined;

  /** Without copies it is sent uncompressed to all clients. */
  constructor({ body, ...head }: Reply, copies: Copies) {
    this.status = head.status;
    this.#head = head;
    this.#hash = hashOf(body);
    this.#length = body.length;
    this.#copies = copies;
    const { br, gzip } = copies;
    const plain = br === undefined && gzip === undefined ? this.#variant('identity', body) : undefined;
    this.#variants = {
      identity: plain,
      gzip: gzip === undefined ? plain : this.#variant('gzip', gzip),
      br: br === undefined ? plain : this.#variant('br', br),
    };
  }

  /** Of everything that is present. */
  get bytes(): number {
    const { br, gzip } = this.#copies;
    return this.#variants.identity === undefined ? (br?.length ?? 0) + (gzip?.length ?? 0) : this.#length;
  }

  /** The compressed copies, where the body is the same. */
  copiesOf(body: Buffer): Copies | undefined {
    return this.#hash === hashOf(body) ? this.#copies : undefined;
  }

  /** `undefined` where the copy has not been made. */
  find(encoding: Encoding): Variant | undefined {
    const present = this.#variants[encoding];
    if (present !== undefined || encoding !== 'identity') return present;
    const body = () => this.#text();
    return makeVariant(this.#head, { hash: () => this.#hash, encoding, body, length: this.#length });
  }

  /** Makes the missing copy, once for all who wait for it. */
  make(encoding: Compression): Promise<Variant> {
    this.#making ??= this.#make(encoding).finally(() => (this.#making = undefined));
    return this.#making;
  }

  async #make(encoding: Compression): Promise<Variant> {
    const copy = await compressForCache(await this.#text(), encoding);
    const variant = this.#variant(encoding, copy);
    this.#copies = { ...this.#copies, [encoding]: copy };
    this.#variants[encoding] = variant;
    return variant;
  }

  async #text(): Promise<Buffer> {
    const { br, gzip } = this.#copies;
    if (gzip !== undefined) return decompress(gzip, 'gzip');
    if (br !== undefined) return decompress(br, 'br');
    throw new Error('Only a reply with copies is decompressed.');
  }

  #variant(encoding: Encoding, body: Buffer): Variant {
    return makeVariant(this.#head, { hash: () => this.#hash, encoding, body, length: body.length });
  }
}

export interface FinishOptions {
  /** Copies that are made of a text now. */
  readonly encodings?: readonly Compression[];
  /** Its copies are taken over where the body is the same. */
  readonly former?: FinishedReply | undefined;
}

export async function finishReply(
  reply: Reply,
  { encodings = ['br', 'gzip'], former }: FinishOptions = {},
): Promise<FinishedReply> {
  const known = former?.copiesOf(reply.body);
  if (known !== undefined) return new FinishedReply(reply, known);
  const isWorthIt = isCompressible(valueOf(reply.headers, 'content-type'), reply.body.length);
  const copies = (isWorthIt ? encodings : []).map(
    async (encoding) => [encoding, await compressForCache(reply.body, encoding)] as const,
  );
  return new FinishedReply(reply, Object.fromEntries(await Promise.all(copies)));
}

/**
 * The hot path of the page cache: a lookup, a comparison, one write. Where the copy for this client is still to be made,
 * a promise that resolves once it was sent.
 */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  reply: FinishedReply,
): Promise<void> | undefined {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const variant = reply.find(encoding);
  if (variant === undefined && encoding !== 'identity') return sendMade(request, response, { reply, encoding });
  if (variant !== undefined) sendVariant(request, response, { status: reply.status, variant });
  return undefined;
}

async function sendMade(
  request: IncomingMessage,
  response: ServerResponse,
  { reply, encoding }: { reply: FinishedReply; encoding: Compression },
): Promise<void> {
  try {
    sendVariant(request, response, { status: reply.status, variant: await reply.make(encoding) });
  } catch {
    response.destroy();
  }
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
  // What is set for one visitor, such as the id of a new one, must not reach another one from a shared cache.
  if (response.hasHeader('set-cookie')) response.writeHead(status, asPrivate(variant.headers));
  else response.writeHead(status, variant.headers as string[]);
  if (request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(variant.body)) response.end(variant.body);
  else void endDecompressed(response, variant.body);
}

const asPrivate = (headers: readonly string[]): string[] =>
  headers.map((value, at) => (headers[at - 1] === 'cache-control' ? value.replace('public', 'private') : value));

async function endDecompressed(response: ServerResponse, textOf: () => Promise<Buffer>): Promise<void> {
  try {
    response.end(await textOf());
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

function makeVariant(reply: Omit<Reply, 'body'>, options: VariantOptions): Variant {
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
