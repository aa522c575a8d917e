import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDiskCheck, probeName } from './disk-check.ts';

let folder: string;
let lines: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-disk-'));
  lines = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function check(folders: readonly string[] = [folder], now?: () => number) {
  const write = (_fields: object, message: string) => void lines.push(message);
  const log = { info: write, warn: write, error: write };
  return createDiskCheck({ folders, log, ...(now === undefined ? { now: nextSecond() } : { now }) });
}

/** A clock that always invalidates the earlier result. */
function nextSecond(): () => number {
  let time = 0;
  return () => (time += 2000);
}

/** Links the probe file to a device that is always full: a real ENOSPC, without root. */
const fillUp = (path = folder) => symlink('/dev/full', join(path, probeName(process.pid)));

describe('the disk check', () => {
  test('passes and leaves no file behind', async () => {
    expect(await check()()).toBe(true);
    expect(await readdir(folder)).toEqual([]);
    expect(lines).toEqual([]);
  });

  test('fails while the disk is full, logs it once, and passes when there is space again', async () => {
    const isWritable = check();
    await fillUp();
    expect(await isWritable()).toBe(false);
    await fillUp();
    expect(await isWritable()).toBe(false);
    expect(lines).toEqual(['disk: cannot be written']);
    expect([await isWritable(), await isWritable()]).toEqual([true, true]);
    expect(lines).toHaveLength(2);
  });

  test('fails for a missing folder or a file, also as one of several', async () => {
    expect(await check([join(folder, 'gone')])()).toBe(false);
    await writeFile(join(folder, 'file'), '');
    expect(await check([join(folder, 'file')])()).toBe(false);
    await mkdir(join(folder, 'other'));
    await fillUp(join(folder, 'other'));
    expect(await check([folder, join(folder, 'other')])()).toBe(false);
  });

  test('writes at most once a second', async () => {
    let time = 0;
    const isWritable = check([folder], () => time);
    expect(await isWritable()).toBe(true);
    await fillUp();
    expect(await isWritable()).toBe(true);
    time = 1000;
    expect(await isWritable()).toBe(false);
  });
});
