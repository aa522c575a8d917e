import { readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DiskCache } from './disk-cache.ts';
import { SILENT, testFolder, type TestFolder } from './images.test-support.ts';

let root: TestFolder;
beforeEach(() => void (root = testFolder()));
afterEach(() => root.remove());

const KB = Buffer.alloc(1000, 'x');
const folder = () => join(root.path, 'images');
const open = async (maxBytes = 1e6, log = SILENT) => {
  const cache = new DiskCache({ folder: folder(), maxBytes, log });
  await cache.ready;
  return cache;
};
const files = () => readdirSync(folder()).toSorted();

describe('the disk cache', () => {
  test('returns stored bytes, also after a restart', async () => {
    await (await open()).set('a.avif', Buffer.from('bytes'));
    const cached = await (await open()).get('a.avif');
    expect(String(cached?.bytes)).toBe('bytes');
    expect(Math.abs((cached?.writtenAt ?? 0) - Date.now())).toBeLessThan(10_000);
  });

  test('returns nothing for an unknown name', async () => {
    expect(await (await open()).get('a.avif')).toBeUndefined();
  });

  test.each([
    ['cut off', (file: string) => truncateSync(file, 30)],
    ['empty', (file: string) => truncateSync(file, 0)],
    ['changed', (file: string) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from('!')]))],
    ['gone', (file: string) => rmSync(file)],
  ])('treats a file that is %s as missing, and stores it anew', async (_, harm) => {
    const cache = await open();
    await cache.set('a.avif', KB);
    harm(join(folder(), 'a.avif'));
    expect(await cache.get('a.avif')).toBeUndefined();
    await cache.set('a.avif', KB);
    expect((await cache.get('a.avif'))?.bytes).toEqual(KB);
  });

  test('stays within its limit and evicts the least recently used', async () => {
    const cache = await open(3100);
    for (const name of ['a', 'b', 'c']) await cache.set(name, KB);
    await cache.get('a');
    await cache.set('d', KB);
    await vi.waitFor(() => expect(files()).toEqual(['a', 'c', 'd']), 10_000);
  });

  test('counts the files of earlier runs, least recently used first', async () => {
    const first = await open();
    for (const name of ['a', 'b', 'c']) await first.set(name, KB);
    const hours = (count: number) => Date.now() / 1000 - count * 3600;
    utimesSync(join(folder(), 'a'), hours(2), hours(9));
    utimesSync(join(folder(), 'b'), hours(5), hours(3));
    utimesSync(join(folder(), 'c'), hours(4), hours(8));
    const second = await open(2100);
    await vi.waitFor(() => expect(files()).toEqual(['a', 'c']), 10_000);
    await second.set('d', KB);
    await vi.waitFor(() => expect(files()).toEqual(['a', 'd']), 10_000);
  });

  test('preserves the order of use across a restart', async () => {
    const first = await open();
    for (const name of ['a', 'b']) await first.set(name, KB);
    const longAgo = Date.now() / 1000 - 9 * 3600;
    for (const name of ['a', 'b']) utimesSync(join(folder(), name), longAgo + (name === 'b' ? 60 : 0), longAgo);
    await (await open()).get('a');
    await open(1100);
    await vi.waitFor(() => expect(files()).toEqual(['a']), 10_000);
  });

  test('removes partial files of a killed run, but not those being written', async () => {
    root.write('images/old.part', KB);
    root.write('images/new.part', KB);
    utimesSync(join(folder(), 'old.part'), 1, 1);
    await open();
    expect(files()).toEqual(['new.part']);
  });

  test('works without a disk, and logs it once', async () => {
    root.write('images', KB);
    const warn = vi.fn();
    const cache = await open(1e6, { ...SILENT, warn });
    await cache.set('a', KB);
    await cache.set('b', KB);
    expect(await cache.get('a')).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
