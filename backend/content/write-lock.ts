import { mkdir, open, realpath, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAbsent } from './read-file.ts';

/** A writer that took longer than this was ended in between. */
const STALE = 5000;
const PAUSE = 15;

/** Makes the folder, within `root` only: rejects where a link leads out of it. */
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
 * Waits until no other process writes the document at `path`, and keeps them from it until the answered function is called. What a
 * process that was ended left behind is taken over.
 */
export async function lockDocument(path: string): Promise<() => Promise<void>> {
  const lock = join(dirname(path), `.${basename(path)}.lock`);
  for (;;) {
    try {
      await (await open(lock, 'wx', 0o644)).close();
      return () => unlink(lock).catch(() => undefined);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > STALE) await unlink(lock).catch(() => undefined);
    else await setTimeout(PAUSE);
  }
}
