import { mediaName, NO_STAMP, imageAddress } from './image-address.ts';
import { WIDTHS_OF } from './image-widths.ts';

/** `srcset` of an image that a script shows beside a line of text; `undefined` where only the original is available. */
export function thumbnailSet(src: string): string | undefined {
  const name = mediaName(src);
  if (name === undefined) return undefined;
  return WIDTHS_OF.thumbnail
    .map((width) => `${imageAddress({ width, stamp: NO_STAMP, name, format: 'webp' })} ${width}w`)
    .join(', ');
}
