import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DiskCache } from './disk-cache.ts';
import { encodeImage, type EncodeImage } from './encode.ts';
import { Encoder, NotEncoded } from './encoder.ts';
import { bomb, photo, SILENT, testFolder, type TestFolder } from './images.test-support.ts';

let root: TestFolder;
beforeEach(() => void (root = testFolder()));
afterEach(() => root.remove());

const original = (key: string) => ({ key, read: async () => Buffer.from(key) });
const open = (encode: EncodeImage, limit = 2) => {
  const disk = new DiskCache({ folder: join(root.path, 'images'), maxBytes: 1e6, log: SILENT });
  return new Encoder({ disk, encode, limit, log: SILENT });
};
const AVIF = { width: 320, format: 'avif' } as const;
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('an output', () => {
  test('is encoded once for concurrent and later requests', async () => {
    let encodes = 0;
    const encoder = open(async (bytes) => (await pause(), (encodes += 1), bytes));
    const outputs = await Promise.all(Array.from({ length: 20 }, () => encoder.obtain(original('a'), AVIF)));
    outputs.push(await encoder.obtain(original('a'), AVIF));
    expect(new Set(outputs.map(String))).toEqual(new Set(['a']));
    expect(encodes).toBe(1);
  });

  test('is not encoded again after a restart', async () => {
    await open(async (bytes) => bytes).obtain(original('a'), AVIF);
    const restarted = open(() => Promise.reject(new Error('encoded again')));
    expect(String(await restarted.obtain(original('a'), AVIF))).toBe('a');
  });

  test('is one per image, width and format', async () => {
    const made: string[] = [];
    const encoder = open(async (bytes, { width, format }) => (made.push(`${bytes} ${width} ${format}`), bytes));
    await encoder.obtain(original('a'), AVIF);
    await encoder.obtain(original('b'), AVIF);
    await encoder.obtain(original('a'), { ...AVIF, width: 640 });
    await encoder.obtain(original('a'), { ...AVIF, format: 'webp' });
    expect(made).toEqual(['a 320 avif', 'b 320 avif', 'a 640 avif', 'a 320 webp']);
  });

  test('is queued: never more than the limit are encoded at a time', async () => {
    let running = 0;
    let most = 0;
    const encoder = open(async (bytes) => {
      most = Math.max(most, (running += 1));
      await pause();
      running -= 1;
      return bytes;
    });
    await Promise.all(Array.from({ length: 9 }, (_, index) => encoder.obtain(original(`p${index}`), AVIF)));
    expect(most).toBe(2);
  });

  test('that fails is not retried at once, and blocks no other', async () => {
    let tries = 0;
    const encoder = open(async (bytes) => {
      if (String(bytes) !== 'bad') return bytes;
      tries += 1;
      throw new Error('broken');
    }, 1);
    await expect(encoder.obtain(original('bad'), AVIF)).rejects.toBeInstanceOf(NotEncoded);
    await expect(encoder.obtain(original('bad'), AVIF)).rejects.toBeInstanceOf(NotEncoded);
    expect(tries).toBe(1);
    expect(String(await encoder.obtain(original('good'), AVIF))).toBe('good');
  });

  test('is not held in memory while others wait', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const [allWait, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const outputs: WeakRef<Buffer>[] = [];
    const encoder = open(async (bytes) => {
      await (outputs.length === 50 ? gate.promise : allWait.promise);
      const output = Buffer.from(bytes);
      outputs.push(new WeakRef(output));
      return output;
    }, 1);
    const all = Array.from({ length: 60 }, (_, index) =>
      encoder.obtain(original(`p${index}`), AVIF).then(({ length }) => length),
    );
    setTimeout(allWait.resolve, 200);
    await all[49];
    await vi.waitFor(() => {
      collect();
      expect(outputs.filter((output) => output.deref() !== undefined)).toEqual([]);
    });
    gate.resolve();
    await Promise.all(all);
    expect(outputs.length).toBe(60);
  });

  test('is rejected when the queue is full', async () => {
    const gate = Promise.withResolvers<Buffer>();
    const encoder = open(() => gate.promise, 1);
    const all = Array.from({ length: 420 }, (_, index) => encoder.obtain(original(`p${index}`), AVIF));
    const settled = Promise.allSettled(all);
    await expect(Promise.race(all.slice(410))).rejects.toBeInstanceOf(NotEncoded);
    gate.resolve(Buffer.from('x'));
    const fulfilled = (await settled).filter(({ status }) => status === 'fulfilled');
    expect(fulfilled.length).toBeGreaterThanOrEqual(400);
    expect(fulfilled.length).toBeLessThan(420);
  });
});

describe('encoding', () => {
  test.each(['avif', 'webp'] as const)('makes a smaller %s of the requested width', async (format) => {
    const bytes = await encodeImage(await photo(800, 400, 'jpeg'), { width: 320, format });
    const { width, height, format: made } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([320, 160]);
    expect(format === 'avif' ? ['avif', 'heif'] : ['webp']).toContain(made);
  });

  test('has the colours of lines that are one pixel wide as AVIF', async () => {
    const side = 64;
    const stripes = Buffer.from(
      Array.from({ length: side * side }, (_, at) => (at % 2 === 0 ? [200, 40, 40] : [40, 40, 200])).flat(),
    );
    const raw = { width: side, height: side, channels: 3 } as const;
    const bytes = await encodeImage(await sharp(stripes, { raw }).png().toBuffer(), AVIF);
    const decoded = await sharp(bytes).raw().toBuffer();
    const meanRed = (offset: number) =>
      Array.from({ length: (side * side) / 2 }, (_, pair) => decoded[pair * 6 + offset] ?? 0).reduce(
        (sum, red, _, { length }) => sum + red / length,
        0,
      );
    expect(meanRed(0) - meanRed(3)).toBeGreaterThan(100);
  });

  test('never enlarges', async () => {
    const bytes = await encodeImage(await photo(200, 100), { width: 320, format: 'webp' });
    expect((await sharp(bytes).metadata()).width).toBe(200);
  });

  test('turns an image upright and removes its metadata', async () => {
    const lying = await sharp(await photo(400, 200, 'jpeg'))
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'somebody' } } })
      .toBuffer();
    const { width, height, exif, orientation } = await sharp(
      await encodeImage(lying, { width: 160, format: 'webp' }),
    ).metadata();
    expect([width, height, exif, orientation]).toEqual([160, 320, undefined, undefined]);
  });

  test('rejects images above the pixel limit', async () => {
    await expect(encodeImage(await bomb(), { width: 320, format: 'webp' })).rejects.toThrow(/pixel limit/);
  });
});
