import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentTypeOf } from '../http/content-type.ts';
import { finishReply, sendFinished, type FinishedReply, type HeaderList } from '../http/reply.ts';
import { sendFile } from '../http/send-file.ts';
import { MEDIA_POLICY } from '../http/security-headers.ts';

const PREFIX = '/media/';
const DAY = 24 * 60 * 60;
/** Larger files and ranges are read from the disk on each request. */
const MEMORY_LIMIT = 512 * 1024;
const MEMORY = 16 * 1024 * 1024;
/** Milliseconds for which a file is assumed unchanged. */
const RECHECK = 200;
/** Milliseconds after which all folders are searched again: a folder earlier in the list may have the file by then. */
const LIFETIME = 5000;

interface CachedFile {
  readonly path: string;
  readonly stamp: string;
  readonly reply: FinishedReply;
  checkedAt: number;
}

/** Serves `/media/<path>` from the first folder that has the file. Resolves to `false` where none has it. */
export function createMedia(folders: readonly string[], headers: HeaderList) {
  const roots = folders.map((folder) => resolve(folder));
  const cache = new LRUCache<string, CachedFile>({
    maxSize: MEMORY,
    ttl: LIFETIME,
    sizeCalculation: ({ reply }) => reply.bytes + 1024,
  });

  async function findCached(name: string): Promise<CachedFile | undefined> {
    const known = cache.get(name);
    if (known === undefined || performance.now() - known.checkedAt < RECHECK) return known;
    const found = await stampOf(known.path);
    if (found?.stamp !== known.stamp) return undefined;
    known.checkedAt = performance.now();
    return known;
  }

  async function store(name: string, path: string, all: HeaderList): Promise<CachedFile | undefined> {
    const found = await stampOf(path);
    if (found === undefined || found.size > MEMORY_LIMIT) return undefined;
    const body = await readFile(path);
    const reply = await finishReply({ status: 200, headers: [...all, ['accept-ranges', 'bytes']], body });
    const entry = { path, stamp: found.stamp, reply, checkedAt: performance.now() };
    cache.set(name, entry);
    return entry;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const name = (request.url ?? '').split('?', 1)[0] ?? '';
    if (!name.startsWith(PREFIX)) return false;
    const isWhole = request.headers.range === undefined;
    const known = isWhole ? await findCached(name) : undefined;
    if (known !== undefined) return send(request, response, known);
    const path = await findMedia(roots, name);
    if (path === undefined) return false;
    const all = [...headers, ...mediaHeaders(path)];
    const entry = isWhole ? await store(name, path, all) : undefined;
    return entry === undefined ? sendFile(request, response, { path, headers: all }) : send(request, response, entry);
  };
}

function send(request: IncomingMessage, response: ServerResponse, { reply }: CachedFile): true {
  sendFinished(request, response, reply);
  return true;
}

function mediaHeaders(path: string): HeaderList {
  return [
    ['content-type', contentTypeOf(path)],
    ['cache-control', `public, max-age=${DAY}`],
    ['content-security-policy', MEDIA_POLICY],
    ['cross-origin-resource-policy', 'cross-origin'],
  ];
}

async function stampOf(path: string): Promise<{ stamp: string; size: number } | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { stamp: `${found.ino} ${found.size} ${found.mtimeMs}`, size: found.size } : undefined;
}

/** Resolves a `/media/` path to its file in the first folder that has it. `roots` are absolute. */
export async function findMedia(roots: readonly string[], name: string): Promise<string | undefined> {
  const segments = mediaSegments(name);
  if (segments === undefined) return undefined;
  for (const root of roots) {
    const path = await pathInside(root, segments);
    if (path !== undefined && (await stampOf(path)) !== undefined) return path;
  }
  return undefined;
}

/** Decoded names of folders and file; `undefined` where a name is hidden, empty or a traversal. */
function mediaSegments(name: string): string[] | undefined {
  try {
    const segments = name.slice(PREFIX.length).split('/').map(decodeURIComponent);
    return segments.every((segment) => /^[^.\0/\\][^\0/\\]*$/.test(segment)) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/** The file's real path with links resolved, if it is within the folder. */
async function pathInside(root: string, segments: readonly string[]): Promise<string | undefined> {
  try {
    const [realRoot, path] = await Promise.all([realpath(root), realpath(join(root, ...segments))]);
    return path.startsWith(realRoot + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}
