import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { MediaFile } from './model/content-document.ts';

/** Looks for files by their address in documents. */
export interface MediaFiles {
  /** Those of `addresses` that may be files here; others are not in the answer. */
  find(addresses: Iterable<string>): Promise<ReadonlyMap<string, MediaFile>>;
}

export interface MediaFolders {
  /** Folders that hold what stands below `/media/`, nearest first. */
  readonly media: readonly string[];
  /** Files served from the root, such as `/logo.svg`. */
  readonly root: string;
}

const MEDIA = '/media/';
const IMAGE = /\.(png|jpe?g|webp|avif|gif|tiff?)$/i;
const MISSING = { status: 'missing' } as const;
const MAX_CACHED = 5000;
/** Files looked at side by side. */
const MAX_PARALLEL = 8;

export function createMediaFiles(folders: MediaFolders): MediaFiles {
  const cache = new LRUCache<string, { readonly stamp: string; readonly file: MediaFile }>({ max: MAX_CACHED });

  async function inspect(address: string): Promise<MediaFile> {
    for (const path of pathsOf(address, folders)) {
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      const stamp = `${found.mtimeMs} ${found.size}`;
      const cached = cache.get(path);
      if (cached?.stamp === stamp) return cached.file;
      const file: MediaFile = { status: 'found', bytes: found.size, ...(await dimensions(path)) };
      cache.set(path, { stamp, file });
      return file;
    }
    return MISSING;
  }

  return {
    async find(addresses) {
      const found = new Map<string, MediaFile>();
      const waiting = [...new Set(addresses)];
      const work = async (): Promise<void> => {
        for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
          found.set(address, await inspect(address));
      };
      await Promise.all(Array.from({ length: MAX_PARALLEL }, work));
      return found;
    },
  };
}

function pathsOf(address: string, { media, root }: MediaFolders): readonly string[] {
  const path = decoded(address.replace(/[?#].*$/, ''));
  if (path === undefined || path.includes('\0') || path.split(/[/\\]/).includes('..')) return [];
  return path.startsWith(MEDIA) ? media.map((folder) => join(folder, path.slice(MEDIA.length))) : [join(root, path)];
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function dimensions(path: string): Promise<{ width?: number; height?: number; isBroken?: boolean }> {
  if (!IMAGE.test(path)) return {};
  try {
    const { width, height, orientation = 1 } = await sharp(path).metadata();
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return { isBroken: true };
  }
}
