import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { foldName } from '../../../src/cms/client/content-name.ts';

/**
 * Milliseconds. Time stamps of file systems are coarse: a file that changed this recently may change again within the
 * same stamp.
 */
export const UNSETTLED = 100;

export interface FolderIndex {
  /** Path of the entry whose name matches in NFC and lower case. Returns only entries that the folder lists. */
  resolve(folder: string, segments: readonly string[]): Promise<string | undefined>;
  /** Folded paths below the folder, relative to it, with `/`; the same array until a folder below it changes. */
  list(folder: string): Promise<readonly string[]>;
  /** Checks every folder again on its next read. */
  forget(): void;
}

type Entries = ReadonlyMap<string, string>;
interface Listing {
  readonly stamp: bigint;
  readonly checkedAt: number;
  readonly entries: Entries;
}

interface CachedListing {
  readonly seen: readonly Entries[];
  readonly names: readonly string[];
}

const NO_ENTRIES: Entries = new Map();
/** Of a folder that is not there. */
const NO_STAMP = -1n;
/** Bounds the walk over linked folders that contain themselves. */
const LIST_LIMIT = 50_000;

/**
 * Names of files by folder, read again when the folder changed; checked again after `recheck` milliseconds. Links that
 * point out of `root` are left out.
 */
export function createFolderIndex(root: string, recheck: number): FolderIndex {
  const listings = new LRUCache<string, Listing>({ max: 2000 });
  const fileLists = new LRUCache<string, CachedListing>({ max: 2000 });

  async function entriesOf(folder: string): Promise<Entries> {
    const cached = listings.get(folder);
    if (cached && performance.now() - cached.checkedAt < recheck) return cached.entries;
    const found = await stat(folder, { bigint: true }).catch(() => undefined);
    const isThere = found?.isDirectory() === true;
    const stamp = isThere ? found.mtimeNs : NO_STAMP;
    const isSettled = !isThere || Math.abs(Date.now() - Number(found.mtimeMs)) > UNSETTLED;
    const isCurrent = cached?.stamp === stamp;
    const entries = isCurrent ? cached.entries : isThere ? fold(await namesIn(root, folder)) : NO_ENTRIES;
    if (isSettled) listings.set(folder, { stamp, checkedAt: performance.now(), entries });
    return entries;
  }

  async function resolve(folder: string, segments: readonly string[]): Promise<string | undefined> {
    let path = folder;
    for (const segment of segments) {
      const entry = (await entriesOf(path)).get(segment);
      if (entry === undefined) return undefined;
      path = join(path, entry);
    }
    return path;
  }

  async function list(folder: string): Promise<readonly string[]> {
    const names: string[] = [];
    const seen: Entries[] = [];
    const open = [{ path: folder, prefix: '' }];
    for (let count = 0, next = open.pop(); next && count < LIST_LIMIT; next = open.pop()) {
      const entries = await entriesOf(next.path);
      seen.push(entries);
      count += entries.size;
      for (const [name, actual] of entries) {
        if (name.endsWith('.json')) names.push(next.prefix + name);
        else open.push({ path: join(next.path, actual), prefix: `${next.prefix}${name}/` });
      }
    }
    const cached = fileLists.get(folder);
    const isSame =
      cached?.seen.length === seen.length && seen.every((entries, index) => entries === cached.seen[index]);
    const list = isSame ? cached : { seen, names: names.toSorted() };
    fileLists.set(folder, list);
    return list.names;
  }

  return { resolve, list, forget: () => listings.clear() };
}

async function namesIn(root: string, folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
  const checked = found.map(async (entry) => {
    const isInside = !entry.isSymbolicLink() || (await resolvesInside(root, join(folder, entry.name)));
    return isInside ? [entry.name] : [];
  });
  return (await Promise.all(checked)).flat();
}

async function resolvesInside(root: string, link: string): Promise<boolean> {
  try {
    const [from, to] = await Promise.all([realpath(root), realpath(link)]);
    return to.startsWith(from + sep);
  } catch {
    return false;
  }
}

/** Hidden entries (editors' own files) are left out; of two names that fold alike the folded one wins. */
function fold(names: readonly string[]): Entries {
  const visible = names.filter((name) => !name.startsWith('.'));
  const exactLast = visible.toSorted((a, b) => Number(a === foldName(a)) - Number(b === foldName(b)));
  return new Map(exactLast.map((name) => [foldName(name), name]));
}
