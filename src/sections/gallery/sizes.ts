/** Widths of the images on the page, as gallery.css sets them; for the attribute `sizes`. */

export const STAGE_SIZES = '(width >= 68rem) 56rem, 82vw';

const PHONE = '92vw';
const FULL = `(width >= 84rem) 84rem, ${PHONE}`;
const LARGE = `(width >= 84rem) 56rem, (width >= 43rem) 62vw, ${PHONE}`;
const SMALL = `(width >= 84rem) 27rem, (width >= 43rem) 31vw, ${PHONE}`;

/** Rows of a large and a small tile, then of three small ones; the last tile fills its row. */
export function tileSizes(index: number, count: number): string {
  const position = index % 5;
  const isLast = index === count - 1;
  if (isLast && (position === 0 || position === 2)) return FULL;
  return position === 0 || (isLast && position === 3) ? LARGE : SMALL;
}
