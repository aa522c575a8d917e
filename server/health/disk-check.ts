import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../src/lib/log.ts';

export interface DiskCheckSettings {
  /** Folders that the process writes to. */
  readonly folders: readonly string[];
  readonly log: Log;
  readonly now?: () => number;
}

/** More than one page of the database and its log need. */
const PROBE = Buffer.alloc(256 * 1024);
/** Whoever may ask for the health of a shop must not be able to keep its disk busy. */
const VALID_FOR_MS = 1000;

/** Name of the file that is written and removed, one per process. */
export const probeName = (pid: number): string => `.disk-check-${pid}`;

/** Whether every folder takes new bytes: a full, detached or read-only disk is found by writing to it. Logs each change once. */
export function createDiskCheck({ folders, log, now = Date.now }: DiskCheckSettings): () => Promise<boolean> {
  let latest: { readonly at: number; readonly isOk: Promise<boolean> } | undefined;
  let wasOk = true;

  async function probeAll(): Promise<boolean> {
    const errors = await Promise.all([...new Set(folders)].map(probeFolder));
    const error = errors.find((found) => found !== undefined);
    const isOk = error === undefined;
    if (isOk && !wasOk) log.info({}, 'disk: can be written again');
    if (!isOk && wasOk) log.error({ err: error }, 'disk: cannot be written');
    wasOk = isOk;
    return isOk;
  }

  return () => {
    if (latest === undefined || now() - latest.at >= VALID_FOR_MS) latest = { at: now(), isOk: probeAll() };
    return latest.isOk;
  };
}

/** The error of writing there, if any. Not flushed: a busy disk is no full one. */
async function probeFolder(folder: string): Promise<unknown> {
  const path = join(folder, probeName(process.pid));
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(PROBE);
    } finally {
      await file.close();
    }
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
