import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../../src/lib/log.ts';
import { UNSETTLED } from './folder-index.ts';
import { parseDocument, type Document } from './parse-document.ts';
import { isAbsent, readInside, stampOf, type FileStamp } from './read-file.ts';

export type FileResult =
  | { readonly status: 'found'; readonly document: Document }
  | { readonly status: 'missing' }
  /** Not JSON, truncated, too large or unreadable, and no valid version was read before. */
  | { readonly status: 'broken' };

export interface DocumentFiles {
  /** `stamp`: that of the version to read, for who has looked at the file a moment ago. */
  read(path: string, stamp?: FileStamp): Promise<FileResult>;
  /** Looks at every file again when it is next asked for. */
  forget(): void;
}

interface CachedFile {
  readonly stamp: FileStamp;
  readonly checkedAt: number;
  readonly answer: FileResult;
}

const MEMORY = 192 * 1024 * 1024;
const ENTRIES = 5000;
const SETTLE_TRIES = 3;
const SETTLE_PAUSE = 40;
const MISSING = { status: 'missing' } as const;
const BROKEN = { status: 'broken' } as const;

/**
 * Reads documents once per version. A version that cannot be parsed is answered with the last one that could, if this process read one.
 * `recheck` is how long, in milliseconds, a file is taken to be unchanged without a look.
 */
export function createDocumentFiles(settings: { root: string; recheck: number; log: Log }): DocumentFiles {
  const { root, recheck, log } = settings;
  const cache = new LRUCache<string, CachedFile>({
    max: ENTRIES,
    maxSize: MEMORY,
    sizeCalculation: (entry) => sizeOf(entry.answer),
  });
  const valid = new LRUCache<string, Document>({
    max: ENTRIES,
    maxSize: MEMORY,
    sizeCalculation: (entry) => entry.bytes.length + 1,
  });
  const loading = new Map<string, Promise<FileResult>>();
  let forgottenAt = 0;

  async function read(path: string, expected?: FileStamp): Promise<FileResult> {
    const entry = cache.get(path);
    if (!expected && entry && entry.checkedAt > forgottenAt && performance.now() - entry.checkedAt < recheck)
      return entry.answer;
    try {
      const stamp = expected ?? (await stampOf(path));
      if (!stamp) return MISSING;
      return entry?.stamp.id === stamp.id
        ? remember(path, { ...entry, checkedAt: performance.now() })
        : await joinLoad(path, stamp);
    } catch (error) {
      return former(path, error);
    }
  }

  /** One load per version at a time: a reader never joins the load of an older version. */
  function joinLoad(path: string, stamp: FileStamp): Promise<FileResult> {
    const key = `${path}:${stamp.id}`;
    const running = loading.get(key);
    if (running) return running;
    const checkedAt = performance.now();
    const isFinal = isSettled(stamp);
    const started = load(path, stamp)
      .then((answer) => (isFinal ? remember(path, { stamp, checkedAt, answer }) : answer))
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  function remember(path: string, entry: CachedFile): FileResult {
    cache.set(path, entry);
    return entry.answer;
  }

  async function load(path: string, stamp: FileStamp): Promise<FileResult> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await parse(path);
      } catch (error) {
        if (isAbsent(error)) return MISSING;
        if (tries === SETTLE_TRIES || valid.has(path) || isSettled(stamp)) return former(path, error);
        await setTimeout(SETTLE_PAUSE);
      }
    }
  }

  async function parse(path: string): Promise<FileResult> {
    const bytes = await readInside(root, path);
    if (!bytes) {
      log.warn({ path }, 'content: a document that leads out of the content folder is left out');
      return MISSING;
    }
    const document = await parseDocument(bytes);
    if (document.isCut) log.warn({ path }, 'content: a document nests too deeply; its deepest parts are left out');
    valid.set(path, document);
    return { status: 'found', document };
  }

  function former(path: string, error: unknown): FileResult {
    const document = valid.get(path);
    const reason = error instanceof Error ? error.message.slice(0, 200) : String(error);
    log.error({ path, reason, formerServed: document !== undefined }, 'content: a document cannot be read');
    return document ? { status: 'found', document } : BROKEN;
  }

  return { read, forget: () => void (forgottenAt = performance.now()) };
}

/** Whether a version is old enough that another of the same stamp cannot follow. */
export function isSettled(stamp: FileStamp): boolean {
  return Math.abs(Date.now() - stamp.modifiedAt) > UNSETTLED;
}

function sizeOf(answer: FileResult): number {
  return answer.status === 'found' ? answer.document.bytes.length + 1 : 1;
}
