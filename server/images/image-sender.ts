import type { IncomingMessage, ServerResponse } from 'node:http';
import { deliveredWidth } from '../../src/lib/image-widths.ts';
import { NO_STAMP, readImageAddress, type ImageAddress } from '../../src/lib/image-address.ts';
import { withinTime } from '../../src/lib/time-limit.ts';
import { FinishedReply, sendFinished, type HeaderList } from '../http/reply.ts';
import { ReplyCache } from '../http/reply-cache.ts';
import { DATA_POLICY } from '../http/security-headers.ts';
import type { Output } from './encode.ts';
import { NotEncoded, type Encoder, type Original } from './encoder.ts';
import type { Inspected } from './inspect.ts';
import type { LocalImages } from './local-images.ts';
import type { RemoteImages } from './remote-images.ts';

export interface ImageSenderOptions {
  readonly local: LocalImages;
  /** `undefined` where images of other hosts are only linked to. */
  readonly remote: RemoteImages | undefined;
  readonly encoder: Encoder;
  /** Headers of every response. */
  readonly headers: HeaderList;
  /** Milliseconds a visitor waits for an encode before the original is sent. */
  readonly timeoutMs?: number;
}

interface Opened extends Inspected, Original {
  readonly bytes: number;
  readonly cacheControl: string;
}

const PREFIX = '/img/';
const MEMORY = 4 * 1024 * 1024;
const ENCODE_TIMEOUT_MS = 300;
/** Bytes: a larger original would take a visitor longer than the wait. */
const LIGHT = 256 * 1024;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** The page that requested the image is older or newer than the image. */
const A_MINUTE = 'public, max-age=60';
/** Long enough for one page; the next page gets the encoded image. */
const SUBSTITUTE = 'private, max-age=30';

/** Serves everything below `/img/` (docs/decisions/009); resolves to `false` for any other path. */
export function createImageSender(options: ImageSenderOptions) {
  const { encoder, timeoutMs = ENCODE_TIMEOUT_MS } = options;
  const replies = new ReplyCache<FinishedReply>({ maxBytes: MEMORY, bytesOf: ({ bytes }) => bytes });

  const finish = (body: Buffer, contentType: string, cacheControl: string): FinishedReply =>
    new FinishedReply(
      { status: 200, headers: [...options.headers, ...imageHeaders(contentType, cacheControl)], body },
      {},
    );

  async function encoded(image: Opened, output: Output): Promise<FinishedReply | undefined> {
    const name = `${image.key} ${output.width} ${output.format} ${image.cacheControl}`;
    const known = replies.get(name);
    if (known !== undefined) return known;
    const body = await inTime(encoder.obtain(image, output), image.bytes > LIGHT ? undefined : timeoutMs);
    if (body === undefined) return undefined;
    const reply = finish(body, `image/${output.format}`, image.cacheControl);
    replies.set(name, reply);
    return reply;
  }

  async function answer(address: ImageAddress): Promise<FinishedReply | 404 | 502> {
    const image = await open(address, options);
    if (typeof image === 'number') return image;
    const { contentType, cacheControl, isScalable, width } = image;
    const output = { width: deliveredWidth(address.width, width), format: address.format };
    const reply = isScalable ? await encoded(image, output) : undefined;
    if (reply !== undefined) return reply;
    const body = await image.read().catch(() => undefined);
    return body === undefined ? 502 : finish(body, contentType, isScalable ? SUBSTITUTE : cacheControl);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!path.startsWith(PREFIX)) return false;
    const address = readImageAddress(path);
    const reply = address === undefined ? 404 : await answer(address);
    if (typeof reply === 'number') sendStatus(response, reply, options.headers);
    else void sendFinished(request, response, reply);
    return true;
  };
}

async function open(address: ImageAddress, options: ImageSenderOptions): Promise<Opened | 404 | 502> {
  const { local, remote } = options;
  if (address.stamp.startsWith('~')) {
    const found = (await remote?.find(address)) ?? 'missing';
    if (typeof found === 'string') return found === 'missing' ? 404 : 502;
    return { ...found, cacheControl: A_DAY };
  }
  const found = await local.find(address.name);
  if (found === undefined) return 404;
  return { ...found, cacheControl: localPolicy(address.stamp, found.key) };
}

function localPolicy(stamp: string, key: string): string {
  if (stamp === NO_STAMP) return A_DAY;
  return key.startsWith(stamp) ? IMMUTABLE : A_MINUTE;
}

/**
 * Resolves to `undefined` where the image cannot be encoded, or not in time; the work continues for the next visitor.
 */
async function inTime(work: Promise<Buffer>, limit: number | undefined): Promise<Buffer | undefined> {
  const result = work.catch((error: unknown) => {
    if (error instanceof NotEncoded) return undefined;
    throw error;
  });
  return limit === undefined ? result : withinTime(result, limit, () => undefined);
}

function imageHeaders(contentType: string, cacheControl: string): HeaderList {
  return [
    ['content-type', contentType],
    ['cache-control', cacheControl],
    ['content-security-policy', DATA_POLICY],
    ['cross-origin-resource-policy', 'cross-origin'],
  ];
}

function sendStatus(response: ServerResponse, status: 404 | 502, headers: HeaderList): void {
  const all = [...headers, ...imageHeaders('text/plain; charset=utf-8', 'no-store'), ['content-length', '0']];
  response.writeHead(status, all.flat()).end();
}
