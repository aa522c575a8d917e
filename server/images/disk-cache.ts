import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../src/lib/log.ts';

export interface DiskCacheOptions {
  readonly folder: string;
  readonly maxBytes: number;
  readonly log: Log;
}

interface CacheEntry {
  readonly size: number;
  touchedAt: number;
}

export interface CachedFile {
  readonly bytes: Buffer;
  /** When it was written, in milliseconds of the epoch. */
  readonly writtenAt: number;
}

const CHECKSUM_BYTES = 16;
/** How exactly the order of last use survives a restart, in milliseconds. */
const TOUCH_EVERY = 60 * 60_000;
const UNFINISHED = '.part';

/**
 * Bytes by name in one folder, within a limit: what was not used for longest goes first, also across restarts. A file that
 * is torn or changed counts as missing; a disk that fails is logged once and costs nothing but the keeping.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #log: Log;
  readonly #entries: LRUCache<string, CacheEntry>;
  /** Settles when the files of earlier runs are counted. */
  readonly ready: Promise<void>;
  #hasFailed = false;

  constructor({ folder, maxBytes, log }: DiskCacheOptions) {
    this.#folder = folder;
    this.#log = log;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => Math.max(1, size),
      dispose: (_file, name, reason) => void (reason === 'evict' && this.#remove(name)),
    });
    this.ready = this.#count().catch((error: unknown) => this.#fail(error));
  }

  async get(name: string): Promise<CachedFile | undefined> {
    try {
      const path = join(this.#folder, name);
      const content = await readFile(path);
      const bytes = content.subarray(CHECKSUM_BYTES);
      if (!checksum(bytes).equals(content.subarray(0, CHECKSUM_BYTES))) return await this.#forget(name);
      const { mtimeMs } = await stat(path);
      await this.#touch(name, content.length, mtimeMs);
      return { bytes, writtenAt: mtimeMs };
    } catch {
      return undefined; // missing, or a disk that fails: it is made anew
    }
  }

  /** Never rejects. The file appears under its name only when whole. */
  async set(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(this.#folder, `${name}.${randomUUID()}${UNFINISHED}`);
    try {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(unfinished, [checksum(bytes), bytes]);
      await rename(unfinished, join(this.#folder, name));
      this.#entries.set(name, { size: bytes.length + CHECKSUM_BYTES, touchedAt: Date.now() });
    } catch (error) {
      this.#fail(error);
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  async #count(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const files: { name: string; size: number; touchedAt: number }[] = [];
    for (const name of names) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found === undefined || this.#entries.has(name)) continue;
      if (name.endsWith(UNFINISHED)) await removeOld(path, found.mtimeMs);
      else files.push({ name, size: found.size, touchedAt: found.atimeMs });
    }
    const newer = [...this.#entries.rkeys()];
    for (const { name, ...file } of files.toSorted((a, b) => a.touchedAt - b.touchedAt)) this.#entries.set(name, file);
    for (const name of newer) this.#entries.get(name);
  }

  /** The time of reading is written by hand: most disks are mounted so that they keep it roughly or not at all. */
  async #touch(name: string, size: number, mtimeMs: number): Promise<void> {
    const known = this.#entries.get(name) ?? { size, touchedAt: 0 };
    if (Date.now() - known.touchedAt < TOUCH_EVERY) return;
    this.#entries.set(name, { size, touchedAt: Date.now() });
    await utimes(join(this.#folder, name), Date.now() / 1000, mtimeMs / 1000).catch((error: unknown) =>
      this.#fail(error),
    );
  }

  async #forget(name: string): Promise<undefined> {
    this.#entries.delete(name);
    await rm(join(this.#folder, name), { force: true });
  }

  #remove(name: string): void {
    rm(join(this.#folder, name), { force: true }).catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown): void {
    if (!this.#hasFailed) this.#log.warn({ err: error }, 'pictures: the folder for encoded ones cannot be used');
    this.#hasFailed = true;
  }
}

function checksum(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, CHECKSUM_BYTES);
}

/** What a killed run left; another process may still be writing a fresh one. */
async function removeOld(path: string, writtenAt: number): Promise<void> {
  if (Date.now() - writtenAt > TOUCH_EVERY) await rm(path, { force: true });
}
