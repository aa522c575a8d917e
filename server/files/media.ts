import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { contentTypeOf } from '../http/content-type.ts';
import { finishReply, sendFinished, type FinishedReply, type HeaderList } from '../http/reply.ts';
import { ReplyCache } from '../http/reply-cache.ts';
import { sendFile } from '../http/send-file.ts';
import { MEDIA_POLICY } from '../http/security-headers.ts';
import { findMedia, MEDIA_PREFIX, type MediaFile } from './find-media.ts';
import type { MediaCheck, MediaWatch } from './media-watch.ts';

const DAY = 24 * 60 * 60;
/** A photo of a customer has a name of its own, and is below `/media/` only while it is published. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const isOfCustomer = (path: string): boolean =>
  path.includes(join(sep, 'media', 'reviews', sep)) || path.includes(join(sep, 'media', 'photos', sep));
/** Larger files and ranges are read from the disk on each request. */
const MEMORY_LIMIT = 512 * 1024;
const MEMORY = 4 * 1024 * 1024;

interface CachedFile {
  readonly path: string;
  readonly stamp: string;
  readonly reply: FinishedReply;
  check: MediaCheck;
}

/** Serves `/media/<path>` from the first folder that has the file. Resolves to `false` where none has it. */
export function createMedia(watched: MediaWatch, headers: HeaderList) {
  const cache = new ReplyCache<CachedFile>({ maxBytes: MEMORY, bytesOf: ({ reply }) => reply.bytes });

  /** The cached reply, if `found` is still the file it was made of. */
  function confirm(name: string, found: MediaFile, check: MediaCheck): CachedFile | undefined {
    const known = cache.get(name);
    if (known === undefined || known.path !== found.path || known.stamp !== found.stamp) return undefined;
    known.check = check;
    return known;
  }

  async function store(name: string, found: MediaFile, check: MediaCheck): Promise<CachedFile | undefined> {
    if (found.size > MEMORY_LIMIT) return undefined;
    const { path, stamp } = found;
    const body = await readFile(path);
    const all: HeaderList = [...headers, ...mediaHeaders(path), ['accept-ranges', 'bytes']];
    const entry = { path, stamp, check, reply: await finishReply({ status: 200, headers: all, body }) };
    cache.set(name, entry);
    return entry;
  }

  async function lookUp(request: IncomingMessage, response: ServerResponse, name: string): Promise<boolean> {
    const check = watched.check();
    const found = await findMedia(watched.roots, name);
    if (found === undefined) return false;
    const isWhole = request.headers.range === undefined;
    const entry = isWhole ? (confirm(name, found, check) ?? (await store(name, found, check))) : undefined;
    if (entry !== undefined) return send(request, response, entry);
    return sendFile(request, response, { path: found.path, headers: [...headers, ...mediaHeaders(found.path)] });
  }

  return (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> => {
    const name = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!name.startsWith(MEDIA_PREFIX)) return false;
    const known = request.headers.range === undefined ? cache.get(name) : undefined;
    if (known !== undefined && watched.holds(known.check)) return send(request, response, known);
    return lookUp(request, response, name);
  };
}

function send(request: IncomingMessage, response: ServerResponse, { reply }: CachedFile): true {
  void sendFinished(request, response, reply);
  return true;
}

function mediaHeaders(path: string): HeaderList {
  return [
    ['content-type', contentTypeOf(path)],
    ['cache-control', isOfCustomer(path) ? IMMUTABLE : `public, max-age=${DAY}`],
    ['content-security-policy', MEDIA_POLICY],
    ['cross-origin-resource-policy', 'cross-origin'],
  ];
}
