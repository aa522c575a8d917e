import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { foldName } from '../../../src/cms/client/content-name.ts';
import { isSettled, type DocumentFiles } from './document-files.ts';
import type { FolderIndex } from './folder-index.ts';
import type { Document } from './parse-document.ts';
import { stampOf } from './read-file.ts';

/** What lists need of a document, so that they do not read the file again. */
export interface DocumentSummary {
  readonly revision: string;
  /** Its members without `sections`. */
  readonly head: Readonly<Record<string, unknown>>;
}

/**
 * The documents of one folder by file name, folded and relative to the folder; `broken` for one that cannot be read.
 */
export type FolderSummary = ReadonlyMap<string, DocumentSummary | 'broken'>;

export interface DocumentSummaries {
  /** Returns the same object until a document of the folder changes. */
  of(folder: string): Promise<FolderSummary>;
  /** Invalidates documents: paths relative to the root, of files or of folders. */
  changed(paths: readonly string[]): void;
}

export interface SummaryOptions {
  readonly root: string;
  readonly files: DocumentFiles;
  readonly folders: FolderIndex;
  /** Milliseconds after which every file of a folder is checked again without a change event. */
  readonly recheck: number;
  /** Milliseconds after which a folder is listed again without a change event. */
  readonly relist: number;
}

interface Entry {
  readonly stamp: string;
  readonly summary: DocumentSummary | 'broken';
}

interface Folder {
  readonly path: string;
  /** As listed by the folder index. */
  names: readonly string[];
  entries: ReadonlyMap<string, Entry>;
  summary: FolderSummary;
  /** File names whose entries may be out of date. */
  readonly doubted: Set<string>;
  /** When every file was last checked. */
  checkedAt: number;
  /** Its names, listed at `listedAt`: never, where it has changed since. */
  listing: Promise<readonly string[]>;
  listedAt: number;
  checking: Promise<void>;
}

const FOLDERS = 2000;
const MAX_PARALLEL_FILES = 64;
const FOLDER_DEPTH = 3;
const NEVER = Number.NEGATIVE_INFINITY;

/** Reads each document once per version. An unchanged folder costs one read of its time stamp, whatever its size. */
export function createDocumentSummaries(options: SummaryOptions): DocumentSummaries {
  const { root, files, folders, recheck, relist } = options;
  const cache = new LRUCache<string, Folder>({ max: FOLDERS });

  async function of(path: string): Promise<FolderSummary> {
    const folder = cache.get(path) ?? newFolder(path);
    cache.set(path, folder);
    const now = performance.now();
    if (now - folder.listedAt >= relist) Object.assign(folder, { listing: folders.list(path), listedAt: now });
    const names = await folder.listing;
    const isOverdue = now - folder.checkedAt > recheck;
    if (names !== folder.names || folder.doubted.size > 0 || isOverdue) {
      folder.checking = folder.checking.then(() => check(folder, names));
      await folder.checking;
    }
    return folder.summary;
  }

  async function check(folder: Folder, names: readonly string[]): Promise<void> {
    const now = performance.now();
    const isWhole = now - folder.checkedAt > recheck;
    if (!isWhole && names === folder.names && folder.doubted.size === 0) return;
    const doubted = new Set(folder.doubted);
    folder.doubted.clear();
    const entries = new Map<string, Entry>();
    const isDoubted = (name: string) => isWhole || doubted.has(name) || !folder.entries.has(name);
    for (let at = 0; at < names.length; at += MAX_PARALLEL_FILES) {
      const batch = names.slice(at, at + MAX_PARALLEL_FILES);
      const reads = batch.map((name) => (isDoubted(name) ? readEntry(folder, name) : folder.entries.get(name)));
      const found = batch.some(isDoubted) ? await Promise.all(reads) : reads;
      batch.forEach((name, index) => {
        const entry = found[index];
        if (entry !== undefined && !(entry instanceof Promise)) entries.set(name, entry);
      });
    }
    if (!isSame(folder.entries, entries))
      folder.summary = new Map([...entries].map(([name, { summary }]) => [name, summary]));
    Object.assign(folder, { names, entries, ...(isWhole ? { checkedAt: now } : {}) });
  }

  /** Returns the former entry when the file or its text is unchanged. */
  async function readEntry(folder: Folder, name: string): Promise<Entry | undefined> {
    const former = folder.entries.get(name);
    const path = await folders.resolve(folder.path, name.split('/'));
    const stamp = path === undefined ? undefined : await stampOf(path).catch(() => undefined);
    if (path === undefined || stamp === undefined) return undefined;
    if (!isSettled(stamp)) folder.doubted.add(name);
    else if (former?.stamp === stamp.id) return former;
    const answer = await files.read(path, stamp);
    if (answer.status === 'missing') return undefined;
    const summary = answer.status === 'broken' ? 'broken' : summaryOf(answer.document, former?.summary);
    return { stamp: stamp.id, summary };
  }

  function changed(paths: readonly string[]): void {
    for (const path of paths) {
      const segments = path.split('/').filter(Boolean).map(foldName);
      const start = join(root, ...segments.slice(0, FOLDER_DEPTH));
      const inside = segments.slice(FOLDER_DEPTH).join('/');
      for (const folder of cache.values()) if (isBelow(folder.path, start)) doubt(folder, inside);
    }
  }

  return { of, changed };
}

function newFolder(path: string): Folder {
  const nothing = { names: [], entries: new Map(), summary: new Map(), doubted: new Set<string>() };
  const unread = { listing: Promise.resolve([]), listedAt: NEVER, checking: Promise.resolve(), checkedAt: NEVER };
  return { path, ...nothing, ...unread };
}

/** `inside`: path of a file or a folder; empty for the whole folder. */
function doubt(folder: Folder, inside: string): void {
  const { doubted, entries } = folder;
  folder.listedAt = NEVER;
  if (entries.has(inside)) return void doubted.add(inside);
  for (const name of entries.keys()) if (inside === '' || name.startsWith(`${inside}/`)) doubted.add(name);
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(join(folder, '/'));
}

function isSame(former: ReadonlyMap<string, Entry>, entries: ReadonlyMap<string, Entry>): boolean {
  if (former.size !== entries.size) return false;
  return [...entries].every(([name, { summary }]) => former.get(name)?.summary === summary);
}

function summaryOf({ revision, content }: Document, former: Entry['summary'] | undefined): DocumentSummary {
  if (former !== undefined && former !== 'broken' && former.revision === revision) return former;
  const { sections: _, ...head } = content;
  return { revision, head };
}
