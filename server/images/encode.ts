import sharp from 'sharp';
import type { ImageFormat, ImageWidth } from '../../src/lib/image-address.ts';
import { PIXEL_LIMIT } from './inspect.ts';

export interface Output {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

export type EncodeImage = (bytes: Buffer, output: Output) => Promise<Buffer>;

/** Part of every kept output's name, so that another encoding makes new files. */
export const ENCODING = 'a';

const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 75, effort: 4 } as const;

/** One encode takes one core; a cache of decoded pictures would serve nobody, as each output is made once. */
sharp.concurrency(1);
sharp.cache(false);

/** Upright, without metadata, in sRGB, never enlarged. Rejects where the picture cannot be decoded. */
export const encodeImage: EncodeImage = (bytes, { width, format }) => {
  const image = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'none', sequentialRead: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
};
