import sharp from 'sharp';
import { IMAGE_WIDTHS } from '../../src/lib/image-address.ts';

/** Formats of rasters that browsers show, each with the type it is sent with. Vector pictures are programs: never taken. */
const TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
} as const;

export interface Inspected {
  readonly contentType: string;
  /** Upright, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it is delivered in other widths: neither animated nor tiny nor beyond the pixel limit. */
  readonly isScalable: boolean;
}

/** A picture of more pixels is not decoded: a few bytes can claim any number. */
export const PIXEL_LIMIT = 40_000_000;

/** Reads a raster's head; `undefined` for anything else, whatever its name or type said. */
export async function inspect(bytes: Buffer): Promise<Inspected | undefined> {
  if (!isRaster(bytes)) return undefined;
  try {
    const { format, width, height, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const contentType = Object.entries(TYPES).find(([name]) => name === format)?.[1];
    if (contentType === undefined) return undefined;
    const isStill = pages === 1 && !isAnimatedPng(bytes);
    const isScalable = isStill && autoOrient.width > IMAGE_WIDTHS[0] && width * height <= PIXEL_LIMIT;
    return { contentType, isScalable, width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined; // a head that is no picture's
  }
}

/** First bytes, before any decoder sees the rest. */
function isRaster(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF[\s\S]{4}WEBP/.test(head) ||
    /^[\s\S]{4}ftypavi[fs]/.test(head)
  );
}

/** The chunk that announces animation stands before the first pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes[0] !== 0x89) return false;
  const pixels = bytes.indexOf('IDAT');
  const animation = bytes.indexOf('acTL');
  return animation !== -1 && animation < pixels;
}
