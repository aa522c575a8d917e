import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openImageFolders } from '../catalog/image-folders.ts';
import { ImageStore } from './image-store.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function drawImage(name: string, { width = 40, height = 20, alpha = 1 } = {}): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } }).toFile(path);
  return path;
}

describe('image folders', () => {
  test('map the prefix of an address to a folder', async () => {
    const path = await drawImage('shop/a b.png');
    const folders = await openImageFolders({
      imageFolder: undefined,
      imageMap: [{ urlPrefix: 'https://img.example.test', folder }],
    });
    expect(await folders.find('https://img.example.test/shop/a%20b.png?v=3#x')).toBe(path);
    expect(await folders.find('//img.example.test/shop/a%20b.png')).toBe(path);
    expect(await folders.find('https://img.example.test.evil/shop/a%20b.png')).toBeUndefined();
    expect(await folders.find('https://img.example.test/shop')).toBeUndefined();
    expect(await folders.find('https://img.example.test/%E0%A4%A')).toBeUndefined();
  });

  test('never resolve to a path outside the folder', async () => {
    await drawImage('secret.png');
    await mkdir(join(folder, 'open'));
    const folders = await openImageFolders({
      imageFolder: undefined,
      imageMap: [{ urlPrefix: 'https://x.test', folder: join(folder, 'open') }],
    });
    for (const path of ['../secret.png', '%2e%2e/secret.png', '..%2Fsecret.png', '/../secret.png', 'a%00.png']) {
      expect(await folders.find(`https://x.test/${path}`)).toBeUndefined();
    }
  });

  test('find files by name at any depth', async () => {
    const path = await drawImage('deep/er/Größe.PNG');
    const folders = await openImageFolders({ imageFolder: folder, imageMap: [] });
    expect(await folders.find('https://cdn.example.com/files/gr%C3%B6%C3%9Fe.png?v=1')).toBe(path);
    expect(await folders.find('größe.png')).toBe(path);
    expect(await folders.find('https://cdn.example.com/files/other.png')).toBeUndefined();
    expect(await folders.find('')).toBeUndefined();
  });

  test('must exist', async () => {
    const missing = join(folder, 'missing');
    await expect(openImageFolders({ imageFolder: missing, imageMap: [] })).rejects.toThrow('does not exist');
    const imageMap = [{ urlPrefix: 'https://x.test', folder: missing }];
    await expect(openImageFolders({ imageFolder: undefined, imageMap })).rejects.toThrow('does not exist');
  });
});

describe('the image store', () => {
  const store = (isDryRun = false) => new ImageStore({ dataDir: join(folder, 'data'), isDryRun });
  const fileOf = (src: string) => join(folder, 'data', src);

  test('converts to WebP of at most 1600 pixels width and keeps transparency', async () => {
    const result = await store().add(await drawImage('wide.png', { width: 3200, height: 1000, alpha: 0.5 }));
    if ('error' in result) throw new Error(result.error);
    expect(result.image).toMatchObject({ width: 1600, height: 500 });
    expect(result.image.src).toMatch(/^\/media\/import\/[0-9a-f]{32}\.webp$/);
    const { format, hasAlpha, width } = await sharp(fileOf(result.image.src)).metadata();
    expect({ format, hasAlpha, width }).toEqual({ format: 'webp', hasAlpha: true, width: 1600 });
  });

  test('keeps small images at their size and converts each content once', async () => {
    const first = await store().add(await drawImage('a.png'));
    if ('error' in first) throw new Error(first.error);
    const { mtimeMs } = await stat(fileOf(first.image.src));
    expect(await store().add(await drawImage('b.png'))).toEqual(first);
    expect(first.image).toMatchObject({ width: 40, height: 20 });
    expect((await stat(fileOf(first.image.src))).mtimeMs).toBe(mtimeMs);
  });

  test('returns an error for a file that is not an image, is incomplete or too large', async () => {
    const text = join(folder, 'text.png');
    await writeFile(text, 'not a picture');
    const svg = join(folder, 'drawing.png');
    await writeFile(svg, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    const torn = await drawImage('torn.png', { width: 400, height: 400 });
    await writeFile(torn, (await sharp(torn).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000));
    const bomb = await drawImage('bomb.png', { width: 9000, height: 9000 });
    for (const path of [text, svg, torn, bomb, folder, join(folder, 'missing.png')]) {
      expect(await store().add(path)).toHaveProperty('error', expect.stringMatching(/./));
    }
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('writes nothing in a dry run, yet returns the same result', async () => {
    const path = await drawImage('a.png');
    const dry = await store(true).add(path);
    expect(existsSync(join(folder, 'data'))).toBe(false);
    expect(await store().add(path)).toEqual(dry);
  });

  test('removes partial files of a killed run', async () => {
    const media = join(folder, 'data', 'media', 'import');
    await mkdir(media, { recursive: true });
    await writeFile(join(media, 'abc.webp.123.part'), '');
    await writeFile(join(media, 'abc.webp'), '');
    await store().removeUnfinished();
    expect(await readdir(media)).toEqual(['abc.webp']);
  });
});
