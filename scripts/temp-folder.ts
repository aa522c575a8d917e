import { execFileSync } from 'node:child_process';
import { accessSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux: a folder in memory. */
const IN_MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** A whole test run writes less than 1 GB at a time. */
const NEEDED = 4 * GIGABYTE;

/** A temporary folder for this process and its children; it is removed when the process ends. */
export function useTempFolder(parent: string = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'aisle-'));
  const own = { TMPDIR: folder, XDG_CONFIG_HOME: join(folder, 'config'), XDG_CACHE_HOME: join(folder, 'cache') };
  Object.assign(process.env, own);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Returns where tests have their temporary files: in memory where there is enough of it, as hundreds of databases
 * otherwise wait for the disk; else where other programs have theirs.
 */
export function testParent(): string {
  return process.env['TMPDIR'] === undefined && isUsable(IN_MEMORY) ? IN_MEMORY : tmpdir();
}

/** Whether a folder has room and programs in it may be run, as those of PostgreSQL are. */
function isUsable(folder: string): boolean {
  const program = join(folder, `aisle-${process.pid}`);
  try {
    accessSync(folder);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < NEEDED || process.availableMemory() < 2 * NEEDED) return false;
    writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 });
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
}
