import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MediaWatch } from './media-watch.ts';

let root: string;
let watched: MediaWatch;
const warnings: string[] = [];
const log = { info() {}, error() {}, warn: (_: object, message: string) => void warnings.push(message) };

function write(name: string, text = name): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'aisle-media-'));
  write('a/boot.webp');
  write('a/inner/deep/boot.webp');
  mkdirSync(join(root, 'b'));
  watched = new MediaWatch([join(root, 'a'), join(root, 'b'), join(root, 'later')], log);
  watched.start();
  await watched.ready;
});
afterEach(() => {
  watched.close();
  rmSync(root, { recursive: true, force: true });
});

/** Whether a fact that was read before `change` is given up within the time, and the revision grew. */
async function isNoticed(change: () => void, timeout = 150): Promise<boolean> {
  // Events of the preparation arrive first.
  await delay(30);
  const check = watched.check();
  change();
  const deadline = performance.now() + timeout;
  while (watched.holds(check) && performance.now() < deadline) await delay(5);
  return !watched.holds(check) && watched.revision > check.revision;
}

describe('watched media folders', () => {
  test.each<[string, () => void]>([
    ['a file is added', () => write('b/new.webp')],
    ['a file is replaced in place', () => write('a/boot.webp', 'other')],
    ['a file is replaced in a folder of a folder', () => write('a/inner/deep/boot.webp', 'other')],
    [
      'a file is replaced by a rename',
      () => renameSync(join(root, 'a/inner/deep/boot.webp'), join(root, 'a/boot.webp')),
    ],
    ['a file is removed', () => rmSync(join(root, 'a/boot.webp'))],
    ['a folder is removed', () => rmSync(join(root, 'a/inner'), { recursive: true })],
    ['a folder is moved away', () => renameSync(join(root, 'a/inner'), join(root, 'away'))],
    ['a link is added', () => symlinkSync(join(root, 'a/boot.webp'), join(root, 'a/link.webp'))],
  ])('notice that %s', async (_, change) => {
    expect(await isNoticed(change)).toBe(true);
  });

  test('follow a folder that is added', async () => {
    expect(await isNoticed(() => write('b/new/inner/boot.webp'))).toBe(true);
    expect(await isNoticed(() => write('b/new/inner/boot.webp', 'other'))).toBe(true);
  });

  test('follow a folder that takes the name of another', async () => {
    write('other/deep/boot.webp');
    rmSync(join(root, 'a/inner'), { recursive: true });
    renameSync(join(root, 'other'), join(root, 'a/inner'));
    expect(await isNoticed(() => write('a/inner/deep/boot.webp', 'other'))).toBe(true);
  });

  test('notice a folder that was missing', async () => {
    expect(await isNoticed(() => write('later/boot.webp'), 3000)).toBe(true);
    expect(await isNoticed(() => write('later/boot.webp', 'other'))).toBe(true);
  });

  test('follow a folder that is removed and added', async () => {
    rmSync(join(root, 'b'), { recursive: true });
    mkdirSync(join(root, 'b'));
    await delay(1300);
    expect(await isNoticed(() => write('b/boot.webp'))).toBe(true);
  });

  test('hold what was read while nothing changes, and when a hidden file does', async () => {
    expect(await isNoticed(() => write('a/.boot.webp.part'), 400)).toBe(false);
    expect(warnings).toEqual([]);
  });
});

describe('media folders that are not watched', () => {
  test('hold what was read for a moment, and grow their revision', async () => {
    watched.close();
    const check = watched.check();
    expect(watched.holds(check)).toBe(true);
    await delay(210);
    expect(watched.holds(check)).toBe(false);
    await expect.poll(() => watched.revision, { timeout: 1500 }).toBeGreaterThan(check.revision);
  });

  test('hold nothing from before they were watched', async () => {
    const other = new MediaWatch([join(root, 'a')], log);
    const check = other.check();
    other.start();
    await other.ready;
    expect(other.holds(check)).toBe(false);
    expect(other.revision).toBeGreaterThan(check.revision);
    other.close();
  });
});
