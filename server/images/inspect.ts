import sharp from 'sharp';
import { IMAGE_WIDTHS } from '../../src/lib/image-address.ts';

/**
 * Raster formats that browsers show, with their content types. SVG images can contain scripts and are never accepted.
 */
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
  /** Whether the image is delivered in other widths: neither animated nor tiny nor above the pixel limit. */
  readonly isScalable: boolean;
}

/** An image with more pixels is not decoded: a few bytes can claim any number. */
export const PIXEL_LIMIT = 40_000_000;

/** Reads a raster image's header; `undefined` for anything else, whatever its name or declared type. */
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
    return undefined; // not an image header
  }
}

/** Checks the first bytes before any decoder reads the rest. */
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

/** The chunk that declares animation precedes the first pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes[0] !== 0x89) return false;
  const pixels = bytes.indexOf('IDAT');
  const animation = bytes.indexOf('acTL');
  return animation !== -1 && animation < pixels;
}
