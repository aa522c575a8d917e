import { watch, type FSWatcher } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { isRecord } from '../../domain/record.ts';
import type { Log } from '../../src/lib/log.ts';

/** When a fact about the media folders was read. */
export interface MediaCheck {
  readonly revision: number;
  readonly at: number;
}

/** Milliseconds for which a file is assumed unchanged while the folders are not watched. */
const RECHECK_MS = 200;
/** Milliseconds after which a folder is noticed that was missing, or is a link to another folder now. */
const ROOT_CHECK_MS = 1000;

/**
 * Tells whether what was read from the media folders still holds. Every folder below them is watched, their files are
 * not: a folder reports what happens to its files. Where watching is impossible, facts hold for a moment only.
 */
export class MediaWatch {
  readonly roots: readonly string[];
  readonly #log: Log;
  readonly #folders = new Map<string, FSWatcher>();
  readonly #identities = new Map<string, string | undefined>();
  #timer: NodeJS.Timeout | undefined;
  #isWatching = false;
  #changes = 0;
  /** Settles when every folder is watched, or cannot be. */
  ready: Promise<void> = Promise.resolve();

  constructor(folders: readonly string[], log: Log) {
    this.roots = folders.map((folder) => resolve(folder));
    this.#log = log;
  }

  /** Grows with each change of a file, and every second while the folders are not watched. */
  get revision(): number {
    return this.#changes + (this.#isWatching ? 0 : Math.floor(performance.now() / 1000));
  }

  /** Taken before a fact is read. */
  check(): MediaCheck {
    return { revision: this.revision, at: performance.now() };
  }

  holds({ revision, at }: MediaCheck): boolean {
    return revision === this.revision && (this.#isWatching || performance.now() - at < RECHECK_MS);
  }

  /** Does not keep the process alive. */
  start(): void {
    this.ready = this.#checkRoots().then(
      () => this.#begin(),
      (error: unknown) => this.#fail(error),
    );
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#isWatching = false;
    this.#forget('');
  }

  #begin(): void {
    this.#changes += Math.ceil(performance.now() / 1000) + 1;
    this.#isWatching = true;
    this.#scheduleRootCheck();
  }

  #scheduleRootCheck(): void {
    this.#timer = setTimeout(() => {
      this.#checkRoots().then(
        () => this.#isWatching && this.#scheduleRootCheck(),
        (error: unknown) => this.#fail(error),
      );
    }, ROOT_CHECK_MS).unref();
  }

  #fail(error: unknown): void {
    this.#log.warn({ err: error }, 'media: the folders cannot be watched, files are checked on use');
    this.#changes += 1;
    this.close();
  }

  async #checkRoots(): Promise<void> {
    for (const root of this.roots) {
      const real = await realpath(root).catch(() => undefined);
      const found = real === undefined ? undefined : await stat(real).catch(() => undefined);
      const identity = found?.isDirectory() ? `${real} ${found.dev} ${found.ino} ${found.birthtimeMs}` : undefined;
      if (this.#identities.get(root) === identity) continue;
      this.#identities.set(root, identity);
      this.#forget(root);
      if (identity !== undefined) await this.#watchTree(root);
      this.#changes += 1;
    }
  }

  /** Watches before it lists, so that nothing is missed between the two. */
  async #watchTree(folder: string): Promise<void> {
    const watcher = openWatcher(folder, (event, name) => this.#changed(folder, event, name));
    if (watcher === undefined) return;
    watcher.on('error', (error) => this.#fail(error));
    this.#folders.get(folder)?.close();
    this.#folders.set(folder, watcher);
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.isDirectory() && !entry.name.startsWith('.')) await this.#watchTree(join(folder, entry.name));
    }
  }

  #changed(folder: string, event: string, name: string | null): void {
    if (name?.startsWith('.')) return;
    this.#changes += 1;
    if (event !== 'rename' || name === null) return;
    this.#follow(join(folder, name)).catch((error: unknown) => this.#fail(error));
  }

  /** A folder may have come, gone, or be another one of the same name. */
  async #follow(path: string): Promise<void> {
    this.#forget(path);
    const found = await lstat(path).catch(() => undefined);
    if (!found?.isDirectory()) return;
    await this.#watchTree(path);
    this.#changes += 1;
  }

  #forget(path: string): void {
    for (const [folder, watcher] of this.#folders) {
      if (path !== '' && folder !== path && !folder.startsWith(path + sep)) continue;
      watcher.close();
      this.#folders.delete(folder);
    }
  }
}

/** `undefined` where the folder is gone. Throws where it cannot be watched. */
function openWatcher(folder: string, changed: (event: string, name: string | null) => void): FSWatcher | undefined {
  try {
    return watch(folder, { persistent: false }, changed);
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ENOENT') return undefined;
    throw error;
  }
}
