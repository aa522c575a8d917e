/** Widths images are delivered in, in pixels, ascending; no other is served. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
/** In order of preference. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Stamp of an image with unknown content: such an address is cached for a day only. */
export const NO_STAMP = '-';

/** The part of an image's address that is the same in every width and format. */
export interface ImageName {
  /** Start of the hash of a local image's bytes, `NO_STAMP`, or `~` and the signature of a remote one. */
  readonly stamp: string;
  /** Path below `/media/`, percent-encoded; for a remote image its URL in base64url. */
  readonly name: string;
}

export interface ImageAddress extends ImageName {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** `/img/<width>/<stamp>/<name>.<format>` */
export function imageAddress({ width, stamp, name, format }: ImageAddress): string {
  return `/img/${width}/${stamp}/${name}.${format}`;
}

const ADDRESS = /^\/img\/([1-9]\d{2,3})\/(-|[\w-]{8}|~[\w-]{16})\/([^?#]{1,4000})\.(avif|webp)$/;

/** Reads the path of a request; `undefined` for anything `imageAddress` does not write. */
export function readImageAddress(path: string): ImageAddress | undefined {
  const [, digits, stamp, name, extension] = ADDRESS.exec(path) ?? [];
  const width = IMAGE_WIDTHS.find((one) => String(one) === digits);
  const format = IMAGE_FORMATS.find((one) => one === extension);
  if (width === undefined || format === undefined || stamp === undefined || name === undefined) return undefined;
  return { width, stamp, name, format };
}

const MEDIA = '/media/';
const RASTER = /^[^?#\s]+\.(jpe?g|png|webp|avif)$/i;

/**
 * The name of an image of the shop by its path; `undefined` for other addresses and for formats that are sent
 * unchanged.
 */
export function mediaName(src: string): string | undefined {
  const name = src.startsWith(MEDIA) ? src.slice(MEDIA.length) : '';
  return RASTER.test(name) ? name : undefined;
}
