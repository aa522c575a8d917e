import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { mediaName } from '../../src/lib/image-address.ts';
import { hashOf } from '../http/etag.ts';
import { findMedia, MEDIA_PREFIX, type MediaFile } from '../files/find-media.ts';
import type { MediaCheck, MediaWatch } from '../files/media-watch.ts';
import type { Original } from './encoder.ts';
import { inspect, type Inspected } from './inspect.ts';

/** A raster image of the media folders. */
export interface LocalImage extends Inspected, Original {
  readonly path: string;
  readonly bytes: number;
}

interface CachedImage {
  /** `undefined` where there is no such file. */
  readonly file: MediaFile | undefined;
  readonly image: LocalImage | undefined;
  check: MediaCheck;
}

const SIZE_LIMIT = 64 * 1024 * 1024;

/** Images below `/media/` by their encoded name, each read and hashed once while its file is unchanged. */
export class LocalImages {
  readonly #watched: MediaWatch;
  readonly #cache = new LRUCache<string, CachedImage>({ max: 20_000 });
  readonly #lookups = new Map<string, Promise<LocalImage | undefined>>();

  constructor(watched: MediaWatch) {
    this.#watched = watched;
  }

  /**
   * Never rejects; `undefined` where there is no such file or it is not a raster image. Returns without a promise what
   * is known and holds.
   */
  find(name: string): LocalImage | undefined | Promise<LocalImage | undefined> {
    const known = this.#cache.get(name);
    if (known !== undefined && this.#watched.holds(known.check)) return known.image;
    if (mediaName(`${MEDIA_PREFIX}${name}`) === undefined) return undefined;
    return this.#lookUpOnce(name);
  }

  /** Concurrent requests share one lookup, unless a file changed since it began. */
  #lookUpOnce(name: string): Promise<LocalImage | undefined> {
    const id = `${this.#watched.revision} ${name}`;
    const running = this.#lookups.get(id);
    if (running !== undefined) return running;
    const lookup = this.#lookUp(name).finally(() => this.#lookups.delete(id));
    this.#lookups.set(id, lookup);
    return lookup;
  }

  async #lookUp(name: string): Promise<LocalImage | undefined> {
    const check = this.#watched.check();
    const file = await findMedia(this.#watched.roots, `${MEDIA_PREFIX}${name}`);
    const known = this.#cache.get(name);
    const isSame = known !== undefined && known.file?.path === file?.path && known.file?.stamp === file?.stamp;
    const image = isSame ? known.image : await readImage(file).catch(() => undefined);
    this.#cache.set(name, { file, image, check });
    return image;
  }
}

async function readImage(file: MediaFile | undefined): Promise<LocalImage | undefined> {
  if (file === undefined || file.size > SIZE_LIMIT) return undefined;
  const { path } = file;
  const bytes = await readFile(path);
  const inspected = await inspect(bytes);
  if (inspected === undefined) return undefined;
  return { ...inspected, path, bytes: bytes.length, key: hashOf(bytes), read: () => readFile(path) };
}
