import { IMAGE_FORMATS, imageAddress, type ImageName } from '../lib/image-address.ts';
import type { ImageSources, ImageSource } from '../lib/image-source.ts';
import { offeredWidths, type ImageUse } from '../lib/image-widths.ts';

interface Crop {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly focalPoint?: FocalPoint | undefined;
}

export interface ImageContent extends Crop {
  /** Another crop for phones. */
  readonly small?: Crop | undefined;
}

export interface ImageOptions {
  readonly imageSources: ImageSources;
  readonly sizes: string;
  readonly use: ImageUse;
}

/** Attributes of a `<source>`. */
interface SourceAttributes {
  readonly media?: string | undefined;
  readonly type?: string;
  readonly srcset: string;
  readonly sizes?: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface ImageMarkup {
  readonly sources: readonly SourceAttributes[];
  readonly src: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly focal: string | undefined;
}

/** Below the breakpoint "medium" (docs/contract.md#sections). */
const SMALL = '(width < 48rem)';

/**
 * The markup of an image: AVIF and WebP in the widths its use needs, the original for browsers that support neither.
 */
export async function imageMarkup(image: ImageContent, options: ImageOptions): Promise<ImageMarkup> {
  const { imageSources } = options;
  const small = image.small?.src ? image.small : undefined;
  const [found, foundSmall] = await Promise.all([imageSources.find(image.src), small && imageSources.find(small.src)]);
  const { width = image.width, height = image.height } = found ?? {};
  return {
    sources: [
      ...(small === undefined ? [] : smallSources(small, foundSmall, options)),
      ...(found?.name === undefined ? [] : sourcesOf(found.name, found.width, options)),
    ],
    src: fallbackOf(image.src, found),
    width,
    height,
    focal:
      [focalClass(image.focalPoint), small && smallFocalClass(small.focalPoint)].filter(Boolean).join(' ') || undefined,
  };
}

function smallSources(small: Crop, found: ImageSource | undefined, options: ImageOptions): SourceAttributes[] {
  const { width = small.width, height = small.height } = found ?? {};
  const shape = { media: SMALL, width, height };
  if (found?.name === undefined) return [{ ...shape, srcset: small.src }];
  return sourcesOf(found.name, found.width, options).map((source) => ({ ...shape, ...source }));
}

function sourcesOf(name: ImageName, natural: number | undefined, { sizes, use }: ImageOptions): SourceAttributes[] {
  return IMAGE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcset: offeredWidths(natural, use)
      .map(({ width, pixels }) => `${imageAddress({ width, format, ...name })} ${pixels}w`)
      .join(', '),
    sizes,
  }));
}

/** An image of another host that the shop delivers is never requested from that host. */
function fallbackOf(src: string, found: ImageSource | undefined): string {
  if (found?.isRemote !== true || found.name === undefined) return src;
  return imageAddress({ width: 960, format: 'webp', ...found.name });
}

/** A focal point of an image as shares of its width and height, from the top left. */
interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Classes for the nearest of nine positions, which stays visible when the image is cropped; undefined for the centre.
 */
function focalClass(point: FocalPoint | undefined): string | undefined {
  return positions(point, 'focal').join(' ') || undefined;
}

/** The same for the crop of phones, where it overrides the other focal point: never empty. */
function smallFocalClass(point: FocalPoint | undefined): string {
  return ['focal-small', ...positions(point, 'focal-small')].join(' ');
}

function positions(point: FocalPoint | undefined, prefix: string): string[] {
  if (point === undefined) return [];
  const across = third(point.x, 'left', 'right');
  const down = third(point.y, 'top', 'bottom');
  return [across, down].filter(Boolean).map((position) => `${prefix}-${position}`);
}

function third(value: number, low: string, high: string): string | undefined {
  if (value < 1 / 3) return low;
  return value > 2 / 3 ? high : undefined;
}
