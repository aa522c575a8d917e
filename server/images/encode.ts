import sharp from 'sharp';
import type { ImageFormat, ImageWidth } from '../../src/lib/image-address.ts';
import { PIXEL_LIMIT } from './inspect.ts';

export interface Output {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

export type EncodeImage = (bytes: Buffer, output: Output) => Promise<Buffer>;

/** Part of every cached output's name: another encoding needs new files. */
export const ENCODING = 'c';

const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:4:4' } as const;
const WEBP = { quality: 75, effort: 4 } as const;

/** One encode uses one core. The cache of decoded images is useless, as each output is made once. */
sharp.concurrency(1);
sharp.cache(false);

/** Upright, without metadata, in sRGB, never enlarged. Rejects where the image cannot be decoded. */
export const encodeImage: EncodeImage = (bytes, { width, format }) => {
  const image = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'none', sequentialRead: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
};
