import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MediaWatch } from '../files/media-watch.ts';
import { photo, SILENT, testFolder, type TestFolder } from './images.test-support.ts';
import { LocalImages } from './local-images.ts';

let root: TestFolder;
let watched: MediaWatch;
let local: LocalImages;

beforeEach(async () => {
  root = testFolder();
  root.write('media/boot.webp', await photo(40, 30));
  watched = new MediaWatch([join(root.path, 'media')], SILENT);
  local = new LocalImages(watched);
});
afterEach(() => {
  watched.close();
  root.remove();
});

/** The width the shop states without asking the disk; `undefined` while it would ask. */
function knownWidth(): number | 'missing' | undefined {
  const found = local.find('boot.webp');
  return found instanceof Promise ? undefined : (found?.width ?? 'missing');
}

describe('a local image of watched folders', () => {
  test('is right before they are watched, and known from then on', async () => {
    expect(await local.find('boot.webp')).toMatchObject({ width: 40 });
    watched.start();
    await watched.ready;
    expect(knownWidth()).toBeUndefined();
    await local.find('boot.webp');
    expect(knownWidth()).toBe(40);
  });

  test('is read again after a change, a removal and a return', async () => {
    watched.start();
    await watched.ready;
    const next = async () => (await local.find('boot.webp'))?.width ?? 'missing';
    await next();
    root.write('media/boot.webp', await photo(60, 30));
    await expect.poll(next, { timeout: 500 }).toBe(60);
    rmSync(join(root.path, 'media/boot.webp'));
    await expect.poll(next, { timeout: 500 }).toBe('missing');
    expect(knownWidth()).toBe('missing');
    root.write('media/boot.webp', await photo(80, 30));
    await expect.poll(next, { timeout: 500 }).toBe(80);
  });

  test('is read once for all who ask at the same time', async () => {
    const [first, second] = await Promise.all([local.find('boot.webp'), local.find('boot.webp')]);
    expect(second).toBe(first);
  });
});
