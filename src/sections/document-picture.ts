import type { Image } from '../cms/content-fields.ts';
import { safeMediaSrc } from '../cms/safe-url.ts';

/** A picture another document names, checked as those in a section's own content are: a foreign one leaves its text. */
export function documentPicture(image: Image | undefined, hosts: readonly string[]): Image | undefined {
  return image && { ...image, src: safeMediaSrc(image.src, hosts) ?? '' };
}
