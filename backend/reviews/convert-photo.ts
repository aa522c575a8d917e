import PQueue from 'p-queue';
import sharp from 'sharp';
import { PHOTO_BYTES, type PhotoIssue } from '../../domain/review-photos.ts';

/** A photo as the shop stores it: upright WebP in sRGB, without the metadata of the camera. */
export interface ConvertedPhoto {
  readonly bytes: Buffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** More are not decoded: a few bytes can claim any number. */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 100;
/** Of the stored photo, in pixels. */
const MAX_SIDE = 1600;
const QUALITY = 80;

/** Decoding takes a core and the memory of all pixels. */
const queue = new PQueue({ concurrency: 2 });

/** Returns the issue of a file that is no acceptable photo, whatever its name or declared type. */
export async function convertPhoto(bytes: Buffer): Promise<ConvertedPhoto | PhotoIssue> {
  if (bytes.length > PHOTO_BYTES) return 'bytes';
  if (!isPhoto(bytes)) return 'type';
  return queue.add(() => convert(bytes));
}

/** Checks the first bytes before any decoder reads the rest: JPEG, PNG, WebP or AVIF. */
function isPhoto(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[\s\S]{4}WEBP/.test(head) ||
    /^[\s\S]{4}ftypavif/.test(head)
  );
}

async function convert(bytes: Buffer): Promise<ConvertedPhoto | PhotoIssue> {
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (pages > 1 || isAnimatedPng(bytes)) return 'animated';
    if (width * height > MAX_PIXELS) return 'pixels';
    if (Math.min(width, height) < MIN_SIDE) return 'small';
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return 'damaged'; // what a decoder says of a hostile file helps nobody
  }
}

/** The chunk that declares animation precedes the first pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  if (bytes[0] !== 0x89) return false;
  const animation = bytes.indexOf('acTL');
  return animation !== -1 && animation < bytes.indexOf('IDAT');
}
