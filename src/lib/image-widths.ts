import { IMAGE_WIDTHS, type ImageWidth } from './image-address.ts';

/** What a picture is shown as decides how many widths it is offered in: each costs bytes on every page. */
export const WIDTHS_OF = {
  /** Up to the whole window. */
  wide: [320, 640, 960, 1280, 1920],
  /** One of several beside each other. */
  card: [320, 480, 640],
  /** Beside a line of text. */
  thumbnail: [160, 320],
} as const satisfies Readonly<Record<string, readonly ImageWidth[]>>;

export type ImageUse = keyof typeof WIDTHS_OF;

/** What a picture of one fixed width, such as `5rem`, is shown as; any other takes a share of the window. */
export function useOf(sizes: string): ImageUse {
  const [, rem] = /^([\d.]+)rem$/.exec(sizes) ?? [];
  if (rem === undefined || Number(rem) > 20) return 'wide';
  return Number(rem) > 7 ? 'card' : 'thumbnail';
}

export interface OfferedWidth {
  /** As it stands in the address. */
  readonly width: ImageWidth;
  /** As the picture comes out: less where it is smaller itself. */
  readonly pixels: number;
}

/** A width this little above another is not worth a file of its own. */
const NEARLY = 1.2;

/** Widths to offer of a picture `natural` pixels wide, from small to large; it is never enlarged. Where its width is unknown, all. */
export function offeredWidths(natural: number | undefined, use: ImageUse): readonly OfferedWidth[] {
  const wanted: readonly ImageWidth[] = WIDTHS_OF[use];
  if (natural === undefined) return wanted.map((width) => ({ width, pixels: width }));
  const smaller = wanted.filter((width) => width < natural).map((width) => ({ width, pixels: width }));
  const last = smaller.at(-1)?.pixels ?? 0;
  const isCovered = smaller.length === wanted.length || natural < last * NEARLY;
  return isCovered ? smaller : [...smaller, { width: deliveredWidth(1920, natural), pixels: natural }];
}

/** The width that stands for `asked`: the smallest that shows all of a picture stands for all above it. */
export function deliveredWidth(requested: ImageWidth, natural: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= natural && width <= requested) ?? requested;
}
