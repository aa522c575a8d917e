import { randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAbsent } from './read-file.ts';

/** Milliseconds after which a lock is stale: its writer was killed, or lost the lock. */
const STALE = 5000;
const PAUSE = 15;
const ENDING = '.lock';

/** Exclusive lock for writing one document, until it is released. */
export interface WriteLock {
  /** Path the holder writes to before the file is renamed to the document: it is never read. */
  readonly hidden: string;
  /** Rejects when another writer took the lock because this one was stale. */
  assertOwned(): Promise<void>;
  release(): Promise<void>;
}

/** Creates the folder within `root`: rejects when a link leads out of `root`. */
export async function makeFolder(root: string, folder: string): Promise<void> {
  const real = await realpath(root);
  const existing = await nearestExisting(folder);
  assertInside(real, await realpath(existing));
  await mkdir(folder, { recursive: true });
  assertInside(real, await realpath(folder));
}

async function nearestExisting(folder: string): Promise<string> {
  for (let path = folder; ; path = dirname(path)) {
    try {
      await stat(path);
      return path;
    } catch (error) {
      if (!isAbsent(error) || path === dirname(path)) throw error;
    }
  }
}

function assertInside(root: string, path: string): void {
  if (path !== root && !path.startsWith(root + sep)) throw new Error('A folder leads out of the content folder.');
}

/**
 * Waits until no other process writes the document at `path`, and locks it. Leftovers of killed processes are removed.
 */
export async function lockDocument(path: string): Promise<WriteLock> {
  const file = join(dirname(path), `.${basename(path)}${ENDING}`);
  const token = randomUUID();
  while (!(await take(file, token))) {
    if (!(await clearLeftBehind(file))) await setTimeout(PAUSE);
  }
  const isOwned = async () => (await tokenIn(file)) === token;
  return {
    hidden: hiddenOf(file, token),
    async assertOwned() {
      if (!(await isOwned())) throw new Error('Another writer took over the document.');
    },
    async release() {
      if (await isOwned()) await rm(file, { force: true });
    },
  };
}

/** Whether the file is the lock of a document. */
export function isLock(name: string): boolean {
  return name.startsWith('.') && name.endsWith(ENDING);
}

/** The lock contains its holder's token, which names the file that the holder writes. */
function hiddenOf(lock: string, token: string): string {
  return join(dirname(lock), basename(`.${token}.saving`));
}

async function take(lock: string, token: string): Promise<boolean> {
  try {
    await writeFile(lock, token, { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function tokenIn(lock: string): Promise<string | undefined> {
  return readFile(lock, 'utf8').catch(absentOrThrow);
}

/**
 * Removes a stale lock and its half-written file; returns whether it did. Of several concurrent attempts one succeeds;
 * a writer that had taken the lock in between finds out before writing.
 */
export async function clearLeftBehind(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(absentOrThrow);
  const token = await tokenIn(lock);
  // A clock that was set back leaves locks with a time in the future.
  if (found === undefined || token === undefined || Math.abs(Date.now() - found.mtimeMs) < STALE) return false;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(absentOrThrow);
  const taken = await tokenIn(aside);
  await rm(aside, { force: true });
  if (taken === undefined) return false;
  if (taken === token) await rm(hiddenOf(lock, token), { force: true });
  return taken === token;
}

function absentOrThrow(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
  return undefined;
}
