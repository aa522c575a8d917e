import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Noise: every image is different. */
export function photo(width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' = 'webp') {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width, height, channels: 3, background: '#808080', noise } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

export async function animation(width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all([photo(width, height), photo(width, height)]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

export const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="9" height="9"/></svg>',
);

/** Few bytes, 42 million pixels. */
export function bomb(): Promise<Buffer> {
  const create = { width: 7000, height: 6000, channels: 3, background: '#fff' } as const;
  return sharp({ create }).toColourspace('b-w').png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer();
}

export interface TestFolder {
  readonly path: string;
  write(name: string, bytes: Buffer): string;
  remove(): void;
}

export function testFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'aisle-images-'));
  return {
    path,
    write(name, bytes) {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      return file;
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

export const SILENT = { info() {}, warn() {}, error() {} };
