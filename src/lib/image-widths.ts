import { IMAGE_WIDTHS, type ImageWidth } from './image-address.ts';

/** The use of an image decides how many widths it is offered in: each costs bytes on every page. */
export const WIDTHS_OF = {
  /** Up to the full width of the viewport. */
  wide: [320, 640, 960, 1280, 1920],
  /** One of several side by side. */
  card: [320, 480, 640],
  /** Beside a line of text. */
  thumbnail: [160, 320],
} as const satisfies Readonly<Record<string, readonly ImageWidth[]>>;

export type ImageUse = keyof typeof WIDTHS_OF;

/** Use of an image by its `sizes`: a card or a thumbnail for a fixed width such as `5rem`; `wide` for any other. */
export function useOf(sizes: string): ImageUse {
  const [, rem] = /^([\d.]+)rem$/.exec(sizes) ?? [];
  if (rem === undefined || Number(rem) > 20) return 'wide';
  return Number(rem) > 7 ? 'card' : 'thumbnail';
}

export interface OfferedWidth {
  /** Width in the address. */
  readonly width: ImageWidth;
  /** Actual width: less where the image itself is smaller. */
  readonly pixels: number;
}

/** A width within this factor of another is not worth a file of its own. */
const NEARLY = 1.2;

/**
 * Widths to offer for an image `natural` pixels wide, ascending; it is never enlarged. All widths where it is unknown.
 */
export function offeredWidths(natural: number | undefined, use: ImageUse): readonly OfferedWidth[] {
  const wanted: readonly ImageWidth[] = WIDTHS_OF[use];
  if (natural === undefined) return wanted.map((width) => ({ width, pixels: width }));
  const smaller = wanted.filter((width) => width < natural).map((width) => ({ width, pixels: width }));
  const last = smaller.at(-1)?.pixels ?? 0;
  const isCovered = smaller.length === wanted.length || natural < last * NEARLY;
  return isCovered ? smaller : [...smaller, { width: deliveredWidth(1920, natural), pixels: natural }];
}

/** The delivered width for `requested`: the smallest that shows the whole image replaces all above it. */
export function deliveredWidth(requested: ImageWidth, natural: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= natural && width <= requested) ?? requested;
}
