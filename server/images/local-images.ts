import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { mediaName } from '../../src/lib/image-address.ts';
import { hashOf } from '../http/etag.ts';
import { findMedia } from '../files/media.ts';
import type { Original } from './encoder.ts';
import { inspect, type Inspected } from './inspect.ts';

/** A raster image of the media folders. */
export interface LocalImage extends Inspected, Original {
  readonly path: string;
  readonly bytes: number;
}

interface CachedImage {
  readonly fileStamp: string | undefined;
  readonly image: Promise<LocalImage | undefined>;
  checkedAt: number;
}

/** Milliseconds for which a file is assumed unchanged. */
const RECHECK = 200;
const SIZE_LIMIT = 64 * 1024 * 1024;

/** Images below `/media/` by their encoded name, each read and hashed once while its file is unchanged. */
export class LocalImages {
  readonly #roots: readonly string[];
  readonly #cache = new LRUCache<string, CachedImage>({ max: 20_000 });

  constructor(folders: readonly string[]) {
    this.#roots = folders.map((folder) => resolve(folder));
  }

  /** Never rejects; `undefined` where there is no such file or it is not a raster image. */
  async find(name: string): Promise<LocalImage | undefined> {
    if (mediaName(`/media/${name}`) === undefined) return undefined;
    const known = this.#cache.get(name);
    if (known !== undefined && performance.now() - known.checkedAt < RECHECK) return known.image;
    const path = await findMedia(this.#roots, `/media/${name}`);
    const fileStamp = path === undefined ? undefined : await stampOf(path);
    if (known !== undefined && known.fileStamp === fileStamp) {
      known.checkedAt = performance.now();
      return known.image;
    }
    return this.#read(name, { path, fileStamp });
  }

  #read(name: string, file: { path: string | undefined; fileStamp: string | undefined }) {
    // Concurrent checks share one read.
    const latest = this.#cache.get(name);
    if (latest !== undefined && latest.fileStamp === file.fileStamp) return latest.image;
    const image =
      file.path === undefined || file.fileStamp === undefined
        ? Promise.resolve(undefined)
        : readImage(file.path).catch(() => undefined);
    this.#cache.set(name, { fileStamp: file.fileStamp, image, checkedAt: performance.now() });
    return image;
  }
}

async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined || found.size > SIZE_LIMIT) return undefined;
  return `${path} ${found.ino} ${found.size} ${found.mtimeMs}`;
}

async function readImage(path: string): Promise<LocalImage | undefined> {
  const bytes = await readFile(path);
  const inspected = await inspect(bytes);
  if (inspected === undefined) return undefined;
  return { ...inspected, path, bytes: bytes.length, key: hashOf(bytes), read: () => readFile(path) };
}
